import type { Claim } from "../change";
import { factPieces, type Piece, resumePieces } from "../gate/evidence";
import { judgeText } from "../gate/judge-text";
import type { Match } from "../match";
import type { Posting } from "../posting";
import { inSentence } from "../propose/in-sentence";
import { joinList } from "../propose/join-list";
import { shownTerms } from "../propose/write-summary";
import type { Fact, Resume } from "../resume";
import { aboutTheRole } from "./about-the-role";
import { article } from "./article";
import { type LetterEvidence, pickEvidence, plainCase } from "./pick-evidence";
import { educationSentence, furtherSentences, type Sentence, skillsSentence } from "./supporting-sentences";

export interface LetterInput {
  /** The resume as it was written by the candidate: the only evidence beside the facts. */
  resume: Resume;
  posting: Posting;
  match: Match;
  facts?: Fact[];
  /** Signs the letter; else the resume's own name, else nobody. */
  name?: string;
  /** Paragraphs about the candidate in place of the rules' own; each of their claims has passed the gate. */
  body?: { paragraphs: string[]; claims: Claim[] };
}

export interface Letter {
  text: string;
  /** Every claim about the candidate, all of them supported. */
  claims: Claim[];
}

const leastWords = 205;
const mostWords = 330;
/** Where the most telling sentences leave the letter short, further jobs and bullets have their say. */
const breadths = [
  { jobs: 3, sentences: 4 },
  { jobs: 5, sentences: 6 },
];

/**
 * A cover letter of 200 to 350 words where the resume can carry it, shorter where it cannot. What it says of the candidate
 * passes the gate, what it says of the employer stands in the posting. Same input, same letter.
 */
