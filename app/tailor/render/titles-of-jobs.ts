import type { Resume } from "~/tailor/resume";

/**
 * The heading that each job stands under in the source, by its place in the list: "Clinical placement" for one, "Work history"
 * for the next. Empty where all jobs have the same heading; undefined for a job that the source does not have.
 */
export function titlesOfJobs({ source, sections, atoms, work }: Resume): (string | undefined)[] {
  const titles = new Map(
    sections.flatMap(({ key, title }) => (key === "work" && title ? [[lettersOf(title), title]] : [])),
  );
  if (titles.size < 2) return [];
  const headings: { title: string; at: number }[] = [];
  let at = 0;
  for (const line of source.split("\n")) {
    const title = titles.get(lettersOf(line));
    if (title) headings.push({ title, at });
    at += line.length + 1;
  }
  const starts = work.map(() => Number.POSITIVE_INFINITY);
  for (const { path, span } of atoms) {
    const job = /^\/work\/(\d+)\//.exec(path)?.[1];
    if (job && span) starts[Number(job)] = Math.min(starts[Number(job)] ?? Number.POSITIVE_INFINITY, span.start);
  }
  return starts.map((start) =>
    Number.isFinite(start) ? headings.findLast((heading) => heading.at < start)?.title : undefined,
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
