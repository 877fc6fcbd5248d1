import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings, speaksOf } from "~/tailor/propose/asked-things";
import { inSentence } from "~/tailor/propose/in-sentence";
import { namesWork } from "~/tailor/propose/profile-pieces";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { canBeDated } from "./anchor";
import { isTelling } from "./asked-names";
import { chooseLines, type Group } from "./choose-lines";
import { type Extent, inParagraphs, letterText, type OwnSentences, withRest } from "./frame";
import { letterHead } from "./head";
import { jobsOf, withRun } from "./job";
import { lineFeatures, lineWorth, roughnessOf, sharedWords } from "./line-features";
import { isSpelled } from "./lines/spelling";
import { linesToTell } from "./lines-to-tell";
import { applying, hasEndedBefore, type Material, openingOf, wishOf } from "./opening";
import { subject, withPlainTitle } from "./position";
import { figureWorth, type Told, termOf, withoutHead } from "./proofs";
import { rankJobs, sameKind, withNearestTitle } from "./rank-jobs";
import { tellDegree } from "./tell-degree";
import { figuresOf } from "./tell-figures";
import { tellCertificates } from "./tell-papers";
import { tellLanguages, tellListed, tellThesis } from "./tell-rest";
import { Teller } from "./teller";

export interface LetterInput {
  /** The resume as it was written by the candidate: the only evidence beside the facts. */
  resume: Resume;
  posting: Posting;
  match: Match;
  facts?: Fact[];
  /** Signs the letter; else the resume's own name, else nobody. */
  name?: string;
  /** The day, as it reads at the head; without it the letter begins with the salutation. */
  date?: string | undefined;
  own?: OwnSentences | undefined;
  /** Paragraphs about the candidate in place of the rules' own; each of their claims has passed the gate. */
  body?: { paragraphs: string[]; claims: Claim[] };
}

export interface Letter {
  text: string;
  /** Every claim about the candidate, all of them supported. */
  claims: Claim[];
}

const mostWords = 350;
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
const mostAnswers = 3;
const mostOfRun = 6;
/** Beside so many lines one note with a figure is enough. */
const rich = 4;
/** Money and percentages, of which somebody is asked how they came about. */
const worthOfResult = 2;
/** Of fewer lines no letter of results is made. */
const fewestOfLetter = 3;
/** What its writer holds up as an accomplishment; the marks that weights are learnt from are of lines of jobs. */
const heldUp = 0.2;
/** What changed by how much is what a reader asks about; what is named and not told says the least. */
const result = 0.8;
const counted = 0.3;
const noun = 0.8;
/** For a post of somebody who leads: who was led, and who was stood in for. */
const leading = 0.5;
const leader =
  /\b(?:manager|leader|lead|supervisor|head|chief|senior|foreman|forewoman|director|matron|controller|principal)\b/iu;
const people =
  "team|staff|apprentices?|trainees|students|starters|juniors?|crew|brigade|colleagues|people|(?:social )?workers|nurses|cooks|cleaners|drivers|advisors|technicians|assistants|recruits";
const ofLeading = new RegExp(
  `^(?:was |am )?in charge of |^(?:\\p{L}+ly )?(?:cover(?:ed)?|deputi[sz]ed?|stood in|stand in|act(?:ed)?) for |^(?:[\\p{L} ]+ and )?(?:supervise|manage|lead|led|train|mentor|coach|run|ran|oversee|oversaw)d?(?:ed)? (?:[\\p{L}\\d-]+ ){0,4}(?:${people})\\b`,
  "u",
);
const heldUpIn = /^\/(?:awards|other)\//u;

/**
 * A cover letter of one page at most. It opens with the strongest proof: what is asked for and shown, by name, and the lines of
 * the job that answer the post best; then other jobs, the latest first; licences and degree; the close. What it says of the
 * candidate passes the gate, what it says of the employer stands in the posting. Same input, same letter.
 */
