import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { bestTerms } from "~/tailor/propose/profile-pieces";
import { plainCase } from "~/tailor/propose/role-name";
import { lineWeigher, type Weighed } from "~/tailor/propose/weigh-lines";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { chooseLines, type Group, type RankedJob, rankJobs } from "./choose-lines";
import { applying, letterText, type OwnSentences, subject } from "./frame";
import { letterHead } from "./head";
import { type Job, jobsOf } from "./job";
import { isSurelyLatest, isTrainingBeforeDegree } from "./latest";
import { type Told, tellable, tellableAnswers } from "./proofs";
import { tellCertificates, tellDegree, tellListed } from "./tell-rest";
import { canBeDated, Teller } from "./teller";

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
interface Material {
  input: LetterInput;
  asked: AskedThing[];
  weighed: ReadonlyMap<Told, Weighed>;
  /** The nearest to the post first. */
  ranked: RankedJob[];
  tag: Tag;
}

const mostWords = 350;
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
const mostAnswers = 3;
/** A job without a line to tell is named where it is of the same kind as the post. */
const sameKind = 0.5;
const mostTerms = 3;
const fewestTerms = 2;

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
  const jobs = jobsOf(resume).filter(({ path }) => !doubtful.has(path));
  const weighLine = lineWeigher(resume, posting, match);
  const weighed = new Map(lines.map((line) => [line, weighLine(line.path, line.text)]));
  const ranked = rankJobs(jobs, posting, weighed);
  const material: Material = { input, asked, weighed, ranked, tag };
  const letter = (body && framed(input, body)) ?? byRules(material);
  if (!letter) {
    const text = "No letter was written: no line of your resume could be told as a sentence about this job.";
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
  const groups = chooseLines(new Map([...weighed].filter(([line]) => !isAnswer(line))), ranked);
  const held = heldOf(material, groups);
  if (groups.length === 0 && answers.length === 0 && !held) return undefined;
  const who = held ? whoIs(material, held, teller) : [];
  const about = [sentence(applying(input.posting)), ...who].join(" ");
  const [answered] = answers;
  const rank = ({ job }: Group) =>
    job.path === held?.job.path ? 0 : ranked.some((one) => one.job.path === job.path) ? 1 : 2;
  const ordered = [...groups].sort((one, other) => rank(one) - rank(other));
  const told = [...ordered, ...(answered ? [{ job: answered.job, lines: answers }] : [])];
  return finish(material, teller, [about, ...paragraphsOf(told.map((group) => teller.tell(group)))]);
}

/** Each list by itself; what is told in one sentence shares a paragraph with its like. */
function paragraphsOf(told: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const text of told) {
    const last = paragraphs.at(-1);
    if (last === undefined || last.includes("\n") || text.includes("\n")) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`;
  }
  return paragraphs;
}

/** The job that says who somebody is: the nearest one that lines are told of, or that has the title of the post. */
function heldOf({ ranked, input }: Material, groups: readonly Group[]): RankedJob | undefined {
  const isTold = ({ job }: RankedJob) => groups.some((group) => group.job.path === job.path);
  return ranked.find(
    (one) =>
      one.job.role !== undefined &&
      canBeDated(one.job) &&
      !isTrainingBeforeDegree(one.job, input.resume) &&
      (isTold(one) || one.likeness >= sameKind),
  );
}

/** The nearest job; where another one of its kind came later, or goes on, that one first. Which came last is said where it is sure. */
function whoIs(material: Material, held: RankedJob, teller: Teller): string[] {
  const { resume } = material.input;
  const [latest] = material.ranked
    .filter(({ job }) => job.role !== undefined && canBeDated(job) && !isTrainingBeforeDegree(job, resume))
    .sort((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  const isLatest = latest === undefined || endOf(held.job) >= endOf(latest.job);
  const things = experience(material, held);
  const orderOf = ({ job }: RankedJob) => (isSurelyLatest(job, resume) ? "latest" : "alone");
  if (isLatest) return teller.sayHeld(held.job, { order: orderOf(held), things });
  const before =
    latest.likeness > 0 && orderOf(latest) === "latest"
      ? teller.sayHeld(latest.job, { order: "latest", things: [] })
      : [];
  if (before.length === 0) return teller.sayHeld(held.job, { order: "alone", things });
  const order = endOf(held.job) <= (latest.job.startDate ?? "") ? "earlier" : "beside";
  return [...before, ...teller.sayHeld(held.job, { order, things })];
}

function endOf({ isCurrent, endDate, startDate }: Job): string {
  return isCurrent ? "9999" : (endDate ?? startDate ?? "");
}

/** ", with experience in purchasing, menus and banquets": the fullest first. */
function experience({ input, asked, tag }: Material, { job }: RankedJob): string[] {
  const named = [...asked, ...namedAnywhere(input.resume, input.posting)];
  const terms = bestTerms(input.resume, named, job.role ?? "", tag).filter(
    ({ canonical, isOpen }) => canonical !== undefined && !isOpen,
  );
  const names = terms.slice(0, mostTerms).map(({ text }) => text);
  return [names, names.slice(0, fewestTerms)]
    .filter(({ length }) => length >= fewestTerms)
    .map((list) => `, with experience in ${joinList(list)}`);
}

/** The paragraphs with what the resume only names behind them. */
function finish({ input, asked, tag }: Material, teller: Teller, paragraphs: string[]): Letter {
  const { resume, match, posting } = input;
  const said = [
    ...tellCertificates(resume, match, posting, (text) => teller.say(text)),
    ...(tellDegree(resume, match, posting, tag)
      .map((text) => teller.say(text))
      .find(({ length }) => length > 0) ?? []),
    ...teller.say(tellListed(asked, paragraphs)),
  ];
  const text = letterText(input, [...paragraphs, ...(said.length > 0 ? [said.join(" ")] : [])]);
  return { text, claims: teller.claims };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
