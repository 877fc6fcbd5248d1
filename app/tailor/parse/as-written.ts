import type { Atom, EntryAsWritten, Resume, SectionKey, SectionRef, Span } from "~/tailor/resume";
import { entryOf, isContact } from "~/tailor/resume-atoms";
import { areMixed, blocksIn, isHeaded, isParted, kindOf, saysI } from "./blocks-of-lines";
import { type EntryStretch, entriesIn, headOf, isJobPath, isOfHead, isOfText, type Stretch } from "./entry-stretches";
import type { SourceLine } from "./lines/source-line";
import type { Builder } from "./resume-builder";
import type { Section } from "./sections";
import { unsureJobs } from "./sureness";

/** Marks each section of unsure reading to be printed as it stands, so that none of its words is moved out of it. */
export function keepAsWritten(builder: Builder, stretches: readonly Stretch[]): void {
  for (const stretch of stretches) {
    const { ref, end, atoms, lineStart: start = stretch.start } = stretch;
    const isOpening = ref.title === undefined;
    const hasUnread = atoms.some(({ path }) => isUnread(builder.resume, path));
    if (ref.key === "work" && !hasUnread && keepEntries(builder, stretch)) continue;
    const isToKeep = isOpening
      ? isMedley(builder, stretch) || ((hasUnread || builder.resume.basics.name === undefined) && hasContacts(stretch))
      : hasUnread || isAgain(builder, ref) || isUnsure(builder, stretch);
    if (atoms.length === 0 || !isToKeep) continue;
    const values = atoms.flatMap(({ id, span }) => (span ? [{ atom: id, ...span }] : []));
    ref.asWritten = { start, end, values };
    if (isOpening) builder.resume.sections.unshift(ref);
  }
}

/**
 * Of a section of jobs of which most of the text is read surely, marks the other jobs to be printed as they stand, and
 * the heads of all, which are then set alike. False where more is unsure, or where lines hold more than one job.
 */
