import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings } from "~/tailor/propose/asked-things";
import { inSentence } from "~/tailor/propose/in-sentence";
import { joinList } from "~/tailor/propose/join-list";
import { plainCase, roleName } from "~/tailor/propose/role-name";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { letterHead } from "./head";
import type { Job } from "./job";
import { findProofs, type Proof, type Told, tellable, tellableAnswers } from "./proofs";

/** What the person says for themselves; it stands in the letter as they wrote it. */
export interface OwnSentences {
  /** "Why this job?" */
  why?: string;
  /** "Anything to add?" */
  more?: string;
}

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

const limits = { least: 200, most: 350 };
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
const fewestProofs = 3;
const mostProofs = 6;
const mostLinesOfProof = 2;
/** Lines beside the proofs, where these alone are too short. */
const mostExtraLines = 4;
/** Lines of a short note besides its first. */
const mostNoteLines = 5;
const mostNoteJobs = 3;

/**
 * A cover letter: the strongest proof first, then what the post asks for with the resume's own lines under it, 200 to 350
 * words. Where fewer than three things are proven it is a short note; where no line can be told it says so in place of a letter.
 * What it says of the candidate passes the gate, what it says of the employer stands in the posting. Same input, same letter.
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
  const proofs = findProofs(askedThings(resume, posting, match), lines, tag);
  const letter = (body && framed(input, body)) ?? byRules(input, proofs, lines);
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
  const text = letterText(input, [sentence(applying(input.posting)), ...body.paragraphs], []);
  const words = wordsIn(text);
  return words >= leastOfModel && words <= limits.most ? { text, claims: body.claims } : undefined;
}

function byRules(input: LetterInput, proofs: Proof[], lines: Told[]): Letter | undefined {
  if (proofs.length < fewestProofs) return shortNote(input, proofs, lines);
  const shown = proofs.slice(0, mostProofs);
  const first = strongest(shown);
  const sections = shown
    .filter((proof) => proof !== first.proof || proof.lines.length > 1)
    .map(({ terms, lines: all }) => ({ terms, all, told: all.filter((line) => line !== first.line).slice(0, 1) }));
  const used = new Set([first.line, ...sections.flatMap(({ told }) => told)]);
  const extra: Told[] = [];
  const terms = shown.map(({ terms: [term = ""] }) => term);
  const compose = () => whole(input, first.line, sections, extra, terms);
  let letter = compose();
  const isShort = () => wordsIn(letter.text) < limits.least;
  // Second lines of what is asked come before lines beside it.
  const seconds = sections.flatMap((section) => section.all.map((line) => ({ section: section.told, line })));
  const results = [...lines].sort((left, right) => right.worth - left.worth).map((line) => ({ section: extra, line }));
  for (const { section, line } of [...seconds, ...results]) {
    if (!isShort()) break;
    if (used.has(line) || section.length >= (section === extra ? mostExtraLines : mostLinesOfProof)) continue;
    section.push(line);
    used.add(line);
    letter = compose();
  }
  return letter;
}

function whole(
  input: LetterInput,
  first: Told,
  sections: readonly { terms: string[]; told: Told[] }[],
  extra: Told[],
  terms: string[],
): Letter {
  const teller = new Teller(input);
  const about = `${teller.tell(first)} ${sentence(`${applying(input.posting)}; here is where I have done what it asks for`)}`;
  const paragraphs = sections.map(({ terms: asked, told }) => `${heading(asked)}\n${tellAll(told, teller)}`);
  const rest = extra.length > 0 ? [tellAll(byJob(extra), teller)] : [];
  const text = letterText(input, [about, ...paragraphs, ...rest, ...teller.education()], terms);
  return { text, claims: teller.claims };
}

function tellAll(lines: readonly Told[], teller: Teller): string {
  return lines.map((line) => teller.tell(line)).join(" ");
}

/** Lines of one job side by side, the jobs in the order of their first lines. */
function byJob(lines: Told[]): Told[] {
  const paths = [...new Set(lines.map(({ job }) => job.path))];
  return paths.flatMap((path) => lines.filter(({ job }) => job.path === path));
}

