import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import lines from "./same-work.json" with { type: "json" };

/** A class a line: words for the same work, and behind `|` words for what may be the same. */
const classes = lines.map((line) => {
  const [same = [], near = []] = line.split("|").map((list) => list.split(";").map((words) => words.trim()));
  return { same, near };
});

/** Other words for the work that a term names; with `isNear` for work that only may be the same. */
export interface OtherWords {
  words: string;
  /** What else the term says, before and behind those that they stand for. */
  before: string;
  behind: string;
  isNear: boolean;
}

interface Phrase {
  stems: string[];
  at: number;
  isNear: boolean;
}

let phrases: Map<string, Phrase[]> | undefined;

interface Spot {
  stem: string;
  start: number;
  end: number;
}

const spotsOf = (text: string): Spot[] =>
  tokenize(text).flatMap(({ norm, word, start, end }) =>
    functionWords.has(norm) ? [] : [{ stem: word.stem, start, end }],
  );

function build(): Map<string, Phrase[]> {
  const built = new Map<string, Phrase[]>();
  const add = (text: string, at: number, isNear: boolean): void => {
    const stems = spotsOf(text).map(({ stem }) => stem);
    const [first] = stems;
    // "Cash up": a word with one that says nothing by itself is no name of its own.
    if (first !== undefined && (stems.length > 1 || !/[ -]/.test(text)))
      built.set(first, [...(built.get(first) ?? []), { stems, at, isNear }]);
  };
  for (const [at, { same, near }] of classes.entries()) {
    for (const text of same) add(text, at, false);
    for (const text of near) add(text, at, true);
  }
  return built;
}

/**
 * Other words for the work that a term names, from `same-work.json`: "carry out vehicle checks" speaks of walk round
 * checks, too.
 */
export function inOtherWords(term: string): OtherWords[] {
  phrases ??= build();
  const spots = spotsOf(term);
  const found: OtherWords[] = [];
  for (const [from, { stem, start }] of spots.entries()) {
    for (const { stems, at, isNear } of phrases.get(stem) ?? []) {
      if (!stems.every((one, offset) => spots[from + offset]?.stem === one)) continue;
      const end = spots[from + stems.length - 1]?.end ?? start;
      const rest = { before: term.slice(0, start), behind: term.slice(end) };
      const { same = [], near = [] } = classes[at] ?? {};
      found.push(
        ...same.map((words) => ({ words, ...rest, isNear })),
        ...near.map((words) => ({ words, ...rest, isNear: true })),
      );
    }
  }
  return found;
}
