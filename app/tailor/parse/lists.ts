import type { Span } from "../resume";
import { paragraphsOf, wrapsBefore } from "./paragraphs";
import { type Builder, putField } from "./resume-builder";
import type { SourceLine } from "./source-line";
import type { Source } from "./source-lines";
import { trimmed } from "./span-text";

/** Skills in groups ("Languages: Go, SQL") and bare lists; bare lines of all sections go into one nameless group. */
export function readSkills(builder: Builder, lines: SourceLine[]): void {
  const { skills } = builder.resume;
  let open: number | undefined;
  for (const row of listRows(builder, lines)) {
    const heading = /:$/.test(builder.text(row)) ? trimmed(builder.source, row) : undefined;
    const label = heading ? { name: heading, rest: undefined } : labelOf(builder.source, row);
    if (label) open = startGroup(builder, label.name);
    const index = open ?? namelessGroup(builder);
    const group = skills[index];
    const items = label && !label.rest ? [] : listItems(builder.source, label?.rest ?? row);
    if (!group) continue;
    for (const item of items) {
      group.keywords.push(builder.put(`/skills/${index}/keywords/${group.keywords.length}`, item));
    }
    if (label?.rest) open = undefined;
  }
}

function startGroup(builder: Builder, name: Span): number {
  const index = builder.resume.skills.length;
  builder.resume.skills.push({ name: builder.put(`/skills/${index}/name`, name), keywords: [] });
  return index;
}

function namelessGroup(builder: Builder): number {
  const { skills } = builder.resume;
  const index = skills.findIndex(({ name }) => name === undefined);
  return index >= 0 ? index : skills.push({ keywords: [] }) - 1;
}

/** "English (native), French – B2", one a line or in one list. */
export function readLanguages(builder: Builder, lines: SourceLine[]): void {
  for (const row of listRows(builder, lines)) {
    for (const item of listItems(builder.source, row)) {
      const path = `/languages/${builder.resume.languages.length}`;
      const { name, level } = languageAndLevel(builder.source, item);
      builder.resume.languages.push({
        language: builder.put(`${path}/language`, name),
        ...putField(builder, path, "fluency", level),
      });
    }
  }
}

const fluency =
  /\s*(?:\(([^)]*)\)|(?:[:–—-]|\s)\s*((?:native|mother tongue|bilingual|fluent|proficient|professional|advanced|intermediate|conversational|basic|beginner|elementary|limited|full|working|good|excellent|[abc][12]\b|muttersprache|fließend|courant|nativo|langue maternelle).*))$/iu;

function languageAndLevel(source: Source, item: Span): { name: Span; level?: Span } {
  const text = source.text.slice(item.start, item.end);
  const found = fluency.exec(text.slice(0, 120));
  const level = found?.[1] ?? found?.[2];
  if (!found || !level || found.index === 0) {
    const colon = /^\p{L}+(?: \p{L}+)?\s*(?::| [–—-] )\s*(?=\S)/u.exec(text);
    if (!colon) return { name: item };
    const name = trimmed(source, { start: item.start, end: item.start + colon[0].length });
    return name ? { name, level: { start: item.start + colon[0].length, end: item.end } } : { name: item };
  }
  const start = item.start + found.index + found[0].indexOf(level);
  const name = trimmed(source, { start: item.start, end: item.start + found.index });
  return name ? { name, level: { start, end: start + level.length } } : { name: item };
}

