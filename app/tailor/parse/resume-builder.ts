import type { Resume, Span } from "~/tailor/resume";
import type { Period } from "./dates";
import type { Models } from "./label/model";
import type { Paragraph } from "./lines/paragraphs";
import type { Source } from "./lines/source-line";
import { textOf, withoutStop } from "./lines/span-text";

/** Fills a Resume; every value goes through `put`, which leaves an atom for it. */
export interface Builder {
  source: Source;
  models: Models;
  widths: Map<number, number>;
  resume: Resume;
  /** Places of the source that say only what values of other places say. */
  said: Span[];
  /** Records where the value at `path` was read and returns it: `value`, or else the text of the span. */
  put(path: string, span: Span, value?: string): string;
  /** In its usual case, to be read. */
  text(span: Span): string;
  /** As it was written, to be quoted. */
  written(span: Span): string;
}

/** An empty resume of `original` and the way to fill it; spans are into `source`, which has the same offsets. */
export function createBuilder(source: Source, original: string, widths: Map<number, number>, models: Models): Builder {
  const resume: Resume = {
    basics: { profiles: [] },
    work: [],
    volunteer: [],
    education: [],
    awards: [],
    certificates: [],
    publications: [],
    skills: [],
    languages: [],
    interests: [],
    references: [],
    projects: [],
    other: [],
    sections: [],
    atoms: [],
    source: original,
  };
  const text = (span: Span) => textOf(source, span);
  const written = (span: Span) => textOf(source, span, source.written);
  return {
    source,
    models,
    widths,
    resume,
    said: [],
    text,
    written,
    put(path, span, value) {
      const verbatim = written(span);
      resume.atoms.push({
        id: `a${resume.atoms.length + 1}`,
        path,
        text: verbatim,
        span: { start: span.start, end: span.end },
      });
      return value ?? verbatim;
    },
  };
}

export interface Dated {
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

/** A lone date is the start of a job and the end of studies; it claims no time up to today. */
export function putPeriod(builder: Builder, path: string, period: Period | undefined, alone: "start" | "end"): Dated {
  const dated: Dated = {};
  const { from: first = period?.to, to: last } = period ?? {};
  const isOne = period?.isList || !period?.from;
  if (first && isOne && alone === "start") return { startDate: builder.put(`${path}/startDate`, first, first.iso) };
  if (last && isOne) return { endDate: builder.put(`${path}/endDate`, last, last.iso) };
  const { from, to } = inOrder(period);
  if (from) dated.startDate = builder.put(`${path}/startDate`, from, from.iso);
  if (to) dated.endDate = builder.put(`${path}/endDate`, to, to.iso);
  if (period?.current) {
    builder.put(`${path}/current`, period.current);
    dated.current = true;
  }
  return dated;
}

/** "2021 - 2019" is written backwards. */
function inOrder({ from, to }: Partial<Period> = {}): Partial<Period> {
  const isReversed = from && to && to.iso < from.iso.slice(0, to.iso.length);
  return isReversed ? { from: to, to: from } : { ...(from && { from }), ...(to && { to }) };
}

/** An optional field: nothing where there is no span. */
export function putField<Key extends string>(
  builder: Builder,
  path: string,
  key: Key,
  span: Span | undefined,
): Partial<Record<Key, string>> {
  if (!span) return {};
  return { [key]: builder.put(`${path}/${key}`, span) } as Partial<Record<Key, string>>;
}

/** A place, without the full stop of a sentence that it closes. */
export function putPlace(builder: Builder, path: string, span: Span | undefined): { location?: string } {
  return putField(builder, path, "location", span && withoutStop(builder.source, span));
}

/** True where no word of the source stands between two spans. */
function isNextTo({ source }: Builder, before: Span, after: Span): boolean {
  return after.start >= before.end && !/[\p{L}\p{N}]/u.test(source.text.slice(before.end, after.start));
}

/** Spans in runs of which each stands next to the one before it. */
export function runsOf<One extends Span>(builder: Builder, spans: readonly One[]): One[][] {
  const runs: One[][] = [];
  for (const span of spans) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNextTo(builder, last, span)) run.push(span);
    else runs.push([span]);
  }
  return runs;
}

/** Paragraphs that stand next to each other as one text, one a line, in one atom. */
export function putParagraphs(builder: Builder, path: string, paragraphs: Paragraph[]): string | undefined {
  if (paragraphs.length === 0) return undefined;
  const start = paragraphs[0]?.start ?? 0;
  const end = paragraphs.at(-1)?.end ?? start;
  const text = paragraphs.map((paragraph) => builder.written(paragraph)).join("\n");
  const { resume } = builder;
  resume.atoms.push({ id: `a${resume.atoms.length + 1}`, path, text, span: { start, end } });
  return text;
}

/** Notes that the entry of which the next value is put was read in doubt. */
export function doubtNext({ resume }: Builder): void {
  resume.doubts = [...(resume.doubts ?? []), { atom: `a${resume.atoms.length + 1}` }];
}
