import { diffWordsWithSpace } from "diff";

/** One run of a word-level diff, or one line of a list that was put into another order. */
export interface DiffRun {
  text: string;
  mark: "same" | "added" | "removed";
}

/** What was taken out and what came in, word by word; where only blanks lie between changes, they are told as one. */
export function wordDiff(before: string, after: string): DiffRun[] {
  const runs = diffWordsWithSpace(before, after).map(
    ({ value, added, removed }): DiffRun => ({ text: value, mark: added ? "added" : removed ? "removed" : "same" }),
  );
  const told: DiffRun[] = [];
  let group: DiffRun[] = [];
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    const bridges = run.text.trim() === "" && group.length > 0 && next !== undefined && next.mark !== "same";
    if (run.mark !== "same" || bridges) {
      group.push(run);
      continue;
    }
    told.push(...asOne(group), run);
    group = [];
  }
  return [...told, ...asOne(group)];
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
