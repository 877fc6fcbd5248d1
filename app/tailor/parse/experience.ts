import type { Span } from "~/tailor/resume";
import { type Entry, isHeadLike, splitEntries } from "./entries";
import { putOther } from "./other";
import { type Paragraph, paragraphsOf } from "./paragraphs";
import { type Builder, putField, putParagraphs, putPeriod } from "./resume-builder";
import { organisationScore, titleScore } from "./role-words";
import { type HeadParts, readHead } from "./segments";
import type { SourceLine } from "./source-line";
import { isWebAddress } from "./web-address";

interface Job {
  head: HeadParts;
  title?: Span | undefined;
  organisation?: Span | undefined;
  body: SourceLine[];
}

/** Jobs of a section: title, employer, place and dates in any order, then paragraphs and bullets. */
export function readWork(builder: Builder, lines: SourceLine[], title?: string): void {
  for (const job of readJobs(builder, lines, title)) {
    const index = builder.resume.work.length;
    const path = `/work/${index}`;
    builder.resume.work.push({
      ...putField(builder, path, "position", job.title),
      ...putField(builder, path, "name", job.organisation),
      ...putField(builder, path, "location", job.head.place),
      ...putField(builder, path, "url", job.head.url),
      ...putPeriod(builder, path, job.head.period),
      ...putBody(builder, path, "summary", job),
    });
  }
}

/** Voluntary roles; a place stays with the organisation's name, since the format has no field for it. */
export function readVolunteer(builder: Builder, lines: SourceLine[]): void {
  const { preamble, entries } = splitEntries(builder.source, lines, builder.widths);
  if (entries.length === 0) readPlainVolunteering(builder, preamble);
  else
    for (const job of readJobs(builder, lines, undefined)) {
      const path = `/volunteer/${builder.resume.volunteer.length}`;
      const place = job.head.place;
      if (!job.organisation && job.title && titleScore(builder.text(job.title)) === 0) {
        job.organisation = job.title;
        job.title = undefined;
      }
      const beside =
        job.organisation && place && place.start >= job.organisation.end && place.start - job.organisation.end < 6;
      if (beside && job.organisation && place) job.organisation = { start: job.organisation.start, end: place.end };
      else if (place) job.head.rest.push(place);
      builder.resume.volunteer.push({
        ...putField(builder, path, "position", job.title),
        ...putField(builder, path, "organization", job.organisation),
        ...putField(builder, path, "url", job.head.url),
        ...putPeriod(builder, path, job.head.period),
        ...putBody(builder, path, "summary", job),
      });
    }
}

/** A section of undated lines: each says of itself where and what. */
function readPlainVolunteering(builder: Builder, lines: SourceLine[]): void {
  for (const paragraph of paragraphsOf(lines, builder.widths, false)) {
    const path = `/volunteer/${builder.resume.volunteer.length}`;
    const field = paragraph.end - paragraph.start > longestOrganisation ? "summary" : "organization";
    builder.resume.volunteer.push({ ...putField(builder, path, field, paragraph), highlights: [] });
  }
}

const longestOrganisation = 130;

/** Projects: the first name is the project's, what else the head says stays with it. */
export function readProjects(builder: Builder, lines: SourceLine[]): void {
  const { preamble, entries } = splitEntries(builder.source, lines, builder.widths);
  const all = entries.length > 0 ? entries : plainEntries(builder, preamble);
  if (entries.length > 0) putOther(builder, undefined, preamble);
  for (const entry of all) {
    const head = readHead(builder.source, entry.head);
    const [name, ...others] = head.apart ? head.names : joined(head.names);
    head.rest.push(...others, ...(head.place ? [head.place] : []));
    const path = `/projects/${builder.resume.projects.length}`;
    builder.resume.projects.push({
      ...putField(builder, path, "name", name),
      ...putField(builder, path, "url", head.url),
      ...putPeriod(builder, path, head.period),
      ...putBody(builder, path, "description", { head, body: entry.body }),
    });
  }
}

