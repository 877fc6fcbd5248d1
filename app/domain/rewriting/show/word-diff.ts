import { diffWordsWithSpace } from "diff";

/** One run of a word-level diff, or one line of a list that was put into another order. */
export interface DiffRun {
  text: string;
  mark: "same" | "added" | "removed";
}

/** The work grows with its square; texts that differ in more words are told one after the other. */
const mostEdits = 400;

/** A diff word by word; changes separated only by blanks are joined. */
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
    const next = runs[at + 1];
    const bridges = run.text.trim() === "" && group.length > 0 && next !== undefined && next.mark !== "same";
    if (run.mark !== "same" || bridges) {
      group.push(run);
      continue;
    }
    diff.push(...asOne(group), run);
    group = [];
  }
  return [...diff, ...asOne(group)];
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