/** The other lines, a paragraph for each job, that of the first line before them. */
function jobsTold(first: Told, others: Told[]): Told[][] {
  const paths = [...new Set([first, ...others].map(({ job }) => job.path))];
  return paths.map((path) => others.filter(({ job }) => job.path === path)).filter((ofJob) => ofJob.length > 0);
}

/** Under three proofs: what there is, told plainly, and no more. */
function shortNote(input: LetterInput, proofs: Proof[], lines: Told[]): Letter | undefined {
  const [latest] = lines;
  const related = lines.filter(({ isRelated }) => isRelated);
  const best = (related.length > 0 ? related : lines.filter(({ job }) => job.path === latest?.job.path)).sort(
    (left, right) => right.worth - left.worth,
  );
  const proven = [...new Set([...proofs.flatMap((proof) => proof.lines.slice(0, 1)), ...best])];
  // Other lines only of jobs that the note speaks of already.
  const rest = lines.filter(({ job }) => proven.some((line) => line.job.path === job.path));
  const ranked = [...new Set([...proven, ...rest.sort((left, right) => right.worth - left.worth)])];
  const jobs = [...new Set(ranked.map(({ job }) => job.path))].slice(0, mostNoteJobs);
  const told = ranked.filter(({ job }) => jobs.includes(job.path)).slice(0, 1 + mostNoteLines);
  const [first, ...others] = told;
  if (!first) return undefined;
  const teller = new Teller(input);
  const about = `${teller.tell(first)} ${sentence(applying(input.posting))}`;
  const beside = jobsTold(first, others).map((ofJob) => tellAll(ofJob, teller));
  const text = letterText(
    input,
    [about, ...beside, ...teller.education()],
    proofs.map(({ terms: [term = ""] }) => term),
  );
  return { text, claims: teller.claims };
}

/** The proof that opens the letter: the most telling line of the two things that weigh most. */
function strongest(proofs: Proof[]): { proof: Proof; line: Told } {
  const [first, ...others] = proofs
    .slice(0, fewestProofs)
    .flatMap((proof) => proof.lines.slice(0, 1).map((line) => ({ proof, line })));
  return others.reduce(
    (best, next) => (next.line.worth > best.line.worth ? next : best),
    first as { proof: Proof; line: Told },
  );
}

/** Tells lines as sentences with the job they come from, and keeps the claims that it made. */
class Teller {
  readonly claims: Claim[] = [];
  private readonly named = new Map<string, number>();
  private last: string | undefined;
  private readonly facts: Piece[];

  constructor(private readonly input: LetterInput) {
    this.facts = factPieces(input.facts);
  }

  /** Whether the gate finds every claim of the line in its own entry, or in an answer. */
  isProven({ text, job }: Told): boolean {
    return this.judge(sentence(`I ${text}`), this.piecesOf(job)).every(({ status }) => status === "supported");
  }

  tell(line: Told): string {
    const { job, text } = line;
    const times = this.named.get(job.path) ?? 0;
    this.named.set(job.path, times + 1);
    const anchor = this.last === job.path ? "" : anchorOf(job, times === 0);
    this.last = job.path;
    this.claims.push(...this.judge(sentence(`I ${text}`), this.piecesOf(job)));
    return sentence(`${anchor}I ${text}`);
  }

  /** The degree, where the post asks for one and the resume has it. */
  education(): string[] {
    const { resume, match } = this.input;
    const isAsked = match.rows.some(({ kind, state }) => kind === "degree" && state === "shown");
    const entry = resume.education.find(({ studyType, institution }) => studyType && institution);
    if (
      !isAsked ||
      !entry?.studyType ||
      unfinished.test(`${entry.studyType} ${entry.area ?? ""}`) ||
      /[\d|;:()]/.test(`${entry.studyType}${entry.area ?? ""}${entry.institution}`)
    )
      return [];
    const joint = /\b(?:of|in)$/i.test(entry.studyType) ? " " : " in ";
    const degree = degreeName(entry.studyType);
    const text = sentence(
      `I hold ${withArticle(degree)}${entry.area ? `${joint}${plainCase(entry.area)}` : ""} from ${plainCase(entry.institution ?? "").replace(/ (?:OF|AND|THE)(?= )/g, (word) => word.toLowerCase())}`,
    );
    const claims = this.judge(text, resumePieces(resume));
    if (claims.some(({ status }) => status !== "supported")) return [];
    this.claims.push(...claims);
    return [text];
  }

