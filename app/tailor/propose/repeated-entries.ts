import type { Change } from "~/tailor/change";
import { oncePer } from "~/tailor/once-per";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume, Work } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

const job = /^\/work\/(\d+)$/;

/** A job as its lines: what the change shows, and what it is held against. */
function linesOf({ position, name, startDate, endDate, current, summary, highlights }: Work): string[] {
  const dates = [startDate, current ? "present" : endDate].filter((date) => date !== undefined).join(" to ");
  return [position, name, dates, summary, ...highlights].filter(
    (line) => line !== undefined && line !== "",
  ) as string[];
}

/** Jobs with one head that a copy is held against: more of them are no copies but a list. */
const mostOfOneHead = 8;

/** Jobs that stand a second time as a whole: the same title, employer and dates, and no line that the first has not. */
export function entriesListedAgain({ work }: Pick<Resume, "work">): Set<string> {
  const toldByHead = new Map<string, Set<string>[]>();
  const again = new Set<string>();
  for (const [at, entry] of work.entries()) {
    const { position, name, startDate, endDate, current } = entry;
    const head = [position, name, startDate, endDate, current ? "present" : ""]
      .map((value) => wordsOf(value ?? ""))
      .join("|");
    const told = toldByHead.get(head) ?? [];
    const lines = linesOf(entry).map(wordsOf);
    const isDatedJob = position !== undefined && (startDate ?? endDate) !== undefined;
    if (isDatedJob && told.some((others) => lines.every((line) => others.has(line)))) again.add(`/work/${at}`);
    else if (told.length < mostOfOneHead) toldByHead.set(head, [...told, new Set(lines)]);
  }
  return again;
}

/** A line that so many jobs have word for word is told by the first of them; each keeps some lines. */
const sameLine = { fewestJobs: 3, fewestWords: 5, fewestLeft: 3 };
/** A job that has so many lines, half of its own or more, from the jobs before it repeats them; it keeps more of them. */
const copied = { fewest: 5, fewestLeft: 8 };

/**
 * Paths of the lines that earlier jobs say word for word: those that three jobs have, and those of a job that consists of
 * such lines for the most part. Copies of whole jobs are not counted.
 */
export const linesListedAgain = oncePer((work: Resume["work"]): Set<string> => {
  const copies = entriesListedAgain({ work });
  const jobs = work.map(({ highlights }, at) => (copies.has(`/work/${at}`) ? [] : highlights.map(wordsOf)));
  const counts = new Map<string, number>();
  for (const key of jobs.flatMap((keys) => [...new Set(keys)])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const told = new Set<string>();
  const again = new Set<string>();
  for (const [at, keys] of jobs.entries()) {
    const above = [...keys.keys()].filter((index) => told.has(keys[index] ?? ""));
    const isCopied = above.length >= copied.fewest && above.length * 2 >= keys.length;
    const common = above.filter((index) => (counts.get(keys[index] ?? "") ?? 0) >= sameLine.fewestJobs);
    const mayGo = (fewestLeft: number) => Math.max(0, keys.length - fewestLeft);
    const [few, many] = [common.slice(0, mayGo(sameLine.fewestLeft)), above.slice(0, mayGo(copied.fewestLeft))];
    for (const index of isCopied && many.length > few.length ? many : few) again.add(`/work/${at}/highlights/${index}`);
    for (const key of keys) if (key.split(" ").length >= sameLine.fewestWords) told.add(key);
  }
  return again;
});

/** One change a copy. */
export function leaveOutCopies(resume: Resume): Draft[] {
  return [...entriesListedAgain(resume)].map((path) => ({
    kind: "left-out",
    atomId: null,
    path,
    before: entryText(resume, path) ?? "",
    after: "",
    why: "This job stands twice: it is told above in the same words.",
    requirementIds: [],
  }));
}

/** The lines of the job at this path; undefined where the path is no job. */
export function entryText({ work }: Pick<Resume, "work">, path: string): string | undefined {
  const entry = work[Number(job.exec(path)?.[1] ?? Number.NaN)];
  return entry && linesOf(entry).join("\n");
}
