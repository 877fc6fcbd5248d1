import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Fact, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type AskedTerm, askedTerms } from "./asked-terms";
import { type Chapter, chapterText, leadIn, type Standing } from "./body";
import { chooseChapters } from "./choose-chapters";
import { closingOf } from "./closing";
import { type DutyPhrase, dutyPhrases } from "./duty-phrases";
import { letterHead } from "./head";
import { type Job, jobsOf } from "./job";
import { furtherReason, openingSentences, reason, sharedTerms } from "./opening";
import { type LetterEvidence, pickEvidence } from "./pick-evidence";
import { profileSentences } from "./profile-sentences";
import { smallWords } from "./settle-case";
import { educationSentence, furtherSentences, skillsSentence } from "./supporting-sentences";

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
  /** Paragraphs about the candidate in place of the rules' own; each of their claims has passed the gate. */
  body?: { paragraphs: string[]; claims: Claim[] };
}

export interface Letter {
  text: string;
  /** Every claim about the candidate, all of them supported. */
  claims: Claim[];
}

const leastWords = 212;
const mostWords = 325;
/** Things asked for that the letter points to by name. */
const mostTies = 2;
const enclosed = "My resume comes with this letter and has the dates and the details.";
const limits = { least: 200, most: 350 };

/**
 * A cover letter of 200 to 350 words where the resume can carry it, shorter where it cannot. What it says of the candidate
 * passes the gate, what it says of the employer stands in the posting. Where either text is not English it says so instead.
 * Same input, same letter.
 */
export function writeLetter(input: LetterInput): Letter {
  const foreign = foreignText(input);
  if (foreign) return { text: foreign, claims: [] };
  const letter = framed(input) ?? byRules(input);
  return input.date ? { ...letter, text: `${letterHead(input.posting, input.date)}\n\n${letter.text}` } : letter;
}

