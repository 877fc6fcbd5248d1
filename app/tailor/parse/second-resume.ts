import type { OtherSection } from "~/tailor/resume";
import type { SourceLine } from "./lines/source-line";
import type { HeadingKey } from "./words/heading-words";
import { isPersonName } from "./words/person-name";

/** Where headings stand among the lines of a text. */
export interface HeadingPlace {
  key: HeadingKey;
  index: number;
}

const email = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,63}/u;
/** Lines from a name down to its contact details. */
const longestTop = 5;
/** A name that stands above this line is the first person's own. */
const shortestResume = 8;
const ofOneLife: readonly HeadingKey[] = ["work", "education"];

/**
 * The index of the line with which a second resume begins: a name with an e-mail address below it, and then headings
 * that the text had before. Another name needs jobs or studies a second time; the same name, which pages may repeat,
 * needs both. Undefined where the text holds one resume.
 */
export function startOfSecond(lines: SourceLine[], headings: HeadingPlace[]): number | undefined {
  const keys = headings.map(({ key, index }) => ({ key: key === "mixed" ? "work" : key, index }));
  const again = ofOneLife.filter((key) => keys.filter((one) => one.key === key).length > 1);
  if (again.length === 0) return undefined;
  const names = lines.slice(0, shortestResume).map((line) => nameIn(line)?.toLowerCase());
  for (const [index, { text }] of lines.entries()) {
    if (!email.test(text)) continue;
    const start = nameAbove(lines, index);
    const name = nameIn(lines[start]);
    if (start < shortestResume || !name) continue;
    const repeated = again.filter((key) => {
      const places = keys.filter((one) => one.key === key);
      return places.some((place) => place.index < start) && places.some((place) => place.index > start);
    });
    if (repeated.length >= (names.includes(name.toLowerCase()) ? ofOneLife.length : 1)) return start;
  }
  return undefined;
}

/** The index of the nearest name, from contact details upwards; -1 without one. */
function nameAbove(lines: SourceLine[], from: number): number {
  for (let index = from; index > Math.max(0, from - longestTop); index--) if (nameIn(lines[index])) return index;
  return -1;
}

/** The name that a line is, or begins with. */
export function nameIn(line: SourceLine | undefined): string | undefined {
  if (!line || line.bullet || line.text.length > 120) return undefined;
  const first = line.text.split(/\s*(?:[|•·\t]|\s[–—-]\s)\s*/u, 1)[0] ?? "";
  return isPersonName(first) ? first : undefined;
}

/** True for the part of a file that is a second resume: it stands under its name, with its own e-mail address. */
export function isSecondResume({ title, lines }: OtherSection): boolean {
  return title !== undefined && isPersonName(title) && lines.some((line) => email.test(line));
}