export function writeLetter(given: LetterInput, tag: Tag): Letter {
  const input = { ...given, posting: withPlainTitle(given.posting) };
  const { resume, posting, date, body } = input;
  const foreign = [["your resume", resume.source] as const, ["the job post", posting.source] as const].find(
    ([, text]) => !isEnglish(text),
  );
  if (foreign)
    return {
      text: `No letter was written: ${foreign[0]} does not read as English, and we write in English only.`,
      claims: [],
    };
  const material = letterMaterial(input, tag);
  const { held } = material;
  const letter = (body && framed(input, body)) ?? byRules(material);
  if (!letter) {
    const reason = "too little in your resume that we can tell in a sentence bears on what this post asks for";
    const text = `No letter was written: ${reason}. Say in one sentence why you want this job, and we write a short letter around it.`;
    return { text, claims: [] };
  }
  const head = [
    ...(date ? [letterHead(posting, date)] : []),
    ...(posting.title ? [`Re: ${subject(posting.title, held)}`] : []),
  ];
  return { ...letter, text: [...head, letter.text].join("\n\n") };
}

/** What the best line of a job answers by name and no paragraph names yet, as the post has it. */
function askedOf({ lines }: Group, told: readonly string[], { asked, weighed, tag }: Material): string | undefined {
  const [best] = lines.filter(({ isFigure }) => !isFigure);
  const proves = new Set(best && weighed.get(best)?.proves.map(({ id }) => id));
  return asked
    .filter(({ id, kind }) => id !== undefined && proves.has(id) && kind === "skill")
    .filter((thing) => !told.some((text) => speaksOf(text, thing)))
    .flatMap((thing) => {
      const term = termOf(thing, tag);
      return term && namesWork.test(term) && isTelling(term) ? [inSentence({ ...thing, term })] : [];
    })[0];
}

/** Every line that a letter could tell, weighed, and the jobs by their closeness to the post. */
export function letterMaterial(input: LetterInput, tag: Tag): Material {
  const { resume, posting, match } = input;
  const teller = new Teller(input, tag);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume)
    .filter(({ path }) => !doubtful.has(path) || path.startsWith("/work/"))
    .map((job) => (doubtful.has(job.path) ? withoutHead(job) : job))
    .map((job) => withNearestTitle(job, posting))
    // "Aprentice": a slip in a title is mended by its owner, and not repeated here.
    .map((job) =>
      isSpelled(job.roles ?? job.position ?? "", tag)
        ? job
        : { ...job, role: undefined, roles: undefined, position: undefined },
    );
  const weighLine = lineWeigher(resume, posting, match);
  const weighed = new Map(linesToTell(input, teller, tag).map((line) => [line, weighLine(line.path, line.text)]));
  const ranked = rankJobs(jobs, posting, weighed);
  const held = ranked.find(({ likeness }) => likeness >= sameKind)?.job.title;
  return { input, teller, asked: askedThings(resume, posting, match), weighed, ranked, tag, held };
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed(input: LetterInput, body: NonNullable<LetterInput["body"]>): Letter | undefined {
  const text = letterText(input, [sentence(applying(input.posting)), ...body.paragraphs]);
  const words = text.split(/\s+/).filter(Boolean).length;
  return words >= leastOfModel && words <= mostWords ? { text, claims: body.claims } : undefined;
}

function byRules(material: Material): Letter | undefined {
  const { input, teller } = material;
  const answers = [...material.weighed.keys()].filter(isAnswer).slice(0, mostAnswers);
  const groups = withFigures(inPostOrder(withRuns(groupsOf(material), material), material), material);
  const papers = papersOf(material, groups);
  const listed = tellListed(material, papers);
  const isWorthwhile = isEnough(material, groups, papers.length + Number(listed.length > 0));
  if (!isWorthwhile && answers.length === 0 && !input.own?.why?.trim()) return undefined;
  const [first, ...others] = isWorthwhile ? groups : [];
  const [answered] = answers;
  const body = [...others, ...(answered ? [{ job: answered.job, lines: answers }] : [])];
  const opening = openingOf(material, first, body);
  const paragraphs = [...opening.paragraphs];
  let asks: string | undefined;
  for (const { group, when } of inOrder(body, first)) {
    const named = asks === undefined ? askedOf(group, paragraphs, material) : undefined;
    const told = teller.tell(group, { when: named ? "" : when });
    if (named && told) asks = named;
    paragraphs.push(named && told ? `You also ask for ${named}. ${told}` : told);
  }
  const told = [...(first ? [first] : []), ...body].flatMap(({ lines }) => lines);
  const studied = teller.sayFirst(tellThesis(input.resume, input.posting));
  const skills = tellListed(material, [...paragraphs, ...papers, ...studied]).flatMap((text) => teller.say(text));
  const rest = [...papers, ...studied, ...skills, ...teller.sayFirst(tellLanguages(input.resume, input.match))];
  const wish = first && wishOf(first, material);
  const text = letterText(input, withRest(inParagraphs(paragraphs.filter(Boolean)), rest), {
    extent: extentOf(told),
    wish,
  });
  return { text, claims: teller.claims };
}

