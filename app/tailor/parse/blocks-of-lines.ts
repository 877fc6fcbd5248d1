import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";

/**
 * True where something of another kind stands below a blank line of a list: sentences below items, lines without a sign
 * below such with one, or a single line that may be a heading.
 */
export function isParted(lines: readonly SourceLine[], isRow: boolean): boolean {
  const blocks = blocksIn(lines);
  return new Set(blocks.map(kindOf)).size > 1 || (isRow && blocks.length === 2);
}

/** Without signs, apart from each other, and some of them behind a label or nothing but dates. */
export function areMixed(lines: readonly SourceLine[]): boolean {
  const labelled = lines.filter(({ text }) => /^\p{L}[^:,;|]{1,40}: \S/u.test(text)).length;
  const isDate = ({ text }: SourceLine) =>
    findPeriods(text).some(({ from, start, end }) => from && end - start === text.length);
  const areSome = (labelled > 0 && labelled < lines.length) || lines.some(isDate);
  return areSome && blocksIn(lines).length > 1 && !lines.some(({ bullet }) => bullet);
}

export function saysI(lines: readonly SourceLine[]): boolean {
  return lines.some(({ text }) => /\b(?:I|my|My)\b/u.test(text));
}

/** Lines between blank ones. */
export function blocksIn(lines: readonly SourceLine[]): SourceLine[][] {
  const blocks: SourceLine[][] = [];
  for (const line of lines) {
    if (line.gap || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

export function kindOf(lines: readonly SourceLine[]): "list" | "text" | "lines" {
  if (lines.some(({ bullet }) => bullet)) return "list";
  const last = lines.at(-1)?.text ?? "";
  return /[.!?]$/u.test(last) && last.split(" ").length >= fewestOfSentence ? "text" : "lines";
}

/** In words. */
const fewestOfSentence = 5;

/** A few words without a stop right above a text. */
export function isHeaded([first, second]: readonly SourceLine[]): boolean {
  if (!first || !second || /[.!?,;]$/u.test(first.text)) return false;
  return first.text.split(" ").length < fewestOfSentence && second.text.split(" ").length > longestName;
}

/** In words: a line with more is no title, place or name. */
const longestName = 12;
