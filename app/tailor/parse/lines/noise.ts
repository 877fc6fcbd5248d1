const pageNumber =
  /^\d{1,3}\s*\|\s*page$|^(?:page\s*)?[-–—]?\s*\d{1,3}\s*(?:(?:of|\/|von|de|sur)\s*\d{1,3})?\s*[-–—]?$/iu;
const pageFooter = /^(.{2,60}?)\s*[-–—|•·]\s*(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$/iu;
/** What stands at the edge of a page beside its number: "Ada Hale          Page 2 of 3". */
const besideNumber = /^.{2,60}?(?:\t| {3,}|\s[-–—|•·]\s)\s*page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?$/iu;
const rule = /^[\s\p{P}\p{S}]+$/u;

/**
 * The source with everything that is no content blanked, at the same offsets: icons and invisible characters,
 * broken encodings, page numbers, rules.
 */
export function withoutNoise(source: string): string {
  const lines = blanked(source).split("\n").map(undecorated);
  const isFooter = footersOf(lines);
  const first = lines.findIndex((line) => /\p{L}/u.test(line));
  return lines
    .map((line, at) => {
      if (at === first && line.length <= longestFooter && !pageNumber.test(squeezed(line))) return withoutNumber(line);
      return isFurniture(line) || isFooter(line, at) ? " ".repeat(line.length) : line;
    })
    .join("\n");
}

/** What stands first beside the number of the page may be the only place with the name. */
function withoutNumber(line: string): string {
  return line.replace(/page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?(?=\s*$)/iu, (number) => " ".repeat(number.length));
}

/** A heading between rules that were typed ("--- Jobs ---", "== Skills =="). */
const decorated = /^\s*[-–—=*#~_]{2,}\s*\p{L}[^-=*#~_\n]{1,40}?\s*[-–—=*#~_]{2,}\s*$/u;

function undecorated(line: string): string {
  if (line.length > longestDecorated || !decorated.test(line)) return line;
  return line.replace(/[-–—=*#~_]{2,}/gu, (rule) => " ".repeat(rule.length));
}

/** In characters. */
const longestDecorated = 120;

/** Lines that say whose text this is, and nothing that a resume holds: "Resume of Ada Hale, updated May 2024". */
function footersOf(lines: readonly string[]): (line: string, at: number) => boolean {
  const isNamed = (line: string) => wordsIn(line).some((word) => !ofFooter.test(word));
  const first = lines.findIndex(isNamed);
  const name = wordsIn(lines[first] ?? "").filter((word) => !ofFooter.test(word));
  if (name.length < fewestOfName || name.length > mostOfName) return () => false;
  const own = new Set(name);
  return (line, at) => {
    if (at === first || line.length > longestFooter || !namesText.test(line)) return false;
    const words = wordsIn(line);
    return own.size <= words.filter((word) => own.has(word)).length + 1 && words.every((word) => isOwn(own, word));
  };
}

function isOwn(own: ReadonlySet<string>, word: string): boolean {
  return own.has(word) || ofFooter.test(word);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** In words of a name, and in characters of a footer with the blanks in it. */
const fewestOfName = 2;
const mostOfName = 6;
const longestFooter = 160;
const namesText = /(?<!\p{L})(?:r[eé]sum[eé]|cv|curriculum vitae|page)(?!\p{L})/iu;
const ofFooter =
  /^(?:r[eé]sum[eé]|cv|curriculum|vitae|page|of|for|updated|revised|last|version|continued|\p{N}{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)$/u;

/** Columns are as wide as three blanks. */
function squeezed(line: string): string {
  return line.trim().replace(/ {4,}/g, "   ");
}

/** Page numbers and rules: separators, not content. */
function isFurniture(line: string): boolean {
  const trimmed = squeezed(line);
  if (trimmed.length > 80 || !/\d.{0,2}$|page$/iu.test(trimmed.slice(-4))) return rule.test(trimmed);
  return (
    (pageNumber.test(trimmed) && !/^\d{4}$/.test(trimmed)) ||
    pageFooter.test(trimmed) ||
    besideNumber.test(trimmed) ||
    rule.test(trimmed)
  );
}

/**
 * Blanks private-use icons, invisible characters and UTF-8 read as Latin-1 ("Â", "ï¼"); the latter become a bar
 * where they stand alone between words, and between two dates the dash that they were. Offsets stay those of the source.
 */
function blanked(source: string): string {
  return (
    source
      .replace(/\r/g, " ")
      .replace(/^([^\S\n]*)[\uF0A7\uF0B7\uF0D8](?=\s*\p{L})/gmu, "$1•")
      .replace(
        /[\uE000-\uF8FF\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\uFFFD\u00A0\u2000-\u200A\u202F\u3000]/gu,
        " ",
      )
      .replace(/(?<=\s)[âïÂÏ][^\s\p{L}\p{Nd}]{1,3}(?=\s)/gu, (broken, at: number, text: string) =>
        (isBetweenDates(text, at, broken.length) ? "–" : "|").padEnd(broken.length),
      )
      // With the blank behind it, it was one blank: two of them would part names.
      .replace(/Â(?=\s|$)/g, "\u00A0")
  );
}

/** In characters, of a date beside a sign. */
const longestDate = 16;

function isBetweenDates(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - longestDate), at);
  const behind = text.slice(at + length, at + length + longestDate);
  return (
    /\b(?:19|20)\d\d\s*$/u.test(before) &&
    /^\s*(?:\p{L}{3,9}\.?\s|\d{1,2}\/)?(?:(?:19|20)\d\d|present|current|now)\b/iu.test(behind)
  );
}