/** The lines that answer the post, by job; one of the kind of the post leads. */
function groupsOf({ weighed, ranked, input, tag }: Material): Group[] {
  const features = lineFeatures(weighed, ranked, input.posting, tag);
  const isForLeader = leader.test(input.posting.title ?? "");
  const candidates = new Map(
    [...features]
      .filter(([line]) => !isAnswer(line))
      .map(([line, seen]) => {
        const own =
          (heldUpIn.test(line.path) ? heldUp : 0) +
          (isResult(line.text) ? result : figureWorth(line.text) > 0 ? counted : 0) +
          (isForLeader && ofLeading.test(line.text) ? leading : 0) -
          (line.isNoun ? noun / ((weighed.get(line)?.proves.length ?? 0) > 0 ? 2 : 1) : 0);
        const worth = lineWorth(seen) - roughnessOf(line.text, tag) + own;
        return [line, { worth, proves: weighed.get(line)?.proves ?? [] }];
      }),
  );
  const held = input.match.rows.filter(
    ({ kind, state }) => state === "shown" && /^(?:credential|tool|degree)$/.test(kind),
  );
  const groups = chooseLines(candidates, ranked, {
    holdsAsked: held.length > 1,
    isForBeginner: forBeginners.test(input.posting.title ?? ""),
  });
  const ofKind = new Set(ranked.flatMap(({ job, likeness }) => (likeness >= sameKind ? [job.path] : [])));
  const lead = groups.find(({ job }) => ofKind.has(job.path)) ?? groups[0];
  return lead ? [lead, ...groups.filter((group) => group !== lead)] : [];
}

/** "from 52 to 34 days", "by 18%", "4% under budget" */
function isResult(text: string): boolean {
  return figureWorth(text) > 0 && /\bfrom \D?\d.* to \D?\d|\bby (?:about |over )?(?:\d|half)|\d%/u.test(text);
}

const forBeginners = /\b(?:apprentice|apprenticeship|trainee|junior|entry|graduate|intern|internship|starter)\b/iu;

function isAnswer({ path }: Told): boolean {
  return path.startsWith("/facts/");
}

/** A line opens a job where it is about as strong as the strongest one. */
const asStrong = 0.6;

/** The lines of each job in the order in which the post asks for them; one of the strongest opens. */
function inPostOrder(groups: readonly Group[], { weighed, input: { posting } }: Material): Group[] {
  const parts = [...posting.duties, ...posting.requirements.map((asked) => asked.sentence)];
  const placeOf = (line: Told) => {
    const named = weighed.get(line)?.proves.map(({ span }) => span.start) ?? [];
    if (named.length > 0) return Math.min(...named);
    const alike = parts.map(({ start, end }) => ({
      start,
      shared: sharedWords(line.text, posting.source.slice(start, end)),
    }));
    const [best] = alike.filter(({ shared }) => shared > 0).sort((one, other) => other.shared - one.shared);
    return best?.start ?? posting.source.length;
  };
  const answerOf = (line: Told) => weighed.get(line)?.answer ?? 0;
  return groups.map((group) => {
    const lines = [...group.lines].sort((one, other) => placeOf(one) - placeOf(other));
    const most = Math.max(...lines.map(answerOf));
    const opening = lines.find((line) => answerOf(line) >= asStrong * most);
    return { ...group, lines: opening ? [opening, ...lines.filter((line) => line !== opening)] : lines };
  });
}

