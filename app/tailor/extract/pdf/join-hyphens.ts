import type { DraftLine } from "~/tailor/extract/assemble-text";
import { keepsHyphen } from "~/tailor/extract/divided-words";

/** Marks a line that ended in a soft hyphen; never part of the final text. */
export const softHyphen = "\u00AD";

/** Looks back first: a search that began anew at each letter of a long word would take the square of its length. */
const lineEndHyphens = /(?<!\p{Ll})(\p{Ll}+)[-\u2010\u00AD]$/u;
const lineStart = /^(\p{Ll}+)(\S*)\s*/u;
/** Fewer hyphens at line ends than this are more likely compounds than the work of a typesetter. */
const typesetHyphens = 3;

/** Joins words that a line end divided: the second half moves up to the first, with the hyphen where it is one. */
export function joinHyphens(lines: DraftLine[]): DraftLine[] {
  const words = collectWords(lines.filter((_, index) => !isDivided(lines[index - 1], lines[index])));
  const isTypeset = lines.filter((line, index) => isDivided(line, lines[index + 1])).length >= typesetHyphens;
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, index) => {
    const next = out[index + 1];
    if (!next || !isDivided(line, next)) return;
    const [, first = ""] = lineEndHyphens.exec(line.text) ?? [];
    const [moved = "", second = "", rest = ""] = lineStart.exec(next.text) ?? [];
    const keeps = !line.text.endsWith(softHyphen) && keepsHyphen(first, second, { words, isTypeset });
    line.text = `${line.text.slice(0, -1)}${keeps ? "-" : ""}${second}${rest}`;
    next.text = next.text.slice(moved.length);
  });
  return out
    .map((line) => ({ ...line, text: line.text.replaceAll(softHyphen, "") }))
    .filter((line, index) => line.text !== "" || lines[index]?.text === "");
}

function isDivided(line: DraftLine | undefined, next: DraftLine | undefined): boolean {
  return (
    line !== undefined &&
    next !== undefined &&
    !next.bullet &&
    lineEndHyphens.test(line.text) &&
    lineStart.test(next.text)
  );
}

function collectWords(lines: DraftLine[]): Set<string> {
  return new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?!-$)/gu) ?? []));
}
