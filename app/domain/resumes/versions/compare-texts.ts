import { diffArrays, diffWordsWithSpace } from "diff";

/** One run of a word-level diff. */
export interface WordRun {
  text: string;
  mark: "same" | "added" | "removed";
}

/** One line of two texts side by side. A changed line has both sides; one that came or went has one. */
export type LinePair =
  | { kind: "same"; text: string }
  | { kind: "changed"; before: WordRun[]; after: WordRun[] }
  | { kind: "removed"; text: string }
  | { kind: "added"; text: string };

/** The work grows with the square of what differs: two texts that differ in more lines are told one after the other. */
const mostEditedLines = 600;
/** The same of two lines and their words. */
const mostEditedWords = 300;

/** Two texts line by line; within a line that was changed, word by word. */
export function compareTexts(before: string, after: string): LinePair[] {
  const pairs: LinePair[] = [];
  const [old, next] = [before.trimEnd().split("\n"), after.trimEnd().split("\n")];
  const parts = diffArrays(old, next, { maxEditLength: mostEditedLines }) ?? [
    { value: old, added: false, removed: true, count: old.length },
    { value: next, added: true, removed: false, count: next.length },
  ];
  for (const [at, { value, added, removed }] of parts.entries()) {
    const following = parts[at + 1];
    if (removed) pairs.push(...changedLines(value, following?.added ? following.value : []));
    else if (!added) pairs.push(...value.map((text): LinePair => ({ kind: "same", text })));
    else if (!parts[at - 1]?.removed) pairs.push(...value.map((text): LinePair => ({ kind: "added", text })));
  }
  return pairs;
}

/** More than so many lines on both sides share no order worth looking for. */
const mostPaired = 60;

/** Lines that went and lines that came in the same place: the like ones are one line that was changed. */
function changedLines(removed: string[], added: string[]): LinePair[] {
  const pairs: LinePair[] = [];
  const partners = removed.length + added.length <= mostPaired ? alignLike(removed, added) : [];
  let came = 0;
  for (const [at, text] of removed.entries()) {
    const partner = partners[at];
    if (partner === undefined) {
      pairs.push({ kind: "removed", text });
      continue;
    }
    for (; came < partner; came++) pairs.push({ kind: "added", text: added[came] ?? "" });
    pairs.push(changedLine(text, added[partner] ?? ""));
    came = partner + 1;
  }
  for (; came < added.length; came++) pairs.push({ kind: "added", text: added[came] ?? "" });
  return pairs;
}

/** For each line that went, the first later line that came and shares half of its words; the order stays. */
function alignLike(removed: string[], added: string[]): (number | undefined)[] {
  let from = 0;
  const [went, came] = [removed.map(wordsIn), added.map(wordsIn)];
  return went.map((words) => {
    const partner = came.findIndex((other, at) => at >= from && likeness(words, other) >= 0.5);
    if (partner < 0) return undefined;
    from = partner + 1;
    return partner;
  });
}

/** Share of the words of the shorter line that the other one has, 0 to 1. */
function likeness(left: Set<string>, right: Set<string>): number {
  return [...left].filter((word) => right.has(word)).length / Math.max(1, Math.min(left.size, right.size));
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function changedLine(before: string, after: string): LinePair {
  const words = diffWordsWithSpace(before, after, { maxEditLength: mostEditedWords }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const runs = words.map(
    ({ value, added, removed }): WordRun => ({
      text: value,
      mark: added ? "added" : removed ? "removed" : "same",
    }),
  );
  return {
    kind: "changed",
    before: runs.filter(({ mark }) => mark !== "added"),
    after: runs.filter(({ mark }) => mark !== "removed"),
  };
}
