import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Unit } from "./units";

/** In units and lines: how far back words are looked for that come again. */
const farthestBack = 60;
const farthestLine = 2;

/**
 * Which words come again: some builders print the subject of a degree behind the school once more, perhaps across a
 * line break. Where a run of such words begins and ends tells where the subject and the school do.
 */
export function repeatsOf(units: Unit[]): Set<string>[] {
  const found = units.map(() => new Set<string>());
  const words = units.map(({ kind, text }) => (kind === "word" ? text.toLowerCase().replace(/[.,:;]+$/, "") : ""));
  const last = new Map<string, number>();
  const previous: (number | undefined)[] = words.map((word, index) => {
    const before = word === "" ? undefined : last.get(word);
    last.set(word, index);
    return before;
  });
  for (let index = 0; index < units.length; index++) {
    const { from, length } = longestRun(units, words, previous, index);
    if (length === 0) continue;
    const isSameLine = units[from]?.line === units[index]?.line;
    for (let at = 0; at < length; at++) {
      const place = length === 1 ? "only" : at === 0 ? "first" : at === length - 1 ? "last" : "mid";
      if (isSameLine) found[index + at]?.add("said-again");
      if (isSameLine) found[from + at]?.add("said-twice");
      found[index + at]?.add(`again:${place}`);
      found[from + at]?.add(`twice:${place}`);
    }
    found[from + length]?.add("behind-twice");
    found[index + length]?.add("behind-again");
    index += length - 1;
  }
  return found;
}

/** The longest run of words at `index` that stood before, among those that open with the same word. */
function longestRun(units: Unit[], words: string[], previous: (number | undefined)[], index: number): Run {
  const best = { from: 0, length: 0 };
  const word = words[index] ?? "";
  if (word === "" || functionWords.has(word)) return best;
  for (let from = previous[index]; from !== undefined; from = previous[from]) {
    if (index - from > farthestBack || (units[index]?.line ?? 0) - (units[from]?.line ?? 0) > farthestLine) break;
    let length = 1;
    while (from + length < index && words[index + length] && words[index + length] === words[from + length]) length++;
    while (length > 1 && functionWords.has(words[index + length - 1] ?? "")) length--;
    if (length > best.length) Object.assign(best, { from, length });
  }
  return best;
}

interface Run {
  from: number;
  length: number;
}
