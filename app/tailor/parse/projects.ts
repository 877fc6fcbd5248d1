import type { Span } from "~/tailor/resume";
import { findPeriods, shifted } from "./dates";
import { labelJobs, putOutside } from "./experience";
import type { Job } from "./jobs/real-jobs";
import { putBody } from "./jobs/text-below";
import { type Paragraph, paragraphsOf } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { trimmed } from "./lines/span-text";
import { hasHalfBrackets } from "./plain-list";
import { type Builder, putField, putPeriod } from "./resume-builder";

/** Projects: what the head names first is the project, what else it says stays with it. */
export function readProjects(builder: Builder, lines: SourceLine[], title?: string): void {
  const labelled = labelJobs(builder, lines);
  const found = labelled.jobs.map((job) => named(builder, withWholeName(builder, job)));
  const byLine = projectsByLine(builder, lines);
  if (byLine && (byLine.areLabelled || found.some((one) => isTorn(builder, one)))) {
    for (const job of byLine.jobs) putProject(builder, job, job.title ? [job.title] : []);
    return;
  }
  putOutside(builder, labelled, title);
  for (const { job, names } of found) putProject(builder, job, names);
}

interface Named {
  job: Job;
  names: Span[];
}

function named(builder: Builder, job: Job): Named {
  const parts = [job.title, job.organisation, job.place].flatMap((span) => span ?? []);
  const inOrder = parts.sort((a, b) => a.start - b.start);
  return { job, names: asOneName(builder, inOrder, job.period?.start) };
}

function putProject(builder: Builder, job: Job, [name, ...others]: Span[]): void {
  const path = `/projects/${builder.resume.projects.length}`;
  builder.resume.projects.push({
    ...putField(builder, path, "name", name),
    ...(job.url && { url: builder.put(`${path}/url`, job.url, job.url.address) }),
    ...putPeriod(builder, path, job.period, "end"),
    ...putBody(builder, path, "description", { ...job, rest: [...others, ...job.rest] }),
  });
}

/** In words. */
const longestProjectName = 12;

/** "Sorting apples by colour (student project)": what goes on in the line of the name, with no sign between, is part of it. */
function withWholeName({ source }: Builder, job: Job): Job {
  const { title } = job;
  const [behind, ...paragraphs] = job.paragraphs;
  if (!title || !behind || source.text.slice(title.end, behind.start) !== " ") return job;
  const name = source.text.slice(title.start, behind.end);
  if (/[\n.;]/u.test(name) || name.split(" ").length > longestProjectName) return job;
  return { ...job, title: { start: title.start, end: behind.end }, paragraphs };
}

/** A project's name keeps its commas, dashes and brackets: only bars, tabs and line breaks end it. */
function asOneName(builder: Builder, [first, ...others]: Span[], date = -1): Span[] {
  if (!first) return [];
  const apart = others.findIndex(
    ({ end }) => (date > first.start && date < end) || /[\n\t|•]/.test(builder.source.text.slice(first.start, end)),
  );
  const joined = apart < 0 ? others : others.slice(0, apart);
  return [{ start: first.start, end: joined.at(-1)?.end ?? first.end }, ...others.slice(joined.length)];
}

/** A name that ends in the middle of brackets, or text that begins within a line, behind a word and no sign: nobody can tell where the name before it ends. */
function isTorn({ source, text }: Builder, { names: [name], job: { rest, paragraphs } }: Named): boolean {
  if (name && hasHalfBrackets(text(name))) return true;
  return [...rest, ...paragraphs].some(({ start }) => /[\p{L}\p{N}] $/u.test(source.text.slice(start - 2, start)));
}

/** "Name – what it is", "Name: what it is". */
const sign = /(?: [–—-] |: |\t| \| )(?=\S)/u;
/** What parts a date at the end of a line from what stands before it; in brackets it stands alone. */
const closedBy = /[,|\t(–—-]\s*$/u;
const openBracket = /\([^()]*[^()\s][^()]*$/u;
/** In words: a longer line is text of the project above. */
const longestHead = 16;
/** In characters: labels that begin alike are one, be it misspelt. */
const alikeFrom = 6;

/**
 * Projects by their lines alone. Below labels that recur ("Aim:", "Part played:") every other label is a name. Where bullets
 * tell of projects, every other short line names one; where none do, lines with a sign do, before the sign. Undefined where
 * the lines show none of it.
 */
function projectsByLine(builder: Builder, lines: SourceLine[]): { jobs: Job[]; areLabelled: boolean } | undefined {
  const found = paragraphsOf(lines, builder.widths, false);
  const texts = found.map(({ start, end }) => builder.source.text.slice(start, end).trim());
  const labels = new Map<string, number>();
  const labelOf = (text: string) => (/^[^:]{2,40}:$/u.test(text) ? text.slice(0, alikeFrom).toLowerCase() : undefined);
  for (const text of texts) {
    const label = labelOf(text);
    if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const counts = [...labels.values()];
  const areLabelled = counts.some((count) => count > 1) && counts.filter((count) => count === 1).length > 1;
  const haveBullets = found.some(({ bullet }) => bullet) && found.some(({ bullet }) => !bullet);
  const areNamed = 2 * texts.filter((text) => sign.test(text)).length > texts.length;
  if (!areLabelled && !haveBullets && !areNamed) return undefined;
  const isName = (text: string, { bullet }: Paragraph) => {
    if (areLabelled) return labels.get(labelOf(text) ?? "") === 1;
    if (!haveBullets) return sign.test(text);
    return !bullet && !/[.;]$/u.test(text) && text.split(/\s+/u).length <= longestHead;
  };
  const jobs: Job[] = [];
  for (const [at, line] of found.entries()) {
    const last = jobs.at(-1);
    if (last && !isName(texts[at] ?? "", line)) last.paragraphs.push(line);
    else jobs.push(projectOf(builder, line, !areLabelled && !haveBullets));
  }
  return { jobs, areLabelled };
}

/** One line with the name, its dates where they close it, and, with `isWhole`, what it says behind the first sign. */
function projectOf({ source }: Builder, line: Paragraph, isWhole: boolean): Job {
  const text = source.text.slice(line.start, line.end);
  const cut = isWhole ? sign.exec(text) : null;
  const isNamed = cut !== null && text.slice(0, cut.index).split(/\s+/u).length <= longestProjectName;
  if (isWhole && !isNamed) return { rest: [], paragraphs: [line], margin: 0 };
  const end = line.start + (cut?.index ?? text.length);
  const head = source.text.slice(line.start, end);
  const [last] = findPeriods(head).slice(-1);
  const before = head.slice(0, last?.start);
  const closes = last && /^[\s)]*$/u.test(head.slice(last.end)) && closedBy.test(before) && !openBracket.test(before);
  const name = trimmed(source, { start: line.start, end: closes ? line.start + last.start : end }, /[\s,|(:–—-]/u);
  return {
    ...(name && { title: name }),
    ...(closes && { period: shifted(last, line.start) }),
    rest: [],
    paragraphs: cut ? [{ ...line, start: end + cut[0].length, bullet: false }] : [],
    margin: 0,
  };
}
