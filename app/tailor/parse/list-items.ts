import { codeAt, isWordCharacter } from "~/tailor/lexicon/characters";
import type { Span } from "~/tailor/resume";
import type { Paragraph } from "./lines/paragraphs";
import type { Source } from "./lines/source-line";
import { trimmed } from "./lines/span-text";

/**
 * The items of a row. Semicolons separate where there are any (then commas belong to the items); commas in
 * parentheses never do. A sentence is one item.
 */
export function listItems(source: Source, row: Span): Span[] {
  const text = source.text.slice(row.start, row.end);
  const { strong, commas } = separators(text);
  const cuts = [...strong, ...commas].sort((a, b) => a - b);
  if (cuts.length === 0 || (cuts.every((cut) => /[,，、،]/.test(text[cut] ?? "")) && isSentence(text, cuts.length))) {
    const item = trimmed(source, row, /[\s|;•·–—-]/u);
    return item ? [withoutFullStop(source, item)] : [];
  }
  return piecesOf(source, row, cuts);
}

/** The pieces of a row between signs that part for certain (semicolons, bars, tabs, bullets), each with its own pieces between commas. */
export function listCells(source: Source, row: Span): { whole: Span; parts: Span[] }[] {
  const { strong, commas } = separators(source.text.slice(row.start, row.end));
  return piecesOf(source, row, strong).map((whole) => {
    const own = commas.map((cut) => row.start + cut - whole.start).filter((cut) => cut > 0);
    const inside = own.filter((cut) => cut < whole.end - whole.start);
    return { whole, parts: piecesOf(source, whole, inside) };
  });
}

function piecesOf(source: Source, row: Span, cuts: readonly number[]): Span[] {
  const items: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, row.end - row.start]) {
    const item = trimmed(source, { start: row.start + from, end: row.start + cut }, /[\s|,;•·*–—-]/u);
    if (item) items.push(from > 0 ? withoutJoint(source, item) : item);
    from = cut + 1;
  }
  return items.map((item, index) => (index === items.length - 1 ? withoutFullStop(source, item) : item));
}

/** The word before the last item of a list is no part of it. */
function withoutJoint(source: Source, item: Span): Span {
  const joint = /^(?:and|or|und|et|y|e|&) +(?=\S)/u.exec(source.text.slice(item.start, item.end))?.[0] ?? "";
  return { start: item.start + joint.length, end: item.end };
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

/** Among so many commas a semicolon is one more of them. */
const commasOfStray = 6;
const longestParenthesis = 150;
const longestGap = 100;

/** Where the parenthesis at `index` closes; before it where it does not, so that a stray one swallows nothing. */
function closingAt(text: string, index: number): number {
  const inside = text.slice(index, index + longestParenthesis);
  const closing = inside.indexOf(text[index] === "(" ? ")" : "]");
  return closing < 0 ? -1 : index + closing;
}

/** Places of signs that part, and of commas, which may be part of an item; where semicolons part, only those do. */
function separators(text: string): { strong: number[]; commas: number[] } {
  const commas: number[] = [];
  const strong: number[] = [];
  let index = 0;
  while (index < text.length) {
    index = isWordCharacter(text.charCodeAt(index)) ? index + 1 : afterSign(text, index, commas, strong);
  }
  if (hasSpacedColons(text)) for (const { index } of text.matchAll(spacedColon)) strong.push(index + 1);
  const semicolons = strong.filter((index) => /[;；؛]/.test(text[index] ?? ""));
  const isStray = commas.length >= commasOfStray * semicolons.length;
  const isParted = !isStray && semicolons.some((index) => text.slice(index + 1).trim() !== "");
  return isParted ? { strong: semicolons, commas: [] } : { strong, commas };
}

const spacedColon = /\s:(?=\s)/g;

/** Whether colons part the items of a row, each with a blank before it ("Opera : Micros : Delphi"). */
export function hasSpacedColons(text: string): boolean {
  return (text.match(spacedColon)?.length ?? 0) > 1;
}

/** Notes the sign at `index` where it separates; returns where to read on, behind blanks and parentheses. */
function afterSign(text: string, index: number, commas: number[], strong: number[]): number {
  const sign = text.charAt(index);
  if (sign === " " && isWordCharacter(codeAt(text, index + 1))) return index + 1;
  if (/\s/.test(sign)) {
    const blanks = /^\s+/.exec(text.slice(index, index + longestGap))?.[0] ?? sign;
    if (/^(?:[^\n]*\t| {2})/.test(blanks) && !blanks.includes("\n")) strong.push(index);
    return index + blanks.length;
  }
  if (sign === "(" || sign === "[") return Math.max(index, closingAt(text, index)) + 1;
  const isStar = sign === "*" && /^\s\*\p{L}/u.test(text.slice(index - 1, index + 2));
  if (isStar || /[;；؛|•·▪●]/.test(sign)) strong.push(index);
  else if (/[,，、،]/.test(sign) && !/\d,\d/.test(text.slice(index - 1, index + 2))) commas.push(index);
  return index + 1;
}

/** A bracket that opens on one line and closes on the next holds both together ("Tills (Epos," "Sumup)"). */
export function withWholeBrackets(source: Source, rows: Paragraph[]): Paragraph[] {
  const whole: Paragraph[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const text = source.text.slice(row.start, row.end);
    const isOpen = last && /\([^()]*$/.test(source.text.slice(last.start, last.end));
    if (isOpen && /^[^()]*\)/.test(text) && row.end - last.start < 2 * longestParenthesis) last.end = row.end;
    else whole.push({ ...row });
  }
  return whole;
}
