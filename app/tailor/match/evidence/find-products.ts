import type { Product } from "~/tailor/lexicon/product-kinds";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import { type IndexedLine, wordsOf } from "./read-lines";

const patterns = new Map<string, RegExp>();

/** The lines that name one of the products, as a name is written: a product proves its kind, never another product. */
export function linesWithProduct({ words, lines }: ResumeIndex, products: readonly Product[]): IndexedLine[] {
  const found = products.flatMap((product) =>
    (words.lines.get(product.first) ?? []).filter((at) => {
      const line = lines[at];
      return line !== undefined && line.place !== "title" && names(line, product);
    }),
  );
  return [...new Set(found)].sort((a, b) => a - b).flatMap((at) => lines[at] ?? []);
}

function names(line: IndexedLine, { name, isPlain }: Product): boolean {
  const { atom, span, place } = line;
  for (const { 0: written, index } of atom.text.matchAll(patternOf(name))) {
    if (index < span.start || index >= span.end || !wordsOf(line).some(({ start }) => start === index)) continue;
    const opens = place !== "skills" && !/[\p{L}\d]/u.test(atom.text.slice(span.start, index));
    if (isPlain ? written === name && !opens : /^[\p{Lu}\d]/u.test(written) || written === name) return true;
  }
  return false;
}

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "giu");
  patterns.set(name, pattern);
  return pattern;
}