export function writeLetter(input: LetterInput): Letter {
  return framed(input) ?? byRules(input);
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed({ resume, posting, name, body }: LetterInput): Letter | undefined {
  if (!body) return undefined;
  const text = letterText({ resume, posting, name }, [aboutTheRole(posting), ...body.paragraphs]);
  const words = wordsIn(text);
  return words >= leastWords && words <= mostWords + 20 ? { text, claims: body.claims } : undefined;
}

function byRules(input: LetterInput): Letter {
  const { resume, posting, match } = input;
  const all = [...resumePieces(resume), ...factPieces(input.facts)];
  const claims: Claim[] = [];
  const passes = (sentence: Sentence): string[] => {
    const judged = judgeText(sentence.claim, sentence.pieces, { posting: posting.source, opensWithTitle: false });
    if (judged.some((claim) => claim.status === "unsupported")) return [];
    claims.push(...judged);
    return [sentence.text];
  };
  const terms = shownTerms(posting, match);
  const opening = [aboutTheRole(posting), ...openingClaim(resume, terms, all).flatMap(passes)].join(" ");
  const closing = closingOf(posting);
  const extras = [...skillsSentence(terms, all), ...educationSentence(resume)].flatMap(passes);
  const frame = wordsIn([opening, closing].join(" ")) + 8;
  const wordsBeside = (paragraphs: string[]) => frame + wordsIn([...paragraphs, ...extras].join(" "));
  const body = paragraphsOf(pickEvidence(resume, posting, match), posting, all, passes, wordsBeside([]));
  for (const sentence of furtherSentences(resume, terms)) {
    if (wordsBeside(body) >= leastWords) break;
    extras.push(...passes(sentence));
  }
  return { text: letterText(input, [opening, ...body, extras.join(" ")]), claims };
}

/** Greeting, paragraphs, closing and name. */
function letterText({ resume, posting, name }: Pick<LetterInput, "resume" | "posting" | "name">, paragraphs: string[]) {
  const greeting = posting.company ? `Dear ${posting.company} team,` : "Dear Hiring Team,";
  const signature = name ?? resume.basics.name;
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  return [greeting, ...paragraphs, closingOf(posting), end].filter((paragraph) => paragraph !== "").join("\n\n");
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function openingClaim(resume: Resume, terms: { quote: string }[], pieces: Piece[]): Sentence[] {
  const latest = resume.work.find((entry) => entry.position && isPlainTitle(entry.position));
  const title = latest?.position && plainCase(latest.position);
  const skills = joinList(terms.slice(0, 3).map((term) => term.quote));
  if (!skills) return [];
  const text = title
    ? `I have worked as ${article(title)}, and my experience covers ${skills}.`
    : `My experience covers ${skills}.`;
  return [
    {
      text,
      claim: title ? `I have worked as ${article(title)}; experience: ${skills}.` : `Experience: ${skills}.`,
      pieces,
    },
  ];
}

function isPlainTitle(title: string): boolean {
  return title.length < 60 && !/[|:;,–—/\d]|\s-|-\s/.test(title);
}

/** Groups evidence by job, adds sentences until the letter has its length, and stops before it is too long. */
function paragraphsOf(
  evidence: LetterEvidence[],
  posting: Posting,
  all: Piece[],
  passes: (sentence: Sentence) => string[],
  fixed: number,
): string[] {
  const jobs = new Map<string, string[]>();
  const opened: Opened = { terms: new Set(), dates: [] };
  let count = fixed;
  const tried = new Set<LetterEvidence>();
  for (const { item, most } of breadths.flatMap((most) => evidence.map((item) => ({ item, most })))) {
    const told = [...jobs.values()].flat().length;
    if (told >= 3 && count >= leastWords) break;
    const job = jobs.get(item.entry) ?? [];
    const isFull = job.length >= most.sentences || (jobs.size >= most.jobs && job.length === 0);
    if (isFull || tried.has(item)) continue;
    tried.add(item);
    const sentence = job.length === 0 ? openJob(item, posting, opened) : follow(item, job.length);
    if (count + wordsIn(sentence) > mostWords) continue;
    const kept = passes({
      text: sentence,
      claim: claimOf(item, job.length === 0),
      pieces: all.filter((piece) => piece.entry === item.entry || piece.entry === "fact"),
    });
    if (kept.length === 0) continue;
    if (job.length === 0) noteOpening(item, posting, opened);
    jobs.set(item.entry, [...job, ...kept]);
    count += wordsIn(sentence);
  }
  return [...jobs.values()].map((sentences) => sentences.join(" "));
}

/** Empty where the sentence sets its own scene ("By reading the plans, I ..."). */
function jobPhrase(item: LetterEvidence): string {
  if (!item.sentence.startsWith("I ")) return "";
  const role = item.position ? `As ${article(item.position)}` : "";
  const place = item.employer ? `${role ? " at" : "At"} ${item.employer}` : "";
  return role + place;
}

function claimOf(item: LetterEvidence, opens: boolean): string {
  const job = opens ? jobPhrase(item) : "";
  return `${job ? `${job}, ` : ""}${item.sentence}.`;
}

/** What the paragraphs so far have led with. */
interface Opened {
  terms: Set<string>;
  dates: string[];
}

function leadTerm(item: LetterEvidence, posting: Posting, opened: Opened): string | undefined {
  return item.requirementIds
    .flatMap((id) => posting.requirements.filter((requirement) => requirement.id === id))
    .filter((requirement) => requirement.canonical && (requirement.kind === "skill" || requirement.kind === "tool"))
    .map(inSentence)
    .find((term) => !opened.terms.has(term.toLowerCase()));
}

function noteOpening(item: LetterEvidence, posting: Posting, opened: Opened): void {
  const term = leadTerm(item, posting, opened);
  if (term) opened.terms.add(term.toLowerCase());
  opened.dates.push(item.startDate ?? "");
}

/** Ties the job to a term of the posting, and says where it is an earlier one. */
function openJob(item: LetterEvidence, posting: Posting, opened: Opened): string {
  const claim = claimOf(item, true);
  const { startDate } = item;
  const earlier = startDate !== undefined && opened.dates.length > 0 && opened.dates.every((date) => date > startDate);
  const told = earlier ? `Earlier, ${claim.replace(/^A(?=[st]\b)/, "a")}` : claim;
  const term = leadTerm(item, posting, opened);
  if (!term || opened.dates.length > 1) return told;
  return opened.dates.length === 0 ? `Your post asks for ${term}. ${told}` : `It also names ${term}. ${told}`;
}

/** Later sentences of one job vary with their place, never by chance. */
function follow(item: LetterEvidence, place: number): string {
  const sentence = `${item.sentence}.`;
  return place === 1
    ? sentence.replace(/^I (?!also\b)/, "I also ")
    : place === 2
      ? sentence.replace(/^I /, "In the same role I ")
      : sentence;
}

function closingOf(posting: Posting): string {
  const place = posting.company ? ` at ${posting.company}` : "";
  return `I would be glad to talk about how this experience fits what you need${place}, and to go through any of it in detail. Thank you for reading my application.`;
}