/** A project's name keeps its commas and dashes. */
function joined(names: Span[]): Span[] {
  const [first, last] = [names[0], names.at(-1)];
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

/** A section without dates and bullets: each block is an entry, or each line where they are all alike. */
function plainEntries(builder: Builder, lines: SourceLine[]): Entry[] {
  const blocks: SourceLine[][] = [];
  const first = lines[0];
  const inBlocks = first !== undefined && isHeadLike(first) && lines.some((line) => !isHeadLike(line));
  const starts = new Set(paragraphsOf(lines, builder.widths, false).map(({ start }) => start));
  for (const line of lines) {
    const opens = inBlocks ? line.gap && isHeadLike(line) : starts.has(line.start);
    const block = blocks.at(-1);
    if (opens || !block) blocks.push([line]);
    else block.push(line);
  }
  return blocks.map((block) => {
    const end = isWebAddress(block[1]?.text ?? "") ? 2 : 1;
    return { head: block.slice(0, end), body: block.slice(end) };
  });
}

/** A section without a single entry keeps its heading, so that its lines do not fall under another's. */
function readJobs(builder: Builder, lines: SourceLine[], title: string | undefined): Job[] {
  const { preamble, entries } = splitEntries(builder.source, lines, builder.widths);
  if (preamble.length > 0) putOther(builder, entries.length === 0 ? title : undefined, preamble);
  const heads = entries.map((entry) => ({ entry, head: readHead(builder.source, entry.head) }));
  const titleFirst = heads.reduce((votes, { head }) => votes + orderOf(builder, head.names), 0) >= 0;
  for (const { entry, head } of heads) takeBodyUrl(entry, head);
  const jobs = heads.map(({ entry, head }) => assign(builder, entry, head, titleFirst));
  shareEmployers(jobs);
  return jobs;
}

/** An employer's web address may stand on a line of its own below the bullets. */
function takeBodyUrl(entry: Entry, head: HeadParts): void {
  const line = head.url ? undefined : entry.body.find(({ text }) => isWebAddress(text));
  if (!line) return;
  head.url = line;
  entry.body = entry.body.filter((other) => other !== line);
}

/** Above 0 where the title stands before the employer, below 0 where it follows, 0 where the words do not say. */
function orderOf(builder: Builder, names: Span[]): number {
  const [first, second] = names;
  if (!first || !second) return 0;
  const [one, two] = [builder.text(first), builder.text(second)];
  return titleScore(one) - titleScore(two) + (organisationScore(two) - organisationScore(one));
}

function assign(builder: Builder, { body }: Entry, head: HeadParts, titleFirst: boolean): Job {
  const [first, second, ...others] = head.names;
  head.rest.push(...others);
  if (!first) return { head, body };
  if (!second) {
    const text = builder.text(first);
    const isEmployer = titleScore(text) < organisationScore(text) && titleScore(text) < 2;
    return isEmployer ? { head, organisation: first, body } : { head, title: first, body };
  }
  const order = orderOf(builder, [first, second]);
  const straight = Math.abs(order) >= 2 ? order > 0 : titleFirst;
  return straight
    ? { head, title: first, organisation: second, body }
    : { head, title: second, organisation: first, body };
}

/** Several positions under one employer: a position without employer takes that of the head above it. */
function shareEmployers(jobs: Job[]): void {
  let shared: Span | undefined;
  for (const job of jobs) {
    if (job.organisation) {
      const above = !job.title || job.organisation.end <= job.title.start;
      shared = above ? job.organisation : undefined;
    } else if (job.title && shared) {
      job.organisation = shared;
    }
  }
}

interface Body<Key extends string> {
  summary: Partial<Record<Key, string>>;
}

/** Paragraphs and bullets below a head. Plain lines are bullets where there are several of them and no glyph. */
function putBody<Key extends "summary" | "description">(
  builder: Builder,
  path: string,
  key: Key,
  { head, body }: { head: HeadParts; body: SourceLine[] },
): Body<Key>["summary"] & { highlights: string[] } {
  const paragraphs = paragraphsOf(body, builder.widths, false);
  const rest: Paragraph[] = head.rest.map((span) => ({
    ...span,
    bullet: false,
    gap: false,
    prominence: 0,
    bold: false,
  }));
  const firstBullet = paragraphs.findIndex(({ bullet }) => bullet);
  const plain = firstBullet < 0 && paragraphs.length > 1;
  const introEnd = plain ? 0 : firstBullet < 0 ? paragraphs.length : firstBullet;
  const text = putParagraphs(builder, `${path}/${key}`, [...rest, ...paragraphs.slice(0, introEnd)]);
  const highlights = paragraphs
    .slice(introEnd)
    .map((bullet, index) => builder.put(`${path}/highlights/${index}`, bullet));
  const summary = (text === undefined ? {} : { [key]: text }) as Partial<Record<Key, string>>;
  return { ...summary, highlights };
}