/** Interests, each item of the lists by itself. */
export function readInterests(builder: Builder, lines: SourceLine[]): void {
  for (const row of listRows(builder, lines)) {
    for (const item of listItems(builder.source, row)) {
      const path = `/interests/${builder.resume.interests.length}`;
      builder.resume.interests.push({ name: builder.put(`${path}/name`, item) });
    }
  }
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

/** Most of its lines are labels with a list ("Web: HTML, CSS"), whatever the heading calls it. */
export function isLabelledList(lines: SourceLine[]): boolean {
  const labelled = lines.filter(({ text }) => /^[^:,;|•()]{2,40}:\s[^,;]{1,40}(?:[,;]|\.?$)/u.test(text));
  return labelled.length >= 3 && labelled.length >= 0.6 * lines.length;
}

/** Lines of a list with their wrapped continuation; a line with a label of its own begins a row, after a tab too. */
function listRows(builder: Builder, lines: SourceLine[]): Span[] {
  const parts = lines.flatMap((line) => {
    const cut = labelOf(builder.source, line) ? /\t(?=[^:,;|•()\t]{2,40}:\s)/u.exec(line.text)?.index : undefined;
    if (cut === undefined) return [line];
    const start = line.end - line.text.length + cut;
    return [
      { ...line, end: start, text: line.text.slice(0, cut) },
      { ...line, start: start + 1, text: line.text.slice(cut + 1), bullet: false },
    ];
  });
  const rows = parts.map((line, index) => {
    const previous = parts[index - 1];
    const open = previous !== undefined && (/[,(/&]$/.test(previous.text) || wrapsBefore(previous, line));
    return !open && labelOf(builder.source, line) ? { ...line, gap: true } : line;
  });
  return withWholeBrackets(builder.source, paragraphsOf(rows, builder.widths, true));
}

/** A bracket that opens on one line and closes on the next holds both together ("Tills (Epos," "Sumup)"). */
function withWholeBrackets(source: Source, rows: Span[]): Span[] {
  const whole: Span[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const text = source.text.slice(row.start, row.end);
    const isOpen = last && /\([^()]*$/.test(source.text.slice(last.start, last.end));
    if (isOpen && /^[^()]*\)/.test(text) && row.end - last.start < 2 * longestParenthesis) last.end = row.end;
    else whole.push({ start: row.start, end: row.end });
  }
  return whole;
}

function labelOf(source: Source, row: Span): { name: Span; rest: Span } | undefined {
  const text = source.text.slice(row.start, row.end);
  const colon = /^([^:,;|•()]{2,60}):\s*(?=\S)/u.exec(text);
  if (!colon?.[1] || /^https?$/i.test(colon[1]) || colon[1].split(/\s+/).length > 7) return undefined;
  const name = trimmed(source, { start: row.start, end: row.start + colon[1].length });
  return name ? { name, rest: { start: row.start + colon[0].length, end: row.end } } : undefined;
}

/**
 * The items of a row. Semicolons separate where there are any (then commas belong to the items); commas in
 * parentheses never do. A sentence is one item.
 */
function listItems(source: Source, row: Span): Span[] {
  const text = source.text.slice(row.start, row.end);
  const cuts = separators(text);
  if (cuts.length === 0 || (cuts.every((cut) => /[,，、،]/.test(text[cut] ?? "")) && isSentence(text, cuts.length))) {
    const item = trimmed(source, row, /[\s|;•·–—-]/u);
    return item ? [withoutFullStop(source, item)] : [];
  }
  const items: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    const item = trimmed(source, { start: row.start + from, end: row.start + cut }, /[\s|,;•·–—-]/u);
    if (item) items.push(item);
    from = cut + 1;
  }
  return items.map((item, index) => (index === items.length - 1 ? withoutFullStop(source, item) : item));
}

/** "Excel, Word." ends the list, not the name of the last item; "etc." and "Inc." keep their stop. */
function withoutFullStop(source: Source, item: Span): Span {
  const text = source.text.slice(item.start, item.end);
  const ends = /[\p{L}\p{N})+#]\.$/u.test(text) && !/(?:\.\p{L}+|\b(?:etc|inc|ltd|co|al|\p{L}))\.$/iu.test(text);
  return ends && text.split(/\s+/).length <= 5 ? { start: item.start, end: item.end - 1 } : item;
}

function isSentence(text: string, commas: number): boolean {
  const words = text.split(/\s+/).length;
  return /[.!?]$/.test(text) && commas <= 3 && words / (commas + 1) >= 7;
}

const longestParenthesis = 150;
const longestGap = 100;

/** Where the parenthesis at `index` closes; before it where it does not, so that a stray one swallows nothing. */
function closingAt(text: string, index: number): number {
  const inside = text.slice(index, index + longestParenthesis);
  const closing = inside.indexOf(text[index] === "(" ? ")" : "]");
  return closing < 0 ? -1 : index + closing;
}

function separators(text: string): number[] {
  const commas: number[] = [];
  const strong: number[] = [];
  let closed = -1;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if (index <= closed) continue;
    if (/\s/.test(character)) {
      const blanks = /^\s+/.exec(text.slice(index, index + longestGap))?.[0] ?? character;
      if (/^(?:[^\n]*\t| {2})/.test(blanks) && !blanks.includes("\n")) strong.push(index);
      closed = index + blanks.length - 1;
    } else if (character === "(" || character === "[") closed = closingAt(text, index);
    else if (/[;；؛|•·▪●]/.test(character)) strong.push(index);
    else if (/[,，、،]/.test(character) && !/\d,\d/.test(text.slice(index - 1, index + 2))) commas.push(index);
  }
  const semicolons = strong.filter((index) => /[;；؛]/.test(text[index] ?? ""));
  if (semicolons.some((index) => text.slice(index + 1).trim() !== "")) return semicolons;
  return [...strong, ...commas].sort((a, b) => a - b);
}
