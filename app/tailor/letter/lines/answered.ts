import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Match, MatchRow } from "~/tailor/match";
import type { Posting, Requirement } from "~/tailor/posting";
import { speaksOf } from "~/tailor/propose/asked-things";
import { weightOf } from "~/tailor/propose/relevance";
import type { Resume, Span } from "~/tailor/resume";
import { likenessOfWords, sharedWords, wordsOf } from "./line-features";
import type { Line } from "./quotable-lines";

/** A thing that the post asks for, with the lines that answer it. */
export interface Answered {
  /** 3 for a must, more for what the post asks first or names in its title. */
  weight: number;
  lines: ReadonlySet<Line>;
  /** Where the post says so: a sentence or a bullet. */
  place: Span;
  /** The post insists on it, and surely speaks of it. */
  isMust: boolean;
  /** The match found it there; else words of a duty stand in the line. */
  isProven: boolean;
}

const first = { share: 1 / 3, weight: 1.3 };
const inTitle = 1.4;
/** From this certainty of its reader on the post asks for it. */
const sure = 0.8;

/** What the post asks for of skills and tools and a line answers, in the post's order. */
export function answeredThings(
  posting: Posting,
  { match, resume }: { match: Match; resume: Resume },
  lines: readonly Line[],
): Answered[] {
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const title = new Set(stemsOf(posting.title ?? ""));
  const asked = posting.requirements.filter(({ kind }) => kind === "skill" || kind === "tool");
  const named = asked.flatMap((whole, at): Answered[] => {
    const row = rows.get(whole.id);
    if (row?.denied) return [];
    const isShown = row?.state === "shown";
    const isAnswer = (line: Line, one: Requirement) =>
      isShown ? speaksOf(line.text, one) || isShownBy(line, row, one, paths) : hasEveryWord(line.text, one.term);
    const said = partsOf(whole)
      .map((one) => ({ one, lines: lines.filter((line) => isAnswer(line, one)) }))
      .find((part) => part.lines.length > 0);
    if (!said) return [];
    const stems = stemsOf(said.one.term);
    const weight =
      weightOf(whole) *
      (at < first.share * asked.length ? first.weight : 1) *
      (stems.some((stem) => title.has(stem)) ? inTitle : 1);
    const isMust = whole.weight === "must" && (whole.certainty ?? 1) >= sure;
    return [{ weight, lines: new Set(said.lines), place: whole.sentence, isMust, isProven: isShown }];
  });
  return [...named, ...answeredDuties(posting, lines)];
}

/** The lines that answer each thing that the post insists on, as far as the match shows it. */
export function mustsOf(things: readonly Answered[]): ReadonlySet<Line>[] {
  return things.flatMap(({ isMust, isProven, lines }) => (isMust && isProven ? [lines] : []));
}

const duty = { likeness: 0.3, weight: 2 };

/** Duties that a line is much like. */
function answeredDuties({ duties, source }: Posting, lines: readonly Line[]): Answered[] {
  const words = lines.map((line) => ({ line, own: wordsOf(line.text) }));
  return duties.flatMap((place) => {
    const asked = wordsOf(source.slice(place.start, place.end));
    const alike = words.flatMap(({ line, own }) => (likenessOfWords(own, asked) >= duty.likeness ? [line] : []));
    return alike.length === 0
      ? []
      : [{ weight: duty.weight, lines: new Set(alike), place, isMust: false, isProven: false }];
  });
}

/** What is asked as a whole; of two deeds or things in one ("reconcile accounts and explain variances") each half as well. */
function partsOf(asked: Requirement): Requirement[] {
  const halves = asked.canonical === undefined ? asked.term.split(/,? and (?=\p{L}+ \p{L})/u) : [];
  const isPlain = halves.length === 2 && halves.every((half) => /\s/.test(half));
  return [asked, ...(isPlain ? halves.map((term) => ({ ...asked, term, wording: undefined })) : [])];
}

/** The words of the line that the match counted, or a line of which it counted all and that shares words with what is asked. */
function isShownBy(
  { path, text }: Line,
  row: MatchRow,
  { term }: Requirement,
  paths: ReadonlyMap<string, string>,
): boolean {
  const own = new Set(stemsOf(text));
  const asked = stemsOf(term);
  return row.evidence.some(({ atomId, place, quote, fact }) => {
    if (fact || place === "title" || paths.get(atomId) !== path) return false;
    const isName = quote.trim().split(/\s+/u).length <= mostOfQuote;
    if (!isName) return sharedWords(term, text) > 0;
    // "Marketing" is no "marketing plan".
    const said = stemsOf(quote);
    const isHalf = said.length < asked.length && said.every((stem) => asked.includes(stem));
    return !isHalf && said.every((stem) => own.has(stem));
  });
}

const mostOfQuote = 4;

/** What the match is not sure of has to stand there in so many words, a single one letter by letter: "types of loans" is no typing. */
function hasEveryWord(text: string, term: string): boolean {
  const words = tokenize(term).filter(({ norm }) => !functionWords.has(norm));
  const isOne = words.length === 1;
  const own = new Set(tokenize(text).map(({ norm, word }) => (isOne ? norm : word.stem)));
  return words.length > 0 && words.every(({ norm, word }) => own.has(isOne ? norm : word.stem));
}

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}
