import type { Span } from "~/tailor/resume";
import { type Paragraph, paragraphsOf, wrapsBefore } from "./lines/paragraphs";
import type { Source, SourceLine } from "./lines/source-line";
import { trimmed } from "./lines/span-text";
import { hasSpacedColons, listItems, withWholeBrackets } from "./list-items";
import { type Builder, putField } from "./resume-builder";
import { beginsItem, groupedItems, lookOfList, namedItems, runsOn } from "./skill-rows";
import { isLevel } from "./words/level-words";

interface ListGroup {
  name?: Span;
  level?: Span;
  rows: Span[];
}

/**
 * Skills in groups ("Languages: Go, SQL", or a title in bold above its list) and bare lists. Each section keeps its lists to
 * itself, also one below another of the same title: a form's list of words is none of the phrases at the top of the page.
 */
export function readSkills(builder: Builder, lines: SourceLine[]): void {
  const { skills, sections } = builder.resume;
  const first = skills.length;
  for (const { name, level, rows } of listGroups(builder, lines, true)) {
    const lists = name ? [rows.flatMap((row) => namedItems(builder, row))] : groupedItems(builder, rows);
    for (const items of lists) {
      const path = `/skills/${skills.length}`;
      skills.push({
        ...putField(builder, path, "name", name),
        ...putField(builder, path, "level", level),
        keywords: items.map((item, at) => builder.put(`${path}/keywords/${at}`, item)),
      });
    }
  }
  const own = sections.at(-1);
  if (own?.key === "skills" && first > 0) own.index = first;
}

/** Interests: what has a list of its own keeps it; other items stand each by itself. */
export function readInterests(builder: Builder, lines: SourceLine[]): void {
  const { interests } = builder.resume;
  for (const { name, level, rows } of listGroups(builder, lines)) {
    const items = rows.flatMap((row) => listItems(builder.source, row));
    const keywords = level ? [level, ...items] : items;
    for (const [index, one] of (name ? [name] : items).entries()) {
      const path = `/interests/${interests.length}`;
      interests.push({ name: builder.put(`${path}/name`, one) });
      const interest = interests.at(-1);
      if (name && interest && index === 0 && keywords.length > 0)
        interest.keywords = keywords.map((keyword, at) => builder.put(`${path}/keywords/${at}`, keyword));
    }
  }
}

/** The rows of lists under the names that they stand below or behind; a level ("Expert") belongs to its name. */
function listGroups(builder: Builder, lines: SourceLine[], areItems = false): ListGroup[] {
  const groups: ListGroup[] = [];
  // Two columns of names ("Python\tJava") are one list; a name and what belongs to it have a list behind the tab.
  const isTable =
    lines.length > 1 &&
    lines.every(({ text }) => /^[^\t]+\t[^\t]+$/u.test(text)) &&
    lines.some(({ text }) => /\t.*,/u.test(text));
  const rows = listRows(builder, isTable ? lines.map((line) => ({ ...line, gap: true })) : lines, areItems);
  const isTitle = rows[0] && !labelOf(builder.source, rows[0]) ? titleLook(rows) : undefined;
  let open: ListGroup | undefined;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const isName = next && !isLevel(builder.text(row)) && !labelOf(builder.source, row);
    const titled = isName && isTitle?.(row) && !isTitle(next);
    const heading = titled || /:$/.test(builder.text(row)) ? trimmed(builder.source, row) : undefined;
    const label: Label | undefined = heading
      ? { name: heading }
      : (labelOf(builder.source, row) ?? (isTable ? firstColumn(builder.source, row) : undefined));
    const group: ListGroup = label
      ? { name: label.name, ...(label.level && { level: label.level }), rows: [] }
      : (open ?? { rows: [] });
    if (group !== open) groups.push(group);
    // Bare rows that follow each other are one list.
    if (label || areItems) open = group;
    const isBelow = open !== undefined && !label && group.rows.length === 0 && !group.level;
    if (isBelow && isLevel(builder.text(row))) {
      group.level = row;
      continue;
    }
    if (!label || label.rest) group.rows.push(label?.rest ?? row);
    if (label?.rest) open = undefined;
  }
  return groups;
}

