import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, askedThings, isCommon, speaksOf } from "~/tailor/propose/asked-things";
import { inSentence, joinList } from "~/tailor/propose/in-sentence";
import { plainCase } from "~/tailor/propose/summary/role-name";
import { lineWeigher, type Weighed } from "~/tailor/propose/weigh-lines";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { chooseLines, type Group, likenessOf, linesOfKind, rankJobs, sameKind } from "./choose-lines";
import { applying, type Extent, letterText, type OwnSentences, subject } from "./frame";
import { letterHead } from "./head";
import { jobsOf, withNearestTitle } from "./job";
import { figureWorth, type Told, tellable, tellableAnswers } from "./proofs";
import { isSpelled } from "./spelling";
import { tellCertificates, tellDegree, tellListed } from "./tell-rest";
import { Teller } from "./teller";
import { type Career, heldOf, whoIs } from "./who-is";

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

/** What a letter is made of. */
interface Material extends Career {
  input: LetterInput;
  weighed: ReadonlyMap<Told, Weighed>;
}

const mostWords = 350;
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
const mostAnswers = 3;
const mostNamed = 2;
const mostOfRun = 5;
/** Money and percentages, of which somebody is asked how they came about. */
const worthOfResult = 2;
/** With fewer the lines of the job nearest by its title are told too. */
const fewestBearing = 2;
/** Of fewer lines no letter is made, but a note. */
const fewestOfLetter = 3;

/**
 * A cover letter of one page at most: the position, who the person is by the job nearest to it, then the lines of the
 * resume that best answer the post, by job, as they were written; licences and degree; the close. What it says of the
 * candidate passes the gate, what it says of the employer stands in the posting. Same input, same letter.
 */
export function writeLetter(input: LetterInput, tag: Tag): Letter {
  const { resume, posting, match, date, body } = input;
  const foreign = [["your resume", resume.source] as const, ["the job post", posting.source] as const].find(
    ([, text]) => !isEnglish(text),
  );
  if (foreign)
    return {
      text: `No letter was written: ${foreign[0]} does not read as English, and we write in English only.`,
      claims: [],
    };
  const teller = new Teller(input);
  const told = [...tellable(resume, posting, tag), ...tellableAnswers(input.facts ?? [], tag)];
  const lines = told.filter((line) => teller.isProven(line));
  const asked = askedThings(resume, posting, match);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume)
    .filter(({ path }) => !doubtful.has(path))
    .map((job) => withNearestTitle(job, (title) => likenessOf(title, posting)))
    // "Aprentice": a slip in a title is mended by its owner, and not repeated here.
    .map((job) =>
      isSpelled(job.roles ?? job.position ?? "", tag)
        ? job
        : { ...job, role: undefined, roles: undefined, position: undefined },
    );
  const weighLine = lineWeigher(resume, posting, match);
  const weighed = new Map(lines.map((line) => [line, weighLine(line.path, line.text)]));
  const ranked = rankJobs(jobs, posting, weighed);
  const material: Material = { input, resume, posting, asked, weighed, ranked, tag };
  const letter = (body && framed(input, body)) ?? byRules(material);
  if (!letter) {
    const reason = "nothing in your resume that we can tell in a sentence bears on what this post asks for";
    const text = `No letter was written: ${reason}. Say in one sentence why you want this job, and we write a short letter around it.`;
    return { text, claims: [] };
  }
  const head = [
    ...(date ? [letterHead(posting, date)] : []),
    ...(posting.title ? [`Re: ${plainCase(subject(posting.title))}`] : []),
  ];
  return { ...letter, text: [...head, letter.text].join("\n\n") };
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed(input: LetterInput, body: NonNullable<LetterInput["body"]>): Letter | undefined {
  const text = letterText(input, [sentence(applying(input.posting)), ...body.paragraphs]);
  const words = wordsIn(text);
  return words >= leastOfModel && words <= mostWords ? { text, claims: body.claims } : undefined;
}

