import { joins } from "~/tailor/parse/other";
import type { Atom, Resume, SectionKey, SectionRef, Span } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { type Block, blockLines } from "./block";
import { dateRange } from "./date-text";
import { type Mended, mended } from "./mended-source";
import { blocksOf, wrapWidthOf } from "./quoted-lines";
import { fieldsOf } from "./resume-fields";
import { listOfSkills, skillsOfSection } from "./section-blocks";
import { belowOf, laidOutStudy } from "./studies/laid-out-study";
import { quotedStudies, valuesIn } from "./studies/quoted-studies";
import type { StudyLines } from "./studies/study-anchors";
import { studyBlocks } from "./studies/study-blocks";
import {
  isDate,
  isUnsure,
  isUnsureList,
  type QuotableSection,
  quotableSections,
  type UnsureStudy,
  unsureStudies,
} from "./unsure-section";
import { isEntryAsWritten } from "./written-section";

/**
 * A section of unsure reading as the lines of the source it was read from, instead of `rebuilt`, which is made of its
 * fields. Undefined where the reading is sure, where the fields say anything else than the source by now, where the
 * lines hold anything of another section, and where the fields print the same lines. Of studies, only those are quoted
 * that are unsure themselves.
 */
export function quotedSection(resume: Resume, section: SectionRef, rebuilt: Block[]): Block[] | undefined {
  const { key } = section;
  if (!isQuotable(key)) return undefined;
  if (key === "education") return studiesAsTheyStand(resume);
  if (key !== "skills") return isUnsure(resume, key) ? quoted(resume, [`/${key}/`], rebuilt) : undefined;
  return listsAsTheyStand(resume, section);
}

/** Each group of a section of skills from its items, or as its lines stand; undefined where none is quoted. Torn groups that follow each other go together. */
function listsAsTheyStand(resume: Resume, section: SectionRef): Block[] | undefined {
  const runs: { isTorn: boolean; groups: number[] }[] = [];
  for (const at of skillsOfSection(resume, section)) {
    const isTorn = isUnsureList(resume.skills[at]);
    const last = runs.at(-1);
    if (last && last.isTorn === isTorn) last.groups.push(at);
    else runs.push({ isTorn, groups: [at] });
  }
  let isQuoted = false;
  const blocks = runs.flatMap(({ isTorn, groups }): Block[] => {
    const rebuilt = groups.flatMap((at) => listOfSkills(resume, at));
    const lines = isTorn
      ? quoted(
          resume,
          groups.map((at) => `/skills/${at}/`),
          rebuilt,
        )
      : undefined;
    isQuoted ||= lines !== undefined;
    return lines ?? rebuilt;
  });
  return isQuoted ? blocks : undefined;
}

function isQuotable(key: SectionKey): key is QuotableSection {
  return quotableSections.some((one) => one === key);
}

/** The lines of the source that values below these paths were read from, unless they hold, or say by now, anything else. */
function linesOf(resume: Resume, paths: string[]): StudyLines | undefined {
  const own = resume.atoms.filter(({ path }) => paths.some((one) => path.startsWith(one)));
  const range = rangeOf(resume, own);
  if (!range || isShared(resume, range, own)) return undefined;
  const text = mended(resume.source);
  if (!isUnchanged(resume, paths, own, text) || !isCovered(text, range, own) || hasHeading(resume, text.slice(range)))
    return undefined;
  return { source: resume.source, range, text, width: wrapWidthOf(resume.source), own, values: valuesIn(own, range) };
}

/** These lines, where the fields print others. */
function quoted(resume: Resume, paths: string[], rebuilt: Block[]): Block[] | undefined {
  const found = linesOf(resume, paths);
  if (!found) return undefined;
  const lines = found.text.slice(found.range);
  const said = (some: string[]) => some.map(squeezed).filter(Boolean).join("\n");
  if (said(lines.split("\n")) === said(rebuilt.flatMap(blockLines))) return undefined;
  return blocksOf(lines, found.width, false);
}

/**
 * Each study from its fields, laid out by what is sure of it, or, where it is in doubt where it begins or ends, as its lines
 * stand; undefined where all are set from their fields alone. Studies that share a line go together.
 */
function studiesAsTheyStand(resume: Resume): Block[] | undefined {
  const unsure = unsureStudies(resume);
  if (unsure.size === 0) return undefined;
  let isQuoted = false;
  const groups = studyGroups(resume, unsure).filter((group) =>
    group.some((at) => !isEntryAsWritten(resume, `/education/${at}`)),
  );
  const blocks = groups.flatMap((group): Block[] => {
    const rebuilt = group.flatMap((at) => studyBlocks(resume, at));
    const lines = group.some((at) => unsure.has(at))
      ? linesOf(
          resume,
          group.map((at) => `/education/${at}/`),
        )
      : undefined;
    if (!lines) return rebuilt;
    isQuoted = true;
    const [at = 0] = group;
    const { hasEdge, isMixed, isUnnamed } = unsure.get(at) ?? {};
    const isWhole = group.length === 1 && !hasEdge && !isMixed;
    if (isWhole && isUnnamed && at > 0) return belowOf(lines, lines.range, "");
    const date = dateRange(resume, `/education/${at}`, resume.education[at] ?? {});
    const laidOut = isWhole ? laidOutStudy(lines, date) : undefined;
    return (
      laidOut ??
      quotedStudies(lines).map((block, index) =>
        index === 0 && block.kind === "paragraph" ? { ...block, opens: true } : block,
      )
    );
  });
  return isQuoted ? blocks : undefined;
}

