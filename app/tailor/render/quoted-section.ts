import { joins } from "~/tailor/parse/other";
import type { Atom, Resume, SectionKey, SectionRef, Span } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { type Block, blockLines } from "./block";
import { type Mended, mended } from "./mended-source";
import { awardBlocks, certificateBlocks } from "./paper-blocks";
import { blocksOf, wrapWidthOf } from "./quoted-lines";
import { fieldsOf } from "./resume-fields";
import { interestBlocks, languageBlocks, listOfSkills, referenceBlocks, skillsOfSection } from "./section-blocks";
import { studyBlocks } from "./study-blocks";
import { titlesOfEntries } from "./titles-of-entries";
import {
  isDate,
  isUnsure,
  isUnsureList,
  type QuotableEntries,
  type QuotableSection,
  quotableSections,
} from "./unsure-section";
import { isEntryAsWritten } from "./written-section";

/**
 * A section of unsure reading as the lines of the source it was read from, instead of its fields. Undefined where the
 * reading is sure, where the fields say anything else than the source by now, and where the lines hold anything of
 * another section.
 */
export function quotedSection(resume: Resume, section: SectionRef): Block[] | undefined {
  const { key } = section;
  if (!isQuotable(key)) return undefined;
  return key === "skills" ? listsAsTheyStand(resume, section) : entriesAsTheyStand(resume, key);
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
      ? unlessAlike(
          quoted(
            resume,
            groups.map((at) => `/skills/${at}/`),
          ),
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
function quoted(resume: Resume, paths: string[]): Block[] | undefined {
  const own = resume.atoms.filter(({ path }) => paths.some((one) => path.startsWith(one)));
  const range = rangeOf(resume, own);
  if (!range || isShared(resume, range, own)) return undefined;
  const text = mended(resume.source);
  const lines = text.slice(range);
  if (!isUnchanged(resume, paths, own, text) || !isCovered(text, range, own) || hasHeading(resume, lines))
    return undefined;
  return blocksOf(lines, wrapWidthOf(resume.source), paths[0]?.startsWith("/education/"));
}

/** What is quoted, unless the fields print the same lines. */
function unlessAlike(lines: Block[] | undefined, rebuilt: Block[]): Block[] | undefined {
  const said = (some: Block[]) => some.flatMap(blockLines).map(squeezed).filter(Boolean).join("\n");
  return lines && said(lines) !== said(rebuilt) ? lines : undefined;
}

/** All entries of a kind as their lines stand, those below each heading for themselves; undefined where none is quoted. */
function entriesAsTheyStand(resume: Resume, key: QuotableEntries): Block[] | undefined {
  if (!isUnsure(resume, key)) return undefined;
  const titles = key === "certificates" || key === "awards" ? titlesOfEntries(resume, key) : [];
  let isQuoted = false;
  const blocks = entriesByHeading(resume, key).flatMap((group, index): Block[] => {
    const lines = quoted(
      resume,
      group.map((at) => `/${key}/${at}/`),
    );
    isQuoted ||= lines !== undefined;
    const [title] = index > 0 ? group.map((at) => titles[at]) : [];
    const heading: Block[] = title ? [{ kind: "heading", text: title }] : [];
    return [...heading, ...opened(lines ?? entryBlocks(resume, key, group))];
  });
  return isQuoted ? blocks : undefined;
}

/** Entries, by their places in the list, from their fields. */
function entryBlocks(resume: Resume, key: QuotableEntries, places: number[]): Block[] {
  switch (key) {
    case "education":
      return places.flatMap((at) => studyBlocks(resume, at));
    case "certificates":
      return places.flatMap((at) => certificateBlocks(resume)[at] ?? []);
    case "awards":
      return places.flatMap((at) => awardBlocks(resume)[at] ?? []);
    case "languages":
      return languageBlocks(resume, places);
    case "interests":
      return interestBlocks(resume.interests.filter((_, at) => places.includes(at)));
    default:
      return places.flatMap((at) => referenceBlocks(resume, at));
  }
}

/** Lines that stand apart from those above. */
function opened(blocks: Block[]): Block[] {
  return blocks.map((block, at) => (at === 0 && block.kind === "paragraph" ? { ...block, opens: true } : block));
}

/** The entries of a kind, by their places in the list, that no heading of the source parts. */
function entriesByHeading(resume: Resume, key: QuotableEntries): number[][] {
  const groups: { members: number[]; end: number }[] = [];
  for (const at of resume[key].keys()) {
    if (isEntryAsWritten(resume, `/${key}/${at}`)) continue;
    const own = resume.atoms.filter(({ path }) => path.startsWith(`/${key}/${at}/`));
    const range = rangeOf(resume, own);
    const last = groups.at(-1);
    const isBelow = range && last && range.start > last.end;
    if (last && !(isBelow && hasHeading(resume, resume.source.slice(last.end, range.start)))) {
      last.members.push(at);
      last.end = Math.max(last.end, range?.end ?? 0);
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
  return left
    .split("\n")
    .every(
      (one) =>
        !/[\p{L}\p{N}]/u.test(one) || ofGrade.test(one) || joins(one.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")),
    );
}

/** "French (D), 2000": a grade goes with what it is of. */
const ofGrade = /^[^\p{L}\p{N}]*\(\p{Lu}[+*-]?\)[^\p{L}\p{N}]*$/u;

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
