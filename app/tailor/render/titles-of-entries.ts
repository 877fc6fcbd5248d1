import type { Resume } from "~/tailor/resume";

/** Sections whose entries may stand under headings of different names, and are printed together. */
export const headedKeys = ["work", "volunteer", "projects", "certificates", "awards", "publications"] as const;
export type HeadedKey = (typeof headedKeys)[number];

/**
 * The heading that each entry of a kind stands under in the source, by its place in the list: "Clinical placement" for one job,
 * "Work history" for the next. Empty where all have the same heading; undefined for an entry that the source does not have.
 */
export function titlesOfEntries(resume: Resume, kind: HeadedKey): (string | undefined)[] {
  const { source, sections, atoms } = resume;
  const own = sections.filter(({ key }) => key === kind);
  const titles = new Map(own.flatMap(({ title }) => (title ? [[lettersOf(title), title]] : [])));
  if (titles.size < 2 && own.every(({ title }) => title)) return [];
  const headings: { title: string; at: number }[] = [];
  let at = 0;
  for (const line of source.split("\n")) {
    const title = titles.get(lettersOf(line));
    if (title) headings.push({ title, at });
    at += line.length + 1;
  }
  const starts = resume[kind].map(() => Number.POSITIVE_INFINITY);
  for (const { path, span } of atoms) {
    const [, key, at] = path.split("/", 3);
    if (key === kind && span) starts[Number(at)] = Math.min(starts[Number(at)] ?? Number.POSITIVE_INFINITY, span.start);
  }
  return starts.map((start) =>
    Number.isFinite(start) ? headings.findLast((heading) => heading.at < start)?.title : undefined,
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