function foreignText({ resume, posting }: LetterInput): string | undefined {
  const named = !isEnglish(resume.source) ? "Your resume" : !isEnglish(posting.source) ? "The job post" : undefined;
  return (
    named && `No letter was written: ${named.toLowerCase()} does not read as English, and we write in English only.`
  );
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed(input: LetterInput): Letter | undefined {
  const { body } = input;
  if (!body) return undefined;
  const setting = readSetting(input);
  const text = letterText(input, setting, [...body.paragraphs], body.paragraphs.length);
  const words = wordsIn(text);
  return words >= limits.least && words <= limits.most
    ? { text, claims: [...setting.claims, ...body.claims] }
    : undefined;
}

function byRules(input: LetterInput): Letter {
  const { resume, posting, match } = input;
  const setting = readSetting(input);
  const { terms, gate } = setting;
  const frame = wordsIn(letterText(input, setting, [], 1));
  const education = educationSentence(resume).flatMap(({ text, claim, pieces }) => (gate(claim, pieces) ? [text] : []));
  const fixed = frame + wordsIn(education.join(" "));
  const evidenceFor = evidenceOf(resume, factPieces(input.facts));
  const passes = ({ job, kind, text }: LetterEvidence) =>
    gate(sentence(kind === "deed" ? `I ${text}` : text), evidenceFor(job.path));
  const room = { least: leastWords - fixed, most: mostWords - fixed };
  const chapters = chooseChapters(pickEvidence(resume, posting, match), room, passes);
  const said = new Set(terms.map(({ term }) => term).filter((term) => setting.opening[0]?.includes(term)));
  const mostSaid = said.size > 0 ? said.size + 1 : mostTies;
  const body = chapters.map((chapter, index) => {
    const place = placeOf(chapters, index, setting.latest);
    // The claim is the job; when it was is told by the order of the dates.
    const claim = leadIn(chapter.job, { ...place, isEarlier: false }).replace(/, $/, ".");
    const isProven = gate(claim, entryPieces(resume, chapter.job.path));
    const lead = isProven
      ? leadIn(chapter.job, place)
      : leadIn({ ...chapter.job, role: undefined, employer: undefined }, place);
    const asked = said.size < mostSaid ? tieOf(chapter, posting, terms, said) : undefined;
    const isFurther = said.size > 0;
    if (asked) said.add(asked);
    return chapterText(chapter, { lead, index, asked, isFurther });
  });
  const told = new Set(chapters.flatMap(({ items }) => items.flatMap(({ requirementIds }) => requirementIds)));
  const left = terms.filter(({ id, term }) => !told.has(id) && !said.has(term)).map(({ term }) => term);
  const extras: string[] = [];
  const wordsNow = () => fixed + wordsIn([...body, ...extras].join(" "));
  const more = [
    ...profileSentences(resume),
    ...skillsSentence(left, setting.pieces),
    ...furtherSentences(
      resume,
      terms.map(({ term }) => term),
      setting.small,
    ),
  ];
  for (const { text, claim, pieces } of more) {
    if (wordsNow() >= limits.least + 2) break;
    if (gate(claim, pieces)) extras.push(text);
  }
  const further = wordsNow() < limits.least ? furtherReason(setting.duties) : undefined;
  if (wordsNow() + wordsIn(further ?? "") < limits.least) education.push(enclosed);
  const opened = further ? { ...setting, opening: [...setting.opening, further] } : setting;
  return {
    text: letterText(input, opened, [...body, [...extras, ...education].join(" ")], chapters.length),
    claims: setting.claims,
  };
}

/** Evidence of one entry and the facts, one list an entry: the gate reads each list once. */
function evidenceOf(resume: Resume, facts: Piece[]): (path: string) => Piece[] {
  const lists = new Map<string, Piece[]>();
  return (path) => {
    const own = entryPieces(resume, path);
    const list = lists.get(path) ?? (facts.length > 0 ? [...own, ...facts] : own);
    lists.set(path, list);
    return list;
  };
}

interface Setting {
  pieces: Piece[];
  /** Claims that passed so far. */
  claims: Claim[];
  /** Judges a claim and notes it where all of it is supported. */
  gate: (claim: string, pieces: Piece[]) => boolean;
  terms: AskedTerm[];
  duties: DutyPhrase[];
  opening: string[];
  /** The job that the opening names. */
  latest: Job | undefined;
  /** Words that stand in small letters somewhere, see settle-case. */
  small: ReadonlySet<string>;
}

/** What both kinds of letter stand between: why this role, and what the post and the resume share. */
function readSetting({ resume, posting, match, facts }: LetterInput): Setting {
  const confirmed = factPieces(facts);
  const pieces = confirmed.length > 0 ? [...resumePieces(resume), ...confirmed] : resumePieces(resume);
  const claims: Claim[] = [];
  const gate = (claim: string, from: Piece[]) => {
    const judged = judgeText(claim, from, { posting: posting.source });
    const isProven = judged.every(({ status }) => status === "supported");
    if (isProven) claims.push(...judged);
    return isProven;
  };
  const duties = dutyPhrases(posting, resume.source);
  const [latest] = jobsOf(resume).filter(({ project, isVoluntary }) => !project && !isVoluntary);
  const small = smallWords(resume.source, posting.source);
  const { terms, claims: shown } = askedTerms(posting, match, pieces, small);
  claims.push(...shown);
  const named = terms.map(({ term }) => term);
  const about = openingSentences(posting, latest, named).find(
    ({ claim }) => claim === undefined || gate(claim, entryPieces(resume, latest?.path ?? "")),
  );
  const first = about?.text ?? "";
  const why = reason(posting, duties) ?? (named.some((term) => first.includes(term)) ? undefined : sharedTerms(named));
  const isNamed = latest?.role !== undefined && first.includes(latest.role);
  const opening = why ? [first, why] : [first];
  return { pieces, claims, gate, duties, opening, terms, small, latest: isNamed ? latest : undefined };
}

/** Greeting, opening, paragraphs, closing and name. */
function letterText({ resume, posting, name }: LetterInput, setting: Setting, body: string[], jobs: number): string {
  const greeting = posting.company ? `Dear ${posting.company} team,` : "Dear Hiring Team,";
  const signature = name ?? resume.basics.name;
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  const closing = closingOf(posting, setting.terms, setting.duties, jobs);
  return [greeting, setting.opening.join(" "), ...body, closing, end].filter(Boolean).join("\n\n");
}

/** What the post asks for and a chapter shows, each named once, and not where the title says it already. */
function tieOf({ items }: Chapter, { title }: Posting, terms: Setting["terms"], said: Set<string>): string | undefined {
  const ids = new Set(items.slice(0, 2).flatMap(({ requirementIds }) => requirementIds));
  const isNew = (term: string) => !said.has(term) && !title?.toLowerCase().includes(term.toLowerCase());
  return terms.find(({ id, term }) => ids.has(id) && isNew(term))?.term;
}

/** Where a chapter stands; `named` is the job that the opening names. */
function placeOf(chapters: Chapter[], index: number, named: Job | undefined): Standing {
  const [here, before] = [chapters[index]?.job, chapters[index - 1]?.job];
  const isEarlier =
    here?.startDate !== undefined && before?.startDate !== undefined && here.startDate < before.startDate;
  const isRepeated = here?.role !== undefined && here.role === (before ?? named)?.role;
  return { index, isEarlier, isRepeated, isOpening: index === 0 && named !== undefined && here?.path === named.path };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
