import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { canBeDated } from "./anchor";
import { chooseLines, type Group } from "./choose-lines";
import { type Extent, inParagraphs, letterText, type OwnSentences, withRest } from "./frame";
import { letterHead } from "./head";
import { jobsOf } from "./job";
import { lineFeatures, lineWorth, roughnessOf } from "./line-features";
import { isSpelled } from "./lines/spelling";
import { linesToTell } from "./lines-to-tell";
import { applying, type Material, openingOf, wishOf } from "./opening";
import { subject, withPlainTitle } from "./position";
import { askedOf, inPostOrder } from "./post-order";
import { figureWorth, type Told, withoutHead } from "./proofs";
import { rankJobs, sameKind, withNearestTitle } from "./rank-jobs";
import { tellDegree } from "./tell-degree";
import { tellCertificates } from "./tell-papers";
import { languagesAsked, tellListed, tellThesis } from "./tell-rest";
import { Teller } from "./teller";
import { inOrder, withFigures, withRuns } from "./whole-jobs";

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
  const isListed = tellListed(material, papers).length > 0;
  const isWorthwhile = isEnough(material, groups, papers.length + Number(isListed));
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
  const languages = languagesAsked(input.resume, input.match);
  const spoken = languages.length > 0 ? teller.say(`I also speak ${joinList(languages)}`) : [];
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const listed = tellListed(material, [...paragraphs, ...papers, ...studied], spoken.length > 0 ? [] : languages);
  const skills = listed.flatMap((text) => teller.say(text));
  const rest = [...papers, ...studied, ...skills, ...spoken];
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

/** Whether there is something to write about: lines that answer the post, or a job of its kind. */
function isEnough({ ranked }: Material, groups: readonly Group[], papers: number): boolean {
  if (groups.length > 0) return true;
  return ranked.some(
    ({ job, isTitled, likeness }) =>
      canBeDated(job) && (isTitled || (papers > 0 && (likeness >= sameKind || (job.isCurrent && papers > 1)))),
  );
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
