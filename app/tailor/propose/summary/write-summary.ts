import { isUnderWish } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term } from "~/tailor/propose/profile-pieces";
import { tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type Composed, composeSummaries, type Pieces, tellingOf } from "./compose-summary";
import { openingsOf, wordsIn } from "./openings";
import { type OwnSentence, weighSentences } from "./own-sentences";
import { type OwnSummary, readSummary } from "./own-summary";
import { partListing } from "./part-listing";
import { piecesOf } from "./pieces-of";
import { summaryDrafts, type Way } from "./summary-drafts";
import { leastGain, summaryWorth } from "./summary-worth";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
const fewestTerms = 2;
/** A shorter summary says less than none. */
const fewestWords = 16;
const fewestOfNew = 11;
/** Longer ones may be several that ran together. */
const longestSentence = 40;
const fewestOfPiece = 4;
const mostWeighed = 16;
const mostKeepers = 2;
/** In words, with a sentence that only the score needs. */
const mostWithNeeded = 75;
/** Of a summary without its wish so much is a sentence still. */
const fewestLeft = 8;
/** Where there was none, or nothing but a wish, a summary is worth so much at least. */
const leastWorth = { inPlaceOfNothing: 2.5, inPlaceOfWish: 2 };
/** So long a line of a list is a sentence that speaks for itself. */
const wordsOfProse = 12;

/**
 * A summary for this post, of facts of the resume alone. The person's own is kept: what its writer wants goes, unless it is this
 * very post, and so does another pen. Where there is none, or nothing but a wish, it is told by the title held with what is asked
 * that the jobs show, one result and the papers asked for. All ways to word it are weighed by what they are worth to a reader
 * (`summaryWorth`); those that are clearly better than the person's own are proposed, the best first; last, where nothing is
 * proven, one that asks for a yes; none rather than a poor one.
 */
export function writeSummary(
  resume: Resume,
  posting: Posting,
  match: Match,
  tag: Tag,
  keepsScore: (changes: readonly Draft[]) => boolean = () => true,
): Draft[] {
  const { summary = "" } = resume.basics;
  const { said, listed } = partListing(summary);
  const read = withoutRuns(readSummary(said), tag);
  // "Objective: warehouse work in a small team" names what is wanted, and under another heading would be what was done.
  if (isUnderWish(resume) && !read.hasWish && wordsIn([summary]) < fewestLeft) return [];
  const weighed = weighSentences(read.kept, resume, posting, tag);
  const { own, sentences } = isUnderWish(resume) ? underHeading(read, weighed) : { own: read, sentences: weighed };
  const telling = tellingOf(sentences);
  const { pieces, open } = piecesOf(
    {
      resume,
      posting,
      match,
      isFree: telling.length === 0 || own.hasWish,
    },
    tag,
  );
  const isBare = own.text !== summary && own.text !== "" && (own.isBroken || wordsIn([own.text]) >= fewestLeft);
  const why = own.hasWish ? withoutObjective : withoutList;
  const bare: Way[] = isBare ? [{ sentences: [own.text], terms: [], why }] : [];
  if (own.hasWish && own.text === "") bare.push(...inPlaceOfWish(pieces));
  const withList = (ways: readonly Way[]) =>
    summaryDrafts(ways, resume, posting)
      .map((draft) => (listed === "" ? draft : { ...draft, after: `${draft.after}\n${listed}` }))
      .filter(({ after }) => after !== summary);
  if (own.isBroken || sentences.some(({ isRun }) => isRun))
    return withList([...aboveLines(own, sentences, pieces, posting), ...bare]);
  const ways = [...betterThanOwn(own, sentences, pieces, posting, summary), ...bare];
  const drafts = withList(ways.length > 0 ? ways : asking(sentences, pieces, open));
  const keepers: Draft[] = [];
  for (const draft of drafts.slice(0, mostWeighed))
    if (keepers.length < mostKeepers && keepsScore([draft])) keepers.push(draft);
  const [best] = drafts;
  const fuller = best && !keepers.includes(best) ? withNeeded(best, sentences, keepsScore) : undefined;
  const first = fuller ? [fuller, ...keepers] : keepers;
  return [...first, ...drafts.filter((draft) => !first.includes(draft))];
}

/** The best wording with the one sentence of the person's own that its score needs; undefined where none is enough. */
function withNeeded(
  best: Draft,
  sentences: readonly OwnSentence[],
  keepsScore: (changes: readonly Draft[]) => boolean,
): Draft | undefined {
  const dropped = sentences.filter(({ text, isWrong }) => !isWrong && !best.after.includes(text.replace(/[.!?]$/, "")));
  return dropped
    .toSorted((left, right) => right.asked - left.asked)
    .slice(0, mostWeighed)
    .map(({ text }): Draft => ({ ...best, after: `${best.after} ${sentence(text)}` }))
    .find((draft) => wordsIn([draft.after]) <= mostWithNeeded && keepsScore([draft]));
}

/** Under the heading of an objective what has no figure is a wish: "Baker striving to please every guest". */
function underHeading(own: OwnSummary, sentences: OwnSentence[]): { own: OwnSummary; sentences: OwnSentence[] } {
  if (own.isBroken || sentences.some(({ text }) => /\d|\byears\b/u.test(text))) return { own, sentences };
  const left = sentences.filter(({ isOnlyPlace }) => isOnlyPlace);
  const kept = left.map(({ text }) => text);
  const dropped = own.dropped + sentences.length - left.length;
  return { own: { ...own, kept, text: kept.map(sentence).join(" "), hasWish: true, dropped }, sentences: left };
}

