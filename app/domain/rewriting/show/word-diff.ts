import { diffWordsWithSpace } from "diff";

/** One run of a word-level diff, or one line of a list that was put into another order. */
export interface DiffRun {
  text: string;
  mark: "same" | "added" | "removed";
}

/** The work grows with its square; texts that differ in more words are told one after the other. */
const mostEdits = 400;

/**
 * A diff word by word. Changes on both sides of a run of fewer words than either has are joined: a stray "and" that both
 * texts share would tear two sentences into shreds.
 */
export function wordDiff(before: string, after: string): DiffRun[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const runs = parts.map(
    ({ value, added, removed }): DiffRun => ({ text: value, mark: added ? "added" : removed ? "removed" : "same" }),
  );
  const diff: DiffRun[] = [];
  let group: DiffRun[] = [];
  for (const [at, run] of runs.entries()) {
    const next = runs.slice(at + 1, at + 3).filter(({ mark }) => mark !== "same");
    const bridges =
      group.length > 0 &&
      next.length > 0 &&
      wordsIn([run]) < Math.min(Math.max(wordsIn(group), 1), Math.max(wordsIn(next), 1));
    if (run.mark !== "same" || bridges) {
      group.push(run);
      continue;
    }
    diff.push(...asOne(group), run);
    group = [];
  }
  return [...diff, ...asOne(group)];
}

function wordsIn(runs: readonly DiffRun[]): number {
  return runs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

/** All that went, then all that came; a group of which one side is empty stays as it is. */
function asOne(group: DiffRun[]): DiffRun[] {
  const side = (other: DiffRun["mark"]) =>
    group
      .filter(({ mark }) => mark !== other)
      .map(({ text }) => text)
      .join("");
  const [went, came] = [side("added"), side("removed")];
  if (went.trim() === "" || came.trim() === "") return group;
  return [
    { text: went, mark: "removed" },
    { text: came, mark: "added" },
  ];
}
