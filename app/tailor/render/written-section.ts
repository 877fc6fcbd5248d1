import { oncePer } from "~/tailor/once-per";
import type { AsWritten, Atom, EntryAsWritten, Resume, SectionKey, Span } from "~/tailor/resume";
import { atomAt, entryOf } from "~/tailor/resume-atoms";
import type { Block } from "./block";
import { mended } from "./mended-source";
import { blocksOf, wrapsIn, wrapWidthOf } from "./quoted-lines";

/** Values that may be worded anew where they are whole lines. */
const worded = /\/(?:highlights|lines|courses|keywords)\/\d+$|\/(?:summary|description|reference)$/u;

/** At the beginning of a line; the list that it makes has the one sign of the whole page. */
const listSign = /^([^\S\n]*)[*·>–—-](?=[^\S\n]+\S|[^\S\n]*$)/gmu;

export interface WrittenText {
  text: string;
  /** Where values stand in `text`, by the ids of their atoms; one whose signs were mended may be missing. */
  spans: Map<string, Span>;
}

/**
 * A section of unsure reading as its writer set it: the lines of the source in their order and with their breaks, of which
 * whole ones may be worded anew.
 */
export function writtenText({ source, atoms }: Resume, { start, end, values }: AsWritten): WrittenText {
  const atomOf = new Map(atoms.map((atom) => [atom.id, atom]));
  const lines = mended(source);
  const spans = new Map<string, Span>();
  const first = start + Math.max(0, source.slice(start, end).search(/\S/u));
  // What follows a heading in its line begins there, what stands below it with its indent.
  let from = Math.max(start, lineStart(source, first));
  let text = "";
  const copyTo = (to: number) => {
    const said = withoutFurniture(lines.slice({ start: from, end: to }), source.slice(from, to));
    const shift = text.length - from;
    // A value stands where it stood if no sign before it was mended.
    if (said === source.slice(from, to))
      for (const { atom, ...span } of values)
        if (span.start >= from && span.end <= to) spans.set(atom, { start: span.start + shift, end: span.end + shift });
    text += said.replace(listSign, "$1•");
    from = to;
  };
  for (const value of values.toSorted((one, other) => one.start - other.start)) {
    const atom = atomOf.get(value.atom);
    if (!atom || atom.span || value.start < from || !isWorded(source, atom, value)) continue;
    copyTo(value.start);
    spans.set(value.atom, { start: text.length, end: text.length + atom.text.length });
    text += atom.text;
    from = value.end;
  }
  copyTo(end);
  return withWrappedJoined(text.trimEnd(), spans, wrapWidthOf(source));
}

/** Lines that wrapped are one again, in which values stand so much earlier as blanks were taken out. */
function withWrappedJoined(text: string, spans: Map<string, Span>, width: number): WrittenText {
  const joints = wrapsIn(text, width);
  if (joints.length === 0) return { text, spans };
  const moved = (place: number) =>
    joints.reduce((sum, { start, end }) => (end <= place ? sum - (end - start - 1) : sum), place);
  const whole = joints.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  const places = [...spans].map(([id, { start, end }]): [string, Span] => [
    id,
    { start: moved(start), end: moved(end) },
  ]);
  return { text: whole, spans: new Map(places) };
}

/** Page numbers and footers leave no blank line behind in the middle of an entry. */
function withoutFurniture(said: string, source: string): string {
  const [rows, own] = [said.split("\n"), source.split("\n")];
  if (rows.length !== own.length) return said;
  return rows.filter((row, at) => row.trim() !== "" || !/[\p{L}\p{N}]/u.test(own[at] ?? "")).join("\n");
}

/** The same for files, which wrap their own lines. */
export function writtenBlock(resume: Resume, stretch: AsWritten): Block[] {
  const { text } = writtenText(resume, stretch);
  if (text === "") return [];
  const { name } = resume.basics;
  const blocks = (lines: string) => blocksOf(lines, wrapWidthOf(resume.source));
  // Of a head its first line is set as the name.
  if (name !== undefined && text.startsWith(`${name}\n`)) {
    const rest = blocks(text.slice(name.length + 1));
    return [{ kind: "written", text, blocks: [{ kind: "name", text: name }, ...rest] }];
  }
  return [{ kind: "written", text, blocks: blocks(text) }];
}