  private judge(text: string, pieces: Piece[]): Claim[] {
    return judgeText(text, pieces, { posting: this.input.posting.source });
  }

  private piecesOf(job: Job): Piece[] {
    const own = entryPieces(this.input.resume, job.path);
    return this.facts.length > 0 ? [...own, ...this.facts] : own;
  }
}

const unfinished =
  /\b(?:to be completed|in progress|expected|pursuing|candidate|current(?:ly)?|ongoing|coursework)\b/iu;

/** "B.A" as "B.A.", "Masters of Science" as "Master of Science", "Bachelors" as "Bachelor's". */
function degreeName(text: string): string {
  return plainCase(text)
    .replace(/^((?:\p{Lu}\.)+\p{Lu})$/u, "$1.")
    .replace(/^(Bachelor|Master|Associate)['’]?s(?= of\b)/u, "$1")
    .replace(/^(Bachelor|Master|Associate)s(?= in\b|$)/u, "$1's");
}

/** "As Staff Accountant at Acme (2014 to 2017), "; the dates are told once. */
function anchorOf({ role, employer, project, startDate, endDate, isCurrent }: Job, isFirst: boolean): string {
  if (project) return `In ${project}, `;
  // Without an employer only its dates tell one post from another with the same title.
  const dates = isFirst || !employer ? yearsOf(startDate, endDate, isCurrent) : "";
  if (!isFirst && employer) return `At ${employer}, `;
  const place = employer ? ` at ${employer}` : "";
  if (role) return `As ${role}${place}${dates}, `;
  return employer ? `At ${employer}${dates}, ` : "";
}

function yearsOf(start: IsoDate | undefined, end: IsoDate | undefined, isCurrent: boolean): string {
  const [from, to] = [start?.slice(0, 4), end?.slice(0, 4)];
  if (from && isCurrent) return ` (since ${from})`;
  if (!from || !to) return "";
  return from === to ? ` (${from})` : ` (${from} to ${to})`;
}

function letterText(
  { resume, posting, name, own }: LetterInput,
  [about = "", ...body]: string[],
  terms: string[],
): string {
  const greeting = posting.company ? `Dear ${posting.company} team,` : "Dear Hiring Team,";
  const signature = name ?? resume.basics.name;
  const why = own?.why?.trim();
  const opening = why ? `${about} ${sentence(why)}` : about;
  const more = own?.more?.trim();
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  return [greeting, opening, ...body, ...(more ? [sentence(more)] : []), closing(posting, terms), end].join("\n\n");
}

function applying({ title, company }: Posting): string {
  const role = title && (roleName(title) ?? subject(title).split(/\s[-–—|]\s/u)[0]);
  const one = role?.replace(/(?<=(?:er|ef|or|ist|ant|nurse|clerk))s$/iu, "");
  return `I am applying for the ${one ? `${one} ` : ""}position${company ? ` at ${company}` : ""}`;
}

/** Speaks only of things with a name of their own: what a post asks for may be a whole deed ("train new starters"). */
function closing({ requirements, company }: Posting, terms: string[]): string {
  const named = terms
    .flatMap((term) => requirements.find((asked) => asked.term.trim() === term && asked.canonical !== undefined) ?? [])
    .slice(0, 2)
    .map(({ term, kind }) => inSentence({ term: term.trim(), kind: kind === "tool" ? "tool" : "skill" }));
  const subjectOf = named.length > 0 ? ` about ${joinList(named)}` : " about the position";
  const where = company ? ` at ${company}` : "";
  return `I would be glad to talk${subjectOf}${where}, and to answer any question about my resume.`;
}

function heading(terms: string[]): string {
  const [first = "", ...others] = terms;
  const text = joinList([first, ...others]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The title as the post has it, without what trails behind it. */
function subject(title: string): string {
  return title.replace(/[\s/|,–-]+$/u, "");
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
