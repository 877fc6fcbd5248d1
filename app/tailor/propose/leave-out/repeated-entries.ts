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
export const entriesListedAgain = ({ work }: Pick<Resume, "work">): ReadonlySet<string> => listedAgain(work);

/** Once for each list of jobs: every cut of a copy is held against it. */
const listedAgain = oncePer((work: readonly Work[]): ReadonlySet<string> => {
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
});

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