function isWorded(source: string, { path }: Atom, { start, end }: Span): boolean {
  const beside = source.slice(lineStart(source, start), start) + source.slice(end, lineEnd(source, end));
  return worded.test(path) && !/[\p{L}\p{N}]/u.test(beside);
}

function lineStart(source: string, at: number): number {
  return source.lastIndexOf("\n", at - 1) + 1;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}

interface Written {
  /** Paths of the values in stretches that are printed as written, and of the entries that have such. */
  values: Set<string>;
  entries: Set<string>;
}

const writtenIn = oncePer(({ sections, atoms }: Resume): Written => {
  const stretches = sections.flatMap(({ asWritten, entriesAsWritten = [] }) => [
    ...(asWritten ? [asWritten] : []),
    ...entriesAsWritten,
  ]);
  const pathOf = stretches.length === 0 ? new Map() : new Map(atoms.map(({ id, path }) => [id, path]));
  const pathsIn = (some: readonly AsWritten[]) =>
    some.flatMap(({ values }) => values.flatMap(({ atom }): string[] => pathOf.get(atom) ?? []));
  const whole = stretches.filter((stretch) => !("isHead" in stretch));
  return { values: new Set(pathsIn(stretches)), entries: new Set(pathsIn(whole).map(entryOf)) };
});

/** The stretches of entries that are printed as written among others of their kind, each by the first of its entries. */
export function writtenEntries({ sections, atoms }: Resume, kind: SectionKey): Map<number, EntryAsWritten> {
  const stretches = sections.flatMap(({ key, entriesAsWritten = [] }) => (key === kind ? entriesAsWritten : []));
  if (stretches.length === 0) return new Map();
  const indexOf = new Map(atoms.map(({ id, path }) => [id, Number(path.split("/")[2])]));
  return new Map(
    stretches.map((stretch) => [
      Math.min(...stretch.values.map(({ atom }) => indexOf.get(atom) ?? Number.POSITIVE_INFINITY)),
      stretch,
    ]),
  );
}

/** True for a value that is printed with the lines around it, as they were written. */
export function isValueAsWritten(resume: Resume, path: string): boolean {
  return writtenIn(resume).values.has(path);
}

/** True for an entry ("/work/0") of which something is; a section of the person's own is none. */
export function isEntryAsWritten(resume: Resume, path: string): boolean {
  return writtenIn(resume).entries.has(path);
}

/** True where nothing may be moved, cut, added or parted, but a whole line may be worded anew. */
export function isHeldAsWritten(
  resume: Resume,
  { kind, path, order }: { kind: string; path: string; order?: number[] },
): boolean {
  const { values, entries } = writtenIn(resume);
  if (values.size === 0) return false;
  if (path === "/sections") return resume.sections.some(({ asWritten }) => asWritten);
  const isOfBasics = path.startsWith("/basics/");
  const isIn = values.has(path) || (!isOfBasics && entries.has(entryOf(path)));
  if (!isIn) return false;
  const isReworded = (kind === "rephrase" || kind === "wording") && order === undefined && values.has(path);
  if (!isReworded) return true;
  const atom = atomAt(resume, path);
  return !atom?.span || !isWorded(resume.source, atom, atom.span);
}

/** The resume with every section, or those with values of one part, to be printed from its fields. */
export function withoutWritten(resume: Resume, part?: string): Resume {
  if (!resume.sections.some(({ asWritten, entriesAsWritten }) => asWritten ?? entriesAsWritten)) return resume;
  const own = new Set(resume.atoms.flatMap(({ id, path }) => (path.startsWith(`/${part}/`) ? [id] : [])));
  const sections = resume.sections.map((section) => {
    const { asWritten, entriesAsWritten: _, ...rebuilt } = section;
    const isOf = part === undefined || section.key === part || asWritten?.values.some(({ atom }) => own.has(atom));
    return isOf ? rebuilt : section;
  });
  return { ...resume, sections };
}