function keepEntries(builder: Builder, stretch: Stretch): boolean {
  const unsure = unsureJobs(builder, stretch);
  const entries = entriesIn(stretch);
  const lengthOf = (some: readonly Span[]) => some.reduce((sum, { start, end }) => sum + end - start, 0);
  const isUnsure = ({ entry }: EntryStretch) => unsure.has(entry);
  const runs: EntryStretch[][] = [];
  for (const [at, one] of entries.entries()) {
    if (!isUnsure(one) && !one.hasAside) continue;
    const above = entries[at - 1];
    if (above && isUnsure(above) && isUnsure(one)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  if (runs.length === 0 || !arePartable(stretch, entries)) return false;
  const held = runs.map(standingOf);
  if (2 * lengthOf(held) > lengthOf(entries)) return false;
  const inRuns = new Set(runs.flat());
  const heads = entries.flatMap((one): EntryAsWritten[] => {
    const standing = inRuns.has(one) || !one.own.some(isOfHead) ? undefined : standingOf([one]);
    return standing?.isHead ? [{ ...standing, isAlike: true }] : [];
  });
  stretch.ref.entriesAsWritten = [...held, ...heads].sort((one, other) => one.start - other.start);
  return true;
}

/** Each job has lines of its own, and the section no others. */
function arePartable({ atoms }: Stretch, entries: readonly EntryStretch[]): boolean {
  const isIn =
    ({ start, end }: Span) =>
    (one: Atom) =>
      one.span && one.span.start >= start && one.span.end <= end;
  return atoms.every(({ path }) => isJobPath(path)) && entries.every((one) => one.own.every(isIn(one)));
}

/**
 * The head of a job, with the text between its parts, where it has lines of its own and the text below is plain. Else, and of several jobs between which no
 * border is sure, all lines.
 */
function standingOf(run: readonly EntryStretch[]): EntryAsWritten {
  const [{ own, lines, start, isPlain } = { own: [], lines: [], start: 0, isPlain: false }] = run;
  const values = run.flatMap((one) => one.own.flatMap(({ id, span }) => (span ? [{ atom: id, ...span }] : [])));
  const last = headOf(own).at(-1)?.end ?? start;
  const at = lines.findIndex(({ end }) => end >= last);
  const hasName = own.some(({ path }) => /\/(?:name|organization)$/u.test(path));
  const name = hasName ? undefined : nameBelow(own, lines[at + 1]);
  const close = name?.end ?? lines[at]?.end ?? last;
  const isApart = (atom: Atom) =>
    atom.span !== null && (atom.span.start > close ? isOfText(atom) : atom.span.end <= close);
  if (run.length === 1 && isPlain && own.every(isApart))
    return { start, end: close, values: values.filter((value) => value.start < close), isHead: true };
  return { start, end: run.at(-1)?.end ?? close, values };
}

/** A line of few words right below a head that names no employer: it may be one. */
function nameBelow(own: readonly Atom[], line: SourceLine | undefined): SourceLine | undefined {
  if (!line || line.bullet || line.gap || /[.!?:;]$/u.test(line.text)) return undefined;
  const isWhole = own.some(({ span }) => span?.start === line.start && span.end === line.end);
  return isWhole && line.text.split(" ").length <= longestEmployer ? line : undefined;
}

/** In words. */
const longestEmployer = 7;

/**
 * The lines above the first heading that stand below all contact details; all of them where words among the contact details
 * are none, which would be moved away from there.
 */
function openingOf({ resume }: Builder, header: SourceLine[]): SourceLine[] {
  const spansOf = (isOf: (path: string) => boolean) =>
    resume.atoms.flatMap(({ path, span }) => (span && isOf(path) ? [span] : []));
  const holdsOf = (spans: Span[]) => (line: Span) =>
    spans.some(({ start, end }) => start < line.end && end > line.start);
  const last = header.findLastIndex(holdsOf(spansOf(isContact)));
  const isMixed = header.slice(0, last + 1).some(holdsOf(spansOf((path) => isUnread(resume, path))));
  return isMixed || resume.basics.name === undefined ? header : header.slice(last + 1);
}

function hasContacts({ atoms }: Stretch): boolean {
  return atoms.some(({ path }) => isContact(path));
}

/** True for words that no field and no section of the person's own has a place for. */
function isUnread({ other }: Resume, path: string): boolean {
  const [, part, index] = path.split("/");
  return part === "other" && other[Number(index)]?.title === undefined;
}

/** Another section stands between this list and one of its kind, which would be printed together. */
function isAgain({ resume: { sections } }: Builder, ref: SectionRef): boolean {
  const at = sections.indexOf(ref);
  const above = sections.findLastIndex(({ key }, place) => place < at && key === ref.key);
  return papers.has(ref.key) && above >= 0 && above < at - 1;
}

const papers = new Set<SectionKey>(["education", "certificates", "awards", "publications", "projects"]);

/** Blocks of several kinds, or more than one besides the line that says what somebody is. */
function isMedley(builder: Builder, stretch: Stretch): boolean {
  const { resume } = builder;
  const { lines, atoms } = stretch;
  if (atoms.some(({ path }) => isJobPath(path))) return unsureJobs(builder, stretch).size > 0;
  const label = resume.atoms.find(({ path }) => path === "/basics/label")?.span;
  const blocks = blocksIn(lines).filter((block) => block.length > 1 || block[0]?.start !== label?.start);
  // A list has a heading, be it one that nobody knows.
  return blocks.length > 1 || blocks.some((block) => kindOf(block) === "list" || isHeaded(block));
}

function isUnsure(builder: Builder, stretch: Stretch): boolean {
  const {
    ref: { key },
    lines,
  } = stretch;
  if (key === "work" || key === "volunteer")
    return unsureJobs(builder, stretch).size > 0 || entriesIn(stretch).some(({ hasAside }) => hasAside);
  // Of skills there are sentences, too; what their writer says of themselves is none.
  if (key === "skills") return (isParted(lines, false) && saysI(lines)) || areMixed(lines);
  if (key === "education")
    return blocksIn(lines).some((block, at) => at > 0 && kindOf(block) === "text" && saysI(block));
  return lists.has(key) && isParted(lines, inOneRow.has(key));
}

const lists = new Set<SectionKey>(["certificates", "awards", "publications", "languages", "interests"]);
/** Lists that are printed in one row: what stands apart would be one of them. */
const inOneRow = new Set<SectionKey>(["interests"]);

/**
 * The sections whose lines stand together, and hold whole entries only; first of them what stands between the contact
 * details and the first heading.
 */
export function stretchesOf(
  builder: Builder,
  header: SourceLine[],
  headed: ReadonlyMap<SectionRef, Section>,
): Stretch[] {
  const { resume, source } = builder;
  const below = openingOf(builder, header);
  const [from, to] = [below[0]?.start ?? 0, below.at(-1)?.end ?? 0];
  // With the lists behind a label that stand among them.
  const lines = source.lines.filter(({ start, end }) => start >= from && end <= to);
  const opening = { key: "summary" as const, title: "", lines, start: lines[0]?.start };
  const sections: [SectionRef, Pick<Section, "lines" | "start" | "lineStart">][] = [
    [{ key: "summary" }, opening],
    ...headed,
  ];
  const rows = inOrder(source.lines);
  const read = inOrder(resume.atoms.flatMap((atom) => (atom.span ? [{ atom, ...atom.span }] : [])));
  let furthest = 0;
  const reach = read.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  const found = sections.flatMap(([ref, { start, lineStart, lines: own }]): Stretch[] => {
    const end = own.at(-1)?.end;
    if (start === undefined || end === undefined || end <= start) return [];
    const first = firstFrom(read, start);
    const within = read.slice(first, firstFrom(read, end));
    const rest = firstFrom(rows, start);
    const isBehindHeading = (rows[rest - 1]?.end ?? 0) > start;
    const count = firstFrom(rows, end) - rest + (isBehindHeading ? 1 : 0);
    const isTorn = (reach[first - 1] ?? 0) > start || within.some((one) => one.end > end);
    if (count !== own.length || isTorn) return [];
    return [{ ref, lines: own, start, end, lineStart, atoms: within.map(({ atom }) => atom) }];
  });
  const placeOf = new Map(found.flatMap((stretch) => stretch.atoms.map(({ id }) => [id, stretch])));
  const places = new Map<string, Set<Stretch | undefined>>();
  for (const { id, path } of resume.atoms) {
    if (isLoose(resume, path)) continue;
    const entry = entryOf(path);
    places.set(entry, (places.get(entry) ?? new Set()).add(placeOf.get(id)));
  }
  return found.filter(({ atoms }) => atoms.every(({ path }) => (places.get(entryOf(path))?.size ?? 1) === 1));
}

function inOrder<One extends Span>(spans: readonly One[]): One[] {
  return spans.toSorted((one, other) => one.start - other.start);
}

/** The index of the first span that begins at a place or behind it. */
function firstFrom(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Values that are printed one by one. */
function isLoose(resume: Resume, path: string): boolean {
  return path.startsWith("/basics/") || isUnread(resume, path);
}