/** Studies that share a line, or of which it is unsure where one ends and the next begins, go together. */
function studyGroups(resume: Resume, unsure: Map<number, UnsureStudy>): number[][] {
  const groups: { members: number[]; end: number }[] = [];
  for (const at of resume.education.keys()) {
    const own = resume.atoms.filter(({ path }) => path.startsWith(`/education/${at}/`));
    const range = rangeOf(resume, own);
    const last = groups.at(-1);
    const hasNoBorder = unsure.get(at)?.hasEdge && unsure.get(at - 1)?.hasEdge;
    if (range && last && (hasNoBorder || range.start < last.end)) {
      last.members.push(at);
      last.end = Math.max(last.end, range.end);
    } else groups.push({ members: [at], end: range?.end ?? 0 });
  }
  return groups.map(({ members }) => members);
}

/** From the start of the line of the first value, or from behind a heading in that line, to the end of the line of the last. */
function rangeOf({ source, sections }: Resume, own: Atom[]): Span | undefined {
  const spans = own.flatMap(({ span }) => span ?? []);
  if (spans.length === 0 || spans.length < own.length) return undefined;
  const first = spans.reduce((least, { start }) => Math.min(least, start), source.length);
  const last = spans.reduce((most, { end }) => Math.max(most, end), 0);
  const start = source.lastIndexOf("\n", first - 1) + 1;
  const before = squeezed(source.slice(start, first));
  const isHeaded = before !== "" && sections.some(({ title }) => title && before === squeezed(title));
  const end = source.indexOf("\n", last);
  return { start: isHeaded ? first : start, end: end < 0 ? source.length : end };
}

function isShared({ atoms }: Resume, range: Span, own: Atom[]): boolean {
  const ids = new Set(own.map(({ id }) => id));
  return atoms.some(({ id, span }) => span && span.end > range.start && span.start < range.end && !ids.has(id));
}

/** Every value stands in the source as it was read, in the order of the source. */
function isUnchanged(resume: Resume, paths: string[], own: Atom[], text: Mended): boolean {
  const atomsAt = Map.groupBy(own, ({ path }) => path);
  const isRead = (atom: Atom, path: string) => {
    const written = squeezed(atom.text);
    const value = valueAt(resume, path);
    // Only the number of a list may stand before a value.
    const isValue =
      isDate(path) ||
      (value !== undefined && written.replace(/^\d+(?=\D)/, "") === squeezed(value).replace(/^\d+(?=\D)/, ""));
    return isValue && atom.span !== null && squeezed(text.slice(atom.span)) === written;
  };
  const fields = fieldsOf(resume).filter(({ path }) => paths.some((one) => path.startsWith(one)));
  if (!fields.every(({ path }) => atomsAt.get(path)?.some((atom) => isRead(atom, path)))) return false;
  const listed = Map.groupBy(
    own.flatMap(({ path, span }) => (span ? placesInLists(path).map((list) => ({ ...list, start: span.start })) : [])),
    ({ list }) => list,
  );
  return [...listed.values()].every(isInOrder);
}

/** The lists that a path goes through, each with its place there: "/skills" and "/skills/0/keywords". */
function placesInLists(path: string): { list: string; at: number }[] {
  return [...path.matchAll(/\/(\d+)(?=\/|$)/g)].map(({ 1: at, index }) => ({
    list: path.slice(0, index),
    at: Number(at),
  }));
}

function isInOrder(items: { at: number; start: number }[]): boolean {
  const firsts = new Map<number, number>();
  for (const { at, start } of items) firsts.set(at, Math.min(start, firsts.get(at) ?? start));
  const starts = [...firsts].sort(([left], [right]) => left - right).map(([, start]) => start);
  return starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0));
}

/** No word of the lines but joints and captions stands beside the values: what its owner left out does not come back. */
function isCovered(text: Mended, range: Span, own: Atom[]): boolean {
  const taken = new Uint8Array(range.end - range.start);
  for (const { span } of own) if (span) taken.fill(1, span.start - range.start, span.end - range.start);
  const places = text.places(range);
  const isTaken = (at: number) => taken[(places[at] ?? range.start) - range.start] === 1;
  const left = text.slice(range).replace(/[\p{L}\p{N}]+/gu, (word, at: number) => (isTaken(at) ? "\n" : word));
  return left.split("\n").every((one) => !/[\p{L}\p{N}]/u.test(one) || joins(one.trim()));
}

function hasHeading({ sections }: Resume, lines: string): boolean {
  const titles = new Set(sections.flatMap(({ title }) => (title ? squeezed(title) : [])));
  return lines.split("\n").some((line) => titles.has(squeezed(line)));
}

function squeezed(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
