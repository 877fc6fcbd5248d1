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

/** Jobs of one title that a copy is held against: more of them are no copies but a list. */
const mostOfOneTitle = 8;

/**
 * Jobs that stand a second time as a whole, be it with other breaks between their lines: the same title, and no date, employer,
 * place or word that the other has not. Of two that say the same the first stays, else that which says more.
 */
export function entriesListedAgain({ work }: Pick<Resume, "work">): Set<string> {
  const byTitle = new Map<string, { at: number; entry: Work }[]>();
  const again = new Set<number>();
  for (const [at, entry] of work.entries()) {
    const title = wordsOf(entry.position ?? "");
    if (title === "" || (entry.startDate ?? entry.endDate) === undefined) continue;
    const others = (byTitle.get(title) ?? []).filter((one) => !again.has(one.at));
    if (others.some((one) => holds(one.entry, entry))) {
      again.add(at);
      continue;
    }
    for (const one of others) if (holds(entry, one.entry)) again.add(one.at);
    if (others.length < mostOfOneTitle) byTitle.set(title, [...others, { at, entry }]);
  }
  return new Set([...again].toSorted((left, right) => left - right).map((at) => `/work/${at}`));
}

/** Whether a job says all that another of the same title does. */
function holds(entry: Work, other: Work): boolean {
  const isSaid = (key: "name" | "location" | "startDate" | "endDate" | "url") =>
    wordsOf(other[key] ?? "") === wordsOf(entry[key] ?? "") || (other[key] === undefined && !/Date$/.test(key));
  if (!(["name", "location", "startDate", "endDate", "url"] as const).every(isSaid)) return false;
  if ((other.current ?? false) !== (entry.current ?? false)) return false;
  const words = [entry.summary ?? "", ...entry.highlights].flatMap((line) => wordsOf(line).split(" "));
  const told = words.join("");
  const edges = new Set([0]);
  let at = 0;
  for (const word of words) {
    at += word.length;
    edges.add(at);
  }
  return [other.summary ?? "", ...other.highlights].every((line) => hasWords(told, edges, line));
}

/** Whether the words of a line stand in a text without blanks, between the edges of its words: a copy may have lost a blank. */
function hasWords(told: string, edges: ReadonlySet<number>, line: string): boolean {
  const letters = wordsOf(line).replaceAll(" ", "");
  let at = told.indexOf(letters);
  while (at >= 0 && !(edges.has(at) && edges.has(at + letters.length))) at = told.indexOf(letters, at + 1);
  return at >= 0;
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
    why: "This job stands twice: the other entry says all of it in the same words.",
    requirementIds: [],
  }));
}

/** The lines of the job at this path; undefined where the path is no job. */
export function entryText({ work }: Pick<Resume, "work">, path: string): string | undefined {
  const entry = work[Number(job.exec(path)?.[1] ?? Number.NaN)];
  return entry && linesOf(entry).join("\n");
}
