import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, askedThings } from "~/tailor/propose/asked-things";
import { plainCase } from "~/tailor/propose/role-name";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { type RankedJob, rankJobs, type Valued } from "./choose-lines";
import { applying, letterText, type OwnSentences, subject } from "./frame";
import { letterHead } from "./head";
import { jobsOf } from "./job";
import { isModest, type Told, tellable, tellableAnswers } from "./proofs";
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
  lines: Told[];
  /** The nearest to the post first. */
  ranked: RankedJob[];
}

const mostWords = 350;
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
/** Lines of the job that opens the letter, and of each other one that is told. */
const mostOfNearest = 4;
const mostOfOther = 2;
const mostOthers = 2;
const mostAnswers = 3;
/** Beside the opening line a line has to say something: of what is asked, or with a figure. */
const leastMerit = 0.75;
/** So many lines beside the first are told of the nearest job, where none of them is merely help. */
const leastBeside = 2;
const fewestLines = 3;
/** For what stands beside them, from a job with a title like the post's and from another one. */
const leastBesideMerit = 0.4;
const leastOffMerit = 1.2;
/** A second job is told for its own sake only where it is of the same kind as the post, and nearly as close as the first. */
const sameKind = 0.5;
const nearlyAsClose = 0.55;

/**
 * A cover letter of one page at most: the position and the job nearest to it with its strongest line, what else of that job
 * answers the post, other jobs only where they are of the same kind or prove a must that nothing else proves, then licences
 * and degree. What it says of the candidate passes the gate, what it says of the employer stands in the posting. Same input,
 * same letter.
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
  const material: Material = { input, asked, lines, ranked: rankJobs(jobs, lines, posting, asked) };
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
  const { input, lines, ranked } = material;
  const teller = new Teller(input);
  const [nearest] = ranked.filter(isTellable);
  const answers = lines.filter(({ path }) => path.startsWith("/facts/")).slice(0, mostAnswers);
  const [first, ...more] = nearest ? [nearest, ...ranked.filter((one) => one !== nearest)] : [];
  const [best, ...rest] = first?.lines ?? [];
  const others = othersOf(more, first, best === undefined);
  if (!best && others.length === 0 && answers.length === 0 && !(first && first.likeness >= sameKind)) return undefined;
  const opening = best ? [teller.tell([best.line])] : first ? teller.sayHeld(first.job) : [];
  const about = [sentence(applying(input.posting)), ...opening].join(" ");
  const further = rest.filter(
    ({ merit, proves }, at) => merit >= leastMerit || proves.length > 0 || (at < leastBeside && merit >= 0),
  );
  const beside = further.slice(0, mostOfNearest - 1);
  const paragraphs = [beside, ...others].filter(({ length }) => length > 0);
  const told = paragraphs.map((of) => teller.tell(of.map(({ line }) => line)));
  return finish(material, teller, [about, ...told, ...(answers.length > 0 ? [teller.tell(answers)] : [])]);
}

/** A job that has lines to tell, or a title and years that can be said. */
function isTellable({ lines, job, likeness }: RankedJob): boolean {
  return lines.length > 0 || (likeness >= sameKind && job.role !== undefined && canBeDated(job));
}

/** The lines of other jobs: of the same kind of work, or for musts that no line before them proves. */
function othersOf(jobs: readonly RankedJob[], first: RankedJob | undefined, isFirstBare: boolean): Valued[][] {
  const proven = new Set(first?.lines.flatMap(({ proves }) => proves.map(({ term }) => term)));
  const chosen: Valued[][] = [];
  for (const { job, lines, likeness, recency, closeness } of jobs) {
    const isOfKind = likeness >= sameKind || job.isCurrent;
    const isNear = isOfKind && recency > 0 && closeness >= nearlyAsClose * (first?.closeness ?? 0);
    const fit = lines.filter(({ merit, proves }) => {
      const isNew = proves.some(({ term }) => !proven.has(term));
      return (isNew && merit >= leastMerit) || (isNear && merit >= leastMerit) || (isFirstBare && chosen.length === 0);
    });
    const taken = fit.slice(0, mostOfOther);
    for (const { term } of taken.flatMap(({ proves }) => proves)) proven.add(term);
    if (taken.length > 0) chosen.push(taken);
    if (chosen.length === mostOthers) break;
  }
  // A letter of one line or two says too little: what else is best goes with it.
  for (const { lines, likeness } of [...jobs].sort((left, right) => promise(right) - promise(left))) {
    const missing = fewestLines - (first?.lines.length ?? 0) - chosen.flat().length;
    if (missing <= 0 || chosen.length === mostOthers) break;
    const least = likeness > 0 ? leastBesideMerit : leastOffMerit;
    const beside = lines.filter(
      (one) => one.merit >= least && !isModest(one.line.text) && !chosen.flat().includes(one),
    );
    if (beside.length > 0) chosen.push(beside.slice(0, Math.min(missing, mostOfOther)));
  }
  return chosen;
}

function promise({ lines: [best], recency }: RankedJob): number {
  return best ? best.merit + recency : 0;
}

/** The paragraphs with what the resume only names behind them. */
function finish({ input, asked }: Material, teller: Teller, paragraphs: string[]): Letter {
  const { resume, match, posting } = input;
  const said = [
    ...tellCertificates(resume, match, posting, (text) => teller.say(text)),
    ...(tellDegree(resume, match, posting)
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
