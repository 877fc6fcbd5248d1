import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, askedThings, isCommon, ownName } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/join-list";
import { plainCase } from "~/tailor/propose/role-name";
import type { Fact, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { applying, letterText, type OwnSentences, subject } from "./frame";
import { letterHead } from "./head";
import { findProofs, type Proof, type Told, tellable, tellableAnswers } from "./proofs";
import { tellCertificates, tellDegree, tellListed } from "./tell-rest";
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

/** What a letter is made of. */
interface Material {
  input: LetterInput;
  asked: AskedThing[];
  proofs: Proof[];
  lines: Told[];
}

const limits = { least: 200, most: 350 };
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
const fewestProofs = 3;
const mostProofs = 6;
const mostLinesOfProof = 2;
/** Lines beside the proofs, where these alone are too short. */
const mostExtraLines = 4;
/** Lines of one job: more read as a list. */
const mostOfJob = 4;
const mostNoteJobs = 3;
const mostNamed = 2;

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
  const asked = askedThings(resume, posting, match);
  const material: Material = { input, asked, lines, proofs: findProofs(asked, lines, tag) };
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
  return words >= leastOfModel && words <= limits.most ? { text, claims: body.claims } : undefined;
}

function byRules(material: Material): Letter | undefined {
  const { proofs, lines } = material;
  if (proofs.length < fewestProofs) return shortNote(material);
  const shown = proofs.slice(0, mostProofs);
  const first = strongest(shown);
  const sections = shown
    .filter((proof) => proof !== first.proof || proof.lines.length > 1)
    .map(({ terms, lines: all }) => ({ terms, all, told: all.filter((line) => line !== first.line).slice(0, 1) }));
  const used = new Set([first.line, ...sections.flatMap(({ told }) => told)]);
  const extra: Told[] = [];
  const compose = () => whole(material, first.line, sections, extra);
  let letter = compose();
  const isShort = () => wordsIn(letter.text) < limits.least;
  // Second lines of what is asked come before lines beside it.
  const seconds = sections.flatMap((section) => section.all.map((line) => ({ section: section.told, line })));
  const results = byWorth(lines).map((line) => ({ section: extra, line }));
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
  material: Material,
  first: Told,
  sections: readonly { terms: string[]; told: Told[] }[],
  extra: Told[],
): Letter {
  const { input } = material;
  const teller = new Teller(input);
  const about = `${teller.tell([first])} ${sentence(`${applying(input.posting)}; here is where I have done what it asks for`)}`;
  const paragraphs = sections.map(({ terms, told }) => `${heading(terms)}\n${teller.tell(told)}`);
  const beside = jobsOf(extra).map((ofJob) => teller.tell(ofJob));
  return finish(material, teller, [about, ...paragraphs, ...beside]);
}

/** Under three proofs: what there is, told plainly, and no more. A single line that has nothing to do with the post is no letter. */
function shortNote(material: Material): Letter | undefined {
  const { input, asked, proofs, lines } = material;
  const proven = proofs.flatMap((proof) => proof.lines.slice(0, 1));
  const related = byWorth(lines.filter(({ isRelated }) => isRelated));
  const best = [...new Set([...proven, ...related])];
  const [latest] = lines;
  const start = best.length > 0 ? best : byWorth(lines.filter(({ job }) => job.path === latest?.job.path));
  // Other lines only of jobs that the note speaks of already.
  const rest = byWorth(lines.filter(({ job }) => start.some((line) => line.job.path === job.path)));
  const ranked = [...new Set([...start, ...rest])];
  const jobs = [...new Set(ranked.map(({ job }) => job.path))].slice(0, mostNoteJobs);
  const ofNote = jobsOf(ranked.filter(({ job }) => jobs.includes(job.path))).flatMap((of) => of.slice(0, mostOfJob));
  const [first, ...others] = ofNote;
  if (!first || (others.length === 0 && best.length === 0)) return undefined;
  const teller = new Teller(input);
  const told = proofs.flatMap(({ terms, lines: [line] }) => (line && ofNote.includes(line) ? terms : []));
  const names = asked.flatMap((thing) => (told.includes(thing.term) ? (ownName(thing) ?? []) : []));
  const named = [...new Set(names)].filter((name) => !isCommon(name));
  const about = `${teller.tell([first])} ${sentence(applying(input.posting, named.slice(0, mostNamed)))}`;
  const beside = jobsOf([first, ...others]).map((ofJob) => ofJob.filter((line) => line !== first));
  const paragraphs = beside.filter(({ length }) => length > 0).map((ofJob) => teller.tell(ofJob));
  return finish(material, teller, [about, ...paragraphs]);
}

/** The paragraphs with what the resume only names behind them. */
function finish({ input, asked }: Material, teller: Teller, paragraphs: string[]): Letter {
  const { resume, match } = input;
  const said = [
    ...teller.say(tellListed(asked, paragraphs), ", which you ask for"),
    ...teller.say(tellCertificates(resume, match)),
    ...teller.say(tellDegree(resume, match)),
  ];
  const text = letterText(input, [...paragraphs, ...(said.length > 0 ? [said.join(" ")] : [])]);
  return { text, claims: teller.claims };
}

/** Lines of one job side by side, the jobs in the order of their first lines. */
function jobsOf(lines: readonly Told[]): Told[][] {
  const paths = [...new Set(lines.map(({ job }) => job.path))];
  return paths.map((path) => lines.filter(({ job }) => job.path === path));
}

function byWorth(lines: readonly Told[]): Told[] {
  return [...lines].sort((left, right) => right.worth - left.worth);
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

function heading(terms: string[]): string {
  const text = joinList(terms);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
