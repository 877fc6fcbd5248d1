import type { Change } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { bestTerms, isProven, type Term } from "~/tailor/propose/profile-pieces";
import { tradeTerms } from "~/tailor/propose/trade-terms";
import { askedIn, sharesAsked, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import {
  composeSummary,
  experience,
  type Measure,
  openingsOf,
  type Pieces,
  tellingOf,
  topOf,
  wordsIn,
} from "./compose-summary";
import { heldPapers } from "./held-papers";
import { heldInLine, heldRole } from "./held-role";
import { type OwnSentence, weighSentences } from "./own-sentences";
import { type OwnSummary, readSummary } from "./own-summary";
import { strongFacts } from "./strong-facts";
import { summaryDrafts, type Way } from "./summary-drafts";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
/** A shorter summary says less than none. */
const fewestWords = 18;
/** In place of what a person says by themselves a new one is at least so long. */
const fewestInPlace = 25;
/** Of a summary without its wish so much is a sentence still. */
const fewestLeft = 8;
const fewestProofs = 2;
/** So long a line of a list is a sentence that speaks for itself. */
const wordsOfProse = 12;
/** A cut keeps so much of what a summary had of the post. */
const mostKept = 0.9;
/** The fullest first: where the gate does not prove a wording, the next one is tried. */
const measures: Measure[] = [
  { facts: 3, papers: 2, own: 3 },
  { facts: 2, papers: 0, own: 3 },
  { facts: 1, papers: 1, own: 2 },
  { facts: 1, papers: 1, own: 0 },
  { facts: 1, papers: 0, own: 1 },
  { facts: 0, papers: 1, own: 3 },
];

/**
 * A summary for this post, of facts of the resume alone: who its writer is, the two or three things asked for that the lines
 * of the jobs show, what of the person's own sentences speaks to the post, one or two strong lines, and the licences, tools,
 * degree and languages asked for. Praise, another job and what its writer wants go. Each piece is proven by itself. The
 * fullest first; last, where nothing is proven, one that asks for a yes; none that would not say more to the post than what
 * the person says, and none of a line.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const { summary = "" } = resume.basics;
  const own = readSummary(summary);
  const sentences = weighSentences(own.kept, resume, posting, tag);
  const telling = tellingOf(sentences);
  const { pieces, open } = piecesOf(
    {
      resume,
      posting,
      match,
      isFree: telling.length === 0 || own.hasWish,
      isInPlaceOfNothing: summary !== "" && wordsIn(telling.map(({ text }) => text)) < fewestWords,
    },
    tag,
  );
  const isList = own.isBroken || sentences.some(({ isRun }) => isRun);
  const isBare = own.text !== summary && own.text !== "" && (own.isBroken || wordsIn([own.text]) >= fewestLeft);
  const bare: Way[] = isBare ? [{ sentences: [own.text], terms: [], why: withoutObjective }] : [];
  if (own.hasWish && own.text === "") bare.push(...inPlaceOfWish(pieces));
  if (isList) return summaryDrafts([...aboveLines(own, sentences, pieces), ...bare], resume, posting);
  const why = own.hasWish && telling.length === 0 ? insteadOfObjective : telling.length > 0 ? namesUnsaid : forThisPost;
  const composed = measures.flatMap((most): Way[] => {
    const made = composeSummary(sentences, pieces, most);
    if (!made || !isWorthIt(made.sentences, made.proofs, sentences, posting)) return [];
    return [{ sentences: made.sentences, terms: made.terms, why }];
  });
  const ways = [...composed, ...shorter(sentences, posting, own.text === summary), ...bare];
  return summaryDrafts(ways.length > 0 ? ways : asking(sentences, pieces, open, why), resume, posting);
}

/** It is fuller than what the person says, or says more to the post. */
function isWorthIt(
  made: readonly string[],
  proofs: number,
  sentences: readonly OwnSentence[],
  posting: Posting,
): boolean {
  const words = wordsIn(made);
  const trade = tradeOf(posting);
  const telling = tellingOf(sentences).map(({ text }) => text);
  // One sentence is enough only where there was none and it names two things asked for.
  if (sentences.length === 0 && proofs >= fewestProofs) return true;
  if (words < fewestWords || made.length < 2) return false;
  const gain = askedIn(made.join(" "), trade) - askedIn(telling.join(" "), trade);
  if (telling.length === 0) return sentences.length > 0 && proofs > 0 && (proofs >= fewestProofs || gain > 0);
  return words >= fewestInPlace && proofs > 0 && gain > 0;
}

/** The person's own without the praise, where enough is left of it and of what it has of the post. */
function shorter(sentences: readonly OwnSentence[], posting: Posting, isCosmetic: boolean): Way[] {
  const trade = tradeOf(posting);
  const top = topOf(sentences);
  const telling = sentences
    .filter((one) => one === top || one.isOnlyPlace || !one.isPraise)
    .map(({ text }) => sentence(text));
  const all = sentences.map(({ text }) => text).join(" ");
  // Without what its writer wants it is shorter anyway.
  const isEnough = wordsIn(telling) >= (isCosmetic ? fewestInPlace : fewestWords) && telling.length < sentences.length;
  if (!isEnough || askedIn(telling.join(" "), trade) < mostKept * askedIn(all, trade)) return [];
  return [{ sentences: telling, terms: [], why: withoutPraise, isCosmetic }];
}

/** Who its writer is, in place of an objective that left nothing: a title with its dates says more than another job. */
function inPlaceOfWish({ held, papersBeside, resume }: Pieces): Way[] {
  const [opening] = held ? openingsOf(held, []).filter((text) => isProven(text, resume)) : [];
  if (opening === undefined) return [];
  return [{ sentences: [opening, ...papersBeside(opening).slice(0, 2)], terms: [], why: insteadOfObjective }];
}

/** Above a list that was read as a summary: who its writer is, in place of an objective or where no line of it says so. */
function aboveLines({ text, hasWish }: OwnSummary, sentences: readonly OwnSentence[], pieces: Pieces): Way[] {
  const isProse = tellingOf(sentences).some(({ words }) => words >= wordsOfProse);
  if (!hasWish || isProse) return [];
  return measures.flatMap((most): Way[] => {
    const made = composeSummary([], pieces, most);
    // In place of nothing but a wish one thing asked for is enough.
    if (!made || made.proofs < (text === "" ? 1 : fewestProofs)) return [];
    const lines = [made.sentences.join(" "), text].filter(Boolean).join("\n");
    return [{ sentences: [lines], terms: made.terms, why: insteadOfObjective }];
  });
}

/** Its owner is asked about a sentence of its own: beside a title the gate would judge it by the title. */
function asking(own: readonly OwnSentence[], pieces: Pieces, open: readonly Term[], why: string): Way[] {
  const { held, facts, resume } = pieces;
  const terms = own.length > 0 || open.length === 0 ? [] : [...pieces.terms, ...open].slice(0, mostTerms);
  const opening = held ? openingsOf(held, []).slice(0, 1) : [];
  const question = [...opening, experience(terms), ...facts.slice(0, 2).map(({ text }) => text)];
  if (terms.length === 0 || wordsIn(question) < fewestWords || isProven(question.join(" "), resume)) return [];
  return [{ sentences: question, terms, why }];
}

interface Given {
  resume: Resume;
  posting: Posting;
  match: Match;
  isFree: boolean;
  /** The person's own says nothing, or next to nothing. */
  isInPlaceOfNothing: boolean;
}

/**
 * What a summary can be made of, and what is asked for and likely (`open`). Where no word of the person's own says more
 * (`isFree`) a thing of the post's trade does that nobody asked for by name.
 */
function piecesOf(
  { resume, posting, match, isFree, isInPlaceOfNothing }: Given,
  tag: Tag,
): { pieces: Pieces; open: Term[] } {
  const asked = askedThings(resume, posting, match);
  const held = heldRole(resume, posting, asked);
  const role = held?.role ?? "";
  const things = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const proven = things.filter(({ isOpen }) => !isOpen);
  const ofJob = ({ paths = [] }: Term) => held !== undefined && paths.some((path) => path.startsWith(`${held.path}/`));
  const isDone = ({ paths = [] }: Term) => paths.some((path) => /^\/(?:work|facts)\//.test(path));
  const done = proven.filter(isDone);
  const isAsked = ({ text }: Term) => sharesAsked(text, tradeOf(posting));
  const isSaid = ({ text }: Term) => posting.source.toLowerCase().includes(text.toLowerCase());
  const line = heldInLine(resume, role);
  const inLine = ({ paths = [] }: Term) => paths.some((path) => line.some((job) => path.startsWith(job)));
  const trade = held ? tradeTerms(resume, posting, proven, held).filter(isAsked).filter(isDone) : [];
  const terms = [
    ...done.filter(ofJob),
    ...done.filter((term) => !ofJob(term)),
    ...(held?.isNear || isFree ? trade.filter(inLine) : []),
    ...(isFree ? trade.filter((term) => !inLine(term)) : []),
    ...proven.filter((term) => !isDone(term) && term.id !== undefined && isSaid(term)),
  ];
  const facts = strongFacts({ resume, posting, match }, { held, isInPlaceOfNothing }, tag);
  const papersBeside = heldPapers({ resume, posting, match, asked }, tag);
  return { pieces: { resume, held, terms, facts, papersBeside }, open: things.filter(({ isOpen }) => isOpen) };
}

const insteadOfObjective =
  "Your objective speaks of what you want: this says what you bring to this post, from your own resume.";
const withoutObjective = "Says what you bring; what you are looking for, the application says.";
const forThisPost = "Says in a few lines what this post looks for, from your own resume.";
const namesUnsaid = "Names what this post asks for and your resume shows further down.";
const withoutPraise = "Shorter: what stays says what you have done, and what this post asks for.";