function byRules(material: Material): Letter | undefined {
  const { input, weighed, ranked } = material;
  const teller = new Teller(input);
  const isAnswer = ({ path }: Told) => path.startsWith("/facts/");
  const answers = [...weighed.keys()].filter(isAnswer).slice(0, mostAnswers);
  const ofResume = new Map([...weighed].filter(([line]) => !isAnswer(line)));
  const bearing = chooseLines(ofResume, ranked);
  const isMeagre = bearing.reduce((sum, { lines }) => sum + lines.length, 0) < fewestBearing;
  const chosen = isMeagre ? withMore(bearing, linesOfKind(ofResume, ranked, bearing.length === 0)) : bearing;
  const held = heldOf(material, chosen);
  const who = held ? whoIs(material, held, teller) : [];
  const isNothing = chosen.length === 0 && answers.length === 0 && !(held?.isTitled && who.length > 0);
  if (isNothing && !input.own?.why?.trim()) return undefined;
  const groups = ordered(chosen, teller.saidJobs, who.length === 1);
  const apply = applying(input.posting);
  const [only = "", ...others] = who;
  // Who has done such work says that first.
  const isOfKind = held !== undefined && held.likeness >= sameKind && others.length === 0 && only.startsWith("I ");
  const about = isOfKind ? sentence(`${only.replace(/\.$/u, "")}, and ${apply}`) : [sentence(apply), ...who].join(" ");
  const [answered] = answers;
  const told = [...groups, ...(answered ? [{ job: answered.job, lines: answers }] : [])];
  const leads = leadsOf(material, told);
  const texts = told.map((group, at) => teller.tell(group, { asked: leads.get(group), isFirst: at === 0 }));
  const paragraphs = [about, ...paragraphsOf(texts)];
  const count = told.reduce((sum, { lines }) => sum + lines.length, 0);
  const counted = told.flatMap(({ lines }) => lines.filter(({ text }) => figureWorth(text) >= worthOfResult));
  const extent =
    count < fewestOfLetter
      ? "note"
      : counted.length > 1
        ? "results"
        : isOfKind
          ? "ofKind"
          : told.length === 1
            ? "oneJob"
            : "letter";
  return finish(material, teller, paragraphs, extent);
}

/** The groups with lines that none of them tells. */
function withMore(groups: readonly Group[], more: readonly Group[]): Group[] {
  const known = new Set(groups.flatMap(({ lines }) => lines));
  const merged = groups.map((group) => {
    const others = more.filter(({ job }) => job.path === group.job.path).flatMap(({ lines }) => lines);
    return { ...group, lines: [...group.lines, ...others.filter((line) => !known.has(line))] };
  });
  return [...merged, ...more.filter(({ job }) => !groups.some((group) => group.job.path === job.path))];
}

/** Jobs that were said as one are told as one; what alone was said comes first. */
function ordered(groups: readonly Group[], said: readonly string[], isAlone: boolean): Group[] {
  const isSaid = ({ job }: Group) => said.includes(job.path);
  const whole = groups.filter(
    (one) => isSaid(one) && groups.some((other) => other !== one && isSaid(other) && other.job.role === one.job.role),
  );
  const [first] = whole;
  const merged = groups.flatMap((group) => {
    if (!first || !whole.includes(group)) return [group];
    return group === first ? [{ job: first.job, lines: whole.flatMap(({ lines }) => lines).slice(0, mostOfRun) }] : [];
  });
  return isAlone ? [...merged.filter(isSaid), ...merged.filter((group) => !isSaid(group))] : merged;
}

/** What the post asks for by its name in the lexicon, before the lines that speak of it; each thing once. */
function leadsOf({ asked, posting }: Material, groups: readonly Group[]): Map<Group, string> {
  const post = posting.source.toLowerCase();
  const isInPost = (name = "") => post.includes(name.toLowerCase());
  const leads = new Map<Group, string>();
  const said = new Set<string>();
  for (const group of groups) {
    const things = asked.filter((thing) => {
      const isClean =
        thing.id !== undefined &&
        isInPost(thing.canonical) &&
        cleanName(thing) !== undefined &&
        !said.has(thing.canonical ?? "");
      return isClean && group.lines.some((line) => !line.isNoun && speaksOf(line.text, thing));
    });
    const names = things.slice(0, mostNamed).flatMap((thing) => cleanName(thing) ?? []);
    if (names.length === 0) continue;
    leads.set(group, `${leads.size === 0 ? "You ask for" : "You also ask for"} ${joinList(names)}. `);
    for (const { canonical = "" } of things) said.add(canonical);
  }
  return leads;
}

/** As the lexicon and the post both have it: "accounts payable", "QuickBooks"; a single word of a skill says too little. */
function cleanName({ term, canonical, kind }: AskedThing): string | undefined {
  if (canonical === undefined || term.toLowerCase() !== canonical.toLowerCase() || isCommon(term)) return undefined;
  return kind === "tool" || /\s/.test(canonical) ? inSentence({ term: canonical, kind }) : undefined;
}

/** Each list by itself; what is told in one sentence shares a paragraph with its like. */
function paragraphsOf(told: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const text of told) {
    const last = paragraphs.at(-1);
    const isShort = (one: string) => !/[\n]|[.!?] \p{Lu}/u.test(one);
    if (last === undefined || !isShort(last) || !isShort(text)) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`;
  }
  return paragraphs;
}

/** The paragraphs with what the resume only names behind them. */
function finish({ input, asked, tag }: Material, teller: Teller, paragraphs: string[], extent: Extent): Letter {
  const { resume, match, posting } = input;
  const said = [
    ...tellCertificates(resume, match, posting, (text) => teller.say(text), paragraphs),
    ...(tellDegree(resume, match, posting, tag)
      .map((text) => teller.say(text))
      .find(({ length }) => length > 0) ?? []),
    ...teller.say(tellListed(asked, paragraphs), "Of what you ask for, "),
  ];
  const text = letterText(input, [...paragraphs, ...(said.length > 0 ? [said.join(" ")] : [])], extent);
  return { text, claims: teller.claims };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