/** Group names set bolder or larger than the lists below them. */
function titleLook(rows: Paragraph[]): ((row: Paragraph) => boolean) | undefined {
  const first = rows[0];
  if (!first || first.bullet) return undefined;
  const isPlainer = ({ bold, prominence }: Paragraph) => (first.bold && !bold) || prominence < first.prominence - 0.2;
  return rows.some(isPlainer) ? (row) => !isPlainer(row) : undefined;
}

/** "Ines Roth: She led ..." has a name; anything else is a reference in whole. */
export function readReferences(builder: Builder, lines: SourceLine[]): void {
  for (const paragraph of paragraphsOf(lines, builder.widths, true)) {
    const path = `/references/${builder.resume.references.length}`;
    const label = labelOf(builder.source, paragraph);
    builder.resume.references.push({
      ...putField(builder, path, "name", label?.name),
      reference: builder.put(`${path}/reference`, label?.rest ?? paragraph),
    });
  }
}

const longestItem = 6;
const fewestLines = 4;
const itemShare = 0.7;

/** Most of its lines are a few words. */
export function isListOfItems(lines: SourceLine[]): boolean {
  const short = lines.filter(({ text }) => text.split(/\s+/).length <= longestItem).length;
  return lines.length >= fewestLines && short >= itemShare * lines.length;
}

/** Most of its lines are labels with a list ("Web: HTML, CSS"), whatever the heading calls it. */
export function isLabelledList(lines: SourceLine[]): boolean {
  const labelled = lines.filter(({ text }) => /^[^:,;|•()]{2,40}:\s[^,;]{1,40}(?:[,;]|\.?$)/u.test(text));
  return labelled.length >= 3 && labelled.length >= 0.6 * lines.length;
}

/** Lines of a list with their wrapped continuation; a line with a label of its own begins a row, after a tab too. */
export function listRows(builder: Builder, lines: SourceLine[], areItems = false): Paragraph[] {
  const parts = lines.flatMap((line) => {
    const cut = labelOf(builder.source, line) ? /\t(?=[^:,;|•()\t]{2,40}:\s)/u.exec(line.text)?.index : undefined;
    if (cut === undefined) return [line];
    const start = line.end - line.text.length + cut;
    return [
      { ...line, end: start, text: line.text.slice(0, cut) },
      { ...line, start: start + 1, text: line.text.slice(cut + 1), bullet: false },
    ];
  });
  const look = lookOfList(parts, builder.widths);
  const rows = parts.map((line, index) => {
    const previous = parts[index - 1];
    const open = previous !== undefined && (/[,(/&]$/.test(previous.text) || wrapsBefore(previous, line));
    const width = builder.widths.get(line.column) ?? 0;
    if (previous !== undefined && areItems && runsOn(previous.text, line.text)) return { ...line, gap: false };
    const begins = areItems && previous !== undefined && beginsItem(previous, line, width, look);
    return begins || (!open && labelOf(builder.source, line)) ? { ...line, gap: true } : line;
  });
  return withWholeBrackets(builder.source, paragraphsOf(rows, builder.widths, true));
}

interface Label {
  name: Span;
  level?: Span;
  /** What follows the colon. */
  rest?: Span;
}

/** "Reach truck\tRaymond, Crown" in a table of two columns. */
function firstColumn({ text }: Source, row: Span): Label | undefined {
  const tab = text.indexOf("\t", row.start);
  return tab < row.end ? { name: { start: row.start, end: tab }, rest: { start: tab + 1, end: row.end } } : undefined;
}

/** "Databases: SQL", "Databases (Advanced): SQL". */
function labelOf(source: Source, row: Span): (Label & { rest: Span }) | undefined {
  const text = source.text.slice(row.start, row.end);
  const colon = /^([^:,;|•()]{2,60})(\([^()]{2,50}\))?:\s*(?=\S)/u.exec(text);
  if (!colon?.[1] || hasSpacedColons(text) || /^https?$/i.test(colon[1]) || colon[1].split(/\s+/).length > 7)
    return undefined;
  const inside = colon[2]?.slice(1, -1);
  if (inside !== undefined && !isLevel(inside)) return undefined;
  const end = row.start + colon[1].length;
  const name = trimmed(source, { start: row.start, end });
  const level = inside === undefined ? undefined : { start: end + 1, end: end + 1 + inside.length };
  return name
    ? { name, ...(level && { level }), rest: { start: row.start + colon[0].length, end: row.end } }
    : undefined;
}