/** Sentences that nobody ended, each by itself: "... in two kitchens Skilled in sauces Trained nine cooks". */
function withoutRuns(own: OwnSummary, tag: Tag): OwnSummary {
  const kept = own.kept.flatMap((text) => {
    const pieces = wordsIn([text]) > longestSentence ? splitRun(text, tag) : [text];
    // Crumbs are names of a list, no sentences.
    return pieces.some((piece) => wordsIn([piece]) < fewestOfPiece) ? [text] : pieces;
  });
  return { ...own, kept, dropped: own.dropped + Number(kept.length > own.kept.length) };
}

/** Who its writer is, in place of an objective that left nothing: a title with its dates says more than another job. */
function inPlaceOfWish({ held, papersBeside, resume }: Pieces): Way[] {
  const [opening] = held ? openingsOf(held, []).filter((text) => isProven(text, resume)) : [];
  if (opening === undefined) return [];
  return [{ sentences: [opening, ...papersBeside(opening).slice(0, 2)], terms: [], why: insteadOfObjective }];
}

/** Wordings that are clearly better than what the person says, the best first. */
function betterThanOwn(
  own: OwnSummary,
  sentences: readonly OwnSentence[],
  pieces: Pieces,
  posting: Posting,
  summary: string,
): Way[] {
  const trade = tradeOf(posting);
  const before = summaryWorth(
    {
      sentences: [summary],
      isOpened: sentences[0]?.isOpening || sentences[0]?.isTitle || false,
      results: 0,
      papers: 0,
      isOwn: true,
      praise: sentences.filter(({ isPraise, isTitle }) => isPraise && !isTitle).length,
      faults: own.dropped + sentences.filter(({ isWrong }) => isWrong).length,
    },
    trade,
  );
  const isNothing = sentences.length === 0 || (own.hasWish && tellingOf(sentences).length === 0);
  const least = isNothing ? (own.hasWish ? leastWorth.inPlaceOfWish : leastWorth.inPlaceOfNothing) : before + leastGain;
  return (
    composeSummaries(sentences, pieces)
      .map((made) => ({ made, worth: summaryWorth(made, trade) }))
      .filter(
        ({ made, worth }) =>
          worth >= least && wordsIn(made.sentences) >= (isNothing && !own.hasWish ? fewestOfNew : fewestLeft),
      )
      // Where nobody wrote a summary, a title and a list of what stands below is worth no reader's time.
      .filter(({ made }) => !isNothing || own.hasWish || isWorthAPlace(made))
      .sort((left, right) => right.worth - left.worth)
      .map(({ made }): Way => {
        const isSame = made.terms.length + made.results + made.papers === 0 && own.dropped === 0;
        const why = made.terms.length + made.results > 0 ? (isNothing ? forThisPost : namesUnsaid) : withoutPraise;
        return {
          sentences: [...made.sentences],
          terms: made.terms,
          why: own.hasWish ? (isNothing ? insteadOfObjective : withoutObjective) : why,
          ...(isSame && { isCosmetic: true }),
        };
      })
  );
}

/** Says what a reader of the post looks for first: two things that it asks for, or one with a result or a licence. */
function isWorthAPlace({ results, papers, terms }: Composed): boolean {
  return terms.length >= fewestTerms || (terms.length > 0 && results + papers > 0);
}

/** Above a list that was read as a summary: who its writer is, in place of an objective or where no line of it says so. */
function aboveLines(
  { text, hasWish }: OwnSummary,
  sentences: readonly OwnSentence[],
  pieces: Pieces,
  posting: Posting,
): Way[] {
  const isProse = tellingOf(sentences).some(({ words }) => words >= wordsOfProse);
  if (!hasWish || isProse) return [];
  const trade = tradeOf(posting);
  return composeSummaries([], pieces)
    .map((made) => ({ made, worth: summaryWorth(made, trade) }))
    .filter(({ worth }) => worth >= leastWorth.inPlaceOfWish)
    .sort((left, right) => right.worth - left.worth)
    .map(({ made }): Way => {
      const lines = [made.sentences.join(" "), text].filter(Boolean).join("\n");
      return { sentences: [lines], terms: made.terms, why: insteadOfObjective };
    });
}

/** Its owner is asked about a sentence of its own: beside a title the gate would judge it by the title. */
function asking(own: readonly OwnSentence[], pieces: Pieces, open: readonly Term[]): Way[] {
  const { held, resume } = pieces;
  const terms = own.length > 0 || open.length === 0 ? [] : [...pieces.terms, ...open].slice(0, mostTerms);
  const opening = held ? openingsOf(held, []).slice(0, 1) : [];
  const background = sentence(`Background in ${joinList(terms.map(({ text }) => text))}`);
  const question = [...opening, background];
  if (terms.length === 0 || wordsIn(question) < fewestWords || isProven(question.join(" "), resume)) return [];
  return [{ sentences: question, terms, why: forThisPost }];
}

const insteadOfObjective =
  "Your objective speaks of what you want: this says what you bring to this post, from your own resume.";
const withoutObjective = "Says what you bring; what you are looking for, the application says.";
const withoutList = "A list of skills that ran into the summary stands by itself.";
const forThisPost = "Says in a few lines what this post looks for, from your own resume.";
const namesUnsaid = "Names what this post asks for and your resume shows further down.";
const withoutPraise = "Shorter: what stays says what you have done, and what this post asks for.";