/** Jobs of one title that follow each other without a gap are told as one. */
function withRuns(groups: readonly Group[], { ranked }: Material): Group[] {
  const jobs = ranked.map(({ job }) => job);
  const merged: Group[] = [];
  for (const group of groups) {
    const run = group.job.role === undefined ? undefined : withRun(group.job, jobs);
    const known = merged.find((one) => one.run?.paths.includes(group.job.path));
    if (known) known.lines = [...known.lines, ...group.lines].slice(0, mostOfRun);
    else
      merged.push({
        ...group,
        ...(run && run.paths.length > 1 && run.job.isCurrent === group.job.isCurrent && { run }),
      });
  }
  return merged;
}

/** So many notes with figures are quoted of a job. */
const mostFigures = 2;

/** With the notes of the told jobs that count something; where nothing is told, with those of the job nearest to the post. */
function withFigures(groups: readonly Group[], { ranked, tag, teller }: Material): Group[] {
  const [nearest] = ranked.filter(
    ({ job }) => job.role !== undefined && canBeDated(job) && job.path.startsWith("/work/"),
  );
  const told = groups.length > 0 || nearest === undefined ? groups : [{ job: nearest.job, lines: [] }];
  return told.flatMap((group) => {
    const notes = figuresOf(group.job, tag).filter((line) => teller.isProven(line));
    const own = group.lines.map(({ path, text }) => ({ path, text: text.toLowerCase() }));
    const isNew = (line: Told) => own.every(({ text }) => !text.includes(line.text.toLowerCase()));
    const best = notes
      .filter(isNew)
      .sort((one, other) => figureWorth(other.text) - figureWorth(one.text))
      .slice(0, mostFigures);
    const isRich = group.lines.length >= rich;
    const lines = [...group.lines, ...(isRich ? best.slice(0, 1) : best)];
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

/** Whether there is something to write about: lines that answer the post, or a job of its kind. */
function isEnough({ ranked }: Material, groups: readonly Group[], papers: number): boolean {
  if (groups.length > 0) return true;
  return ranked.some(
    ({ job, isTitled, likeness }) =>
      canBeDated(job) && (isTitled || (papers > 0 && (likeness >= sameKind || (job.isCurrent && papers > 1)))),
  );
}

/** The groups with when each was, beside the one that is told before it, and with what parts two of one title. */
function inOrder(groups: readonly Group[], first: Group | undefined): { group: Group; when: string }[] {
  const told = first ? [first] : [];
  let said = 0;
  return groups.map((group) => {
    const [job, last] = [group, told.at(-1)].map((one) => one?.run?.job ?? one?.job);
    const isBefore = job !== undefined && last !== undefined && hasEndedBefore(job, last);
    const isSameTitle = told.some((one) => one.job.roles !== undefined && one.job.roles === group.job.roles);
    const when = isBefore ? (["Before that, ", "Earlier, "][said] ?? "") : isSameTitle ? "Also " : "";
    said += Number(isBefore);
    told.push(group);
    return { group, when };
  });
}

/** Licences, certificates and the degree that is asked for. */
function papersOf({ input: { resume, match, posting }, teller, tag }: Material, groups: readonly Group[]): string[] {
  const told = groups.flatMap(({ job, lines }) => [job.roles ?? "", ...lines.map(({ text }) => text)]);
  const voice = {
    sayFirst: (texts: readonly string[]) => teller.sayFirst(texts),
    canSay: (text: string) => teller.isSayable(text),
    isWord: (word: string) => isSpelled(word, tag),
  };
  const papers = tellCertificates(resume, match, posting, voice, told);
  const degree = teller.sayFirst(tellDegree(resume, match, posting, tag));
  const isAgain = papers.some((text) => /^I (?:hold|have) /u.test(text));
  return [...papers, ...degree.map((text) => (isAgain ? text.replace(/^I (hold|have) /u, "I also $1 ") : text))];
}

function extentOf(lines: readonly Told[]): Extent {
  const counted = lines.filter(({ text }) => figureWorth(text) >= worthOfResult);
  return lines.length >= fewestOfLetter && counted.length > 1 ? "results" : "other";
}
