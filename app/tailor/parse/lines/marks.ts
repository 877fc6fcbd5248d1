const bulletGlyph =
  /^(?:[•◦▪▫●○■□◆◇►▸▹▶➢➤➔→‣›»⁃∙·・✓✔❖§\uF0A7\uF0B7\uF0D8\uF02D]+\uFE0F?\s*|[*+>~–—-]\s+|[*+](?=\p{L})|o\s+(?=\p{Lu}))+/u;

/** Signs that head the items of some texts: so many lines must begin with one before it counts. */
const sometimes = [
  /** What fonts of symbols have their bullets at, where the copy kept the letter: "l Trained apprentices". */
  { mark: /^\s*([lnq§Øü])\s+(?=\p{Lu})/u, fewest: 4 },
  /** "✅ Trained apprentices". */
  { mark: /^\s*(\p{So})\uFE0F?\s*(?=[\p{L}\p{N}])/u, fewest: 2 },
];

/** A dash that touches the text behind it: "-serve the bar". */
const touchingDash = /^\s*[–—-]+(?=[\p{L}\p{N}$£€"“(])/u;
/** So many lines begin with one that it is no sign of a number or of a divided word. */
const fewestWithDash = 3;

/** "ii." counts items where a text has them from the first on; a number in figures stays with its text. */
const romanNumber = /^\(?(?:i{1,3}|iv|v|vi{1,3}|ix|x|xi{1,3})[.)]\s+(?=\S)/u;
const firstNumbers = [/^\s*\(?i[.)]\s/u, /^\s*\(?ii[.)]\s/u];

/** The signs that head the items of this text, beside those that always do. */
export interface Marks {
  signs: ReadonlySet<string>;
  areDashes: boolean;
  /** The only line that begins with a dash: it goes on with a range ("from 20" above "- 40 guests"). */
  loneDash: string | undefined;
  areNumbered: boolean;
}

/** Which signs head items of a text of these lines. */
export function marksOf(lines: readonly string[]): Marks {
  return {
    signs: new Set(sometimes.flatMap((one) => frequent(lines, one))),
    areDashes: lines.filter((line) => touchingDash.test(line)).length >= fewestWithDash,
    loneDash: loneDashOf(lines),
    areNumbered: firstNumbers.every((number) => lines.some((line) => number.test(line))),
  };
}

const rangeDash = /^\s*[–—-]\s+(?=\p{N})/u;
const dash = /^\s*[–—-]\s/u;

function loneDashOf(lines: readonly string[]): string | undefined {
  const [only, ...others] = lines.filter((line) => dash.test(line));
  const above = only === undefined ? undefined : lines[lines.indexOf(only) - 1];
  const isRange = only !== undefined && rangeDash.test(only) && /\p{N}\s*$/u.test(above ?? "");
  return isRange && others.length === 0 ? only : undefined;
}

function frequent(lines: readonly string[], { mark, fewest }: (typeof sometimes)[number]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const sign = mark.exec(line)?.[1];
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].flatMap(([sign, count]) => (count >= fewest ? sign : []));
}

/** The bullet that a line begins with, with the blanks behind it; empty for most lines. */
export function glyphOf(line: string, { signs, areDashes, loneDash, areNumbered }: Marks): string {
  if (line === loneDash) return "";
  for (const { mark } of sometimes) {
    const [glyph = "", sign = ""] = mark.exec(line) ?? [];
    if (signs.has(sign)) return glyph;
  }
  const number = areNumbered ? romanNumber.exec(line)?.[0] : undefined;
  return number ?? bulletGlyph.exec(line)?.[0] ?? (areDashes ? touchingDash.exec(line)?.[0] : undefined) ?? "";
}

/** A sign that never stands in a sentence, and heads the row. */
const rowMark = /^\s*([•●▪■✓✔✅➢➤►◦❖])\uFE0F?\s*\S/u;

/** The items of a row in which each begins with the sign that the row begins with; else the line as it is. */
export function itemsOf(line: string): string[] {
  const sign = rowMark.exec(line)?.[1];
  return sign ? line.split(new RegExp(`(?<=\\s)(?=${sign}\\uFE0F?\\s)`, "u")) : [line];
}
