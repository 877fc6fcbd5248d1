import { asParagraph } from "../label/label-section";
import type { SourceLine } from "../lines/source-line";
import type { Builder } from "../resume-builder";
import { isCaption } from "../words/contact-words";
import type { Job } from "./real-jobs";

const caption = /^\s*\p{Lu}\p{L}*(?: \p{L}+)?\s*:\s*$/u;
/** For whom a part of a job was done. */
const forWhom = /^\s*(?:(?:end )?client|customer|project)\s*:/iu;

/** Where the line begins of which only a caption stands before this place; undefined where another thing does. */
export function captionBefore(text: string, at: number): number | undefined {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return caption.test(before) ? at - before.trimStart().length : undefined;
}

/** Jobs without those that only name, behind a caption and without dates, for whom the job above was done: lines of that job. */
export function withoutClients(builder: Builder, jobs: Job[]): Job[] {
  const kept: Job[] = [];
  for (const job of jobs) {
    const above = kept.at(-1);
    const line = above?.period && !job.period ? clientLine(builder, job) : undefined;
    if (above && line) above.paragraphs.push(line, ...job.paragraphs);
    else kept.push(job);
  }
  return kept;
}

function clientLine({ source }: Builder, { title, organisation, place, rest }: Job) {
  const parts = [title, organisation, place, ...rest].flatMap((part) => part ?? []);
  if (parts.length === 0) return undefined;
  const first = Math.min(...parts.map(({ start }) => start));
  const start = source.text.lastIndexOf("\n", first - 1) + 1;
  const end = Math.max(...parts.map((part) => part.end));
  const line = source.text.slice(start, end);
  if (!forWhom.test(line) || line.includes("\n")) return undefined;
  return asParagraph({ start: end - line.trimStart().length, end });
}

const fewestColumns = 3;

/** The lines of a table of jobs without its first one, which only names the columns: "Employer, Position, From, To". */
export function withoutColumnHeads(builder: Builder, lines: SourceLine[]): SourceLine[] {
  const [first, ...rows] = lines;
  const columns = first?.text.split("\t").map((one) => one.trim()) ?? [];
  const captions = columns.filter(isCaption).length;
  const areOfTable = rows.some(({ text }) => text.split("\t").length === columns.length && /\d/u.test(text));
  const isHead = captions === columns.length || (areOfTable && 2 * captions >= columns.length);
  if (!first || columns.length < fewestColumns || !isHead || /\d/u.test(first.text)) return lines;
  builder.said.push({ start: first.start, end: first.end });
  return rows;
}
