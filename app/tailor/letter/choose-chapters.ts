import type { Chapter } from "./body";
import type { LetterEvidence } from "./pick-evidence";

/** How many jobs, and lines of each, a letter tells; a further step only where the one before leaves it short. */
const breadths = [
  { jobs: 2, lines: 2 },
  { jobs: 3, lines: 3 },
  { jobs: 5, lines: 8 },
];
const fewestLines = 3;
/** Words that join lines to sentences and jobs to chapters, in the mean. */
const wordsOfJoints = 3;

export interface Room {
  /** Words that the letter should have from its chapters, and must not have more than. */
  least: number;
  most: number;
}

/**
 * Lines for the letter, most telling first, by job; jobs in the order of time. `passes` is the gate: it is asked only for what
 * would be told. Stops as soon as there is enough.
 */
export function chooseChapters(
  evidence: LetterEvidence[],
  room: Room,
  passes: (item: LetterEvidence) => boolean,
): Chapter[] {
  const chosen = new Map<string, LetterEvidence[]>();
  const tried = new Set<LetterEvidence>();
  let words = 0;
  let lines = 0;
  for (const { item, breadth } of breadths.flatMap((breadth) => evidence.map((item) => ({ item, breadth })))) {
    if (lines >= fewestLines && words >= room.least) break;
    const { path } = item.job;
    const told = chosen.get(path) ?? [];
    const isFull = told.length >= breadth.lines || (told.length === 0 && chosen.size >= breadth.jobs);
    const size = item.text.split(" ").length + wordsOfJoints + (told.length === 0 ? wordsOfJoints * 2 : 0);
    if (isFull || tried.has(item) || words + size > room.most) continue;
    tried.add(item);
    if (!passes(item)) continue;
    chosen.set(path, [...told, item]);
    words += size;
    lines += 1;
  }
  return [...chosen.values()]
    .flatMap((items) => (items[0] ? [{ job: items[0].job, items }] : []))
    .sort((left, right) => (right.job.startDate ?? "").localeCompare(left.job.startDate ?? ""));
}
