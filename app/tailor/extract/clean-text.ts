/** Undoes what typesetting does to characters. Pure text in, pure text out. */
import { withMisreadRepaired } from "~/tailor/lexicon/repair-encoding";
import { withoutEntities } from "~/wording";

const ligatures: Record<string, string> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};

/** Characters no reader sees: zero-width spaces and joiners that carry no meaning, marks, tags, variation selectors. */
const invisible = /[\u200B\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E007F}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
const privateUse = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
/** No writing has more than 30 marks on a letter (UAX #15); putting n of them in order takes n² steps. */
const pilesOfMarks = /(\p{M}{30})\p{M}+/gu;
const softHyphen = /\u00AD/g;
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

const bulletGlyphs = "•‣▪▫●○◦■□▸▹►▻➢➤❖◆◇∙·⁃✓✔➔→";
const bulletSpace = new RegExp(`^([${bulletGlyphs}])\\s*(?=[^\\s${bulletGlyphs}])|^([-–—*])\\s+`, "u");
const bulletStart = new RegExp(`^(?:[${bulletGlyphs}]\\s*|[-–—*]\\s+)(?=\\S)`, "u");

/** What fonts of symbols have for bullets, at the start of a line. */
const symbolBullet = /^(\s*)[\uF0A7\uF0B7\uF0D8](?=\s*\p{L})/u;

/**
 * Ligatures undone, odd spaces made plain, wrong encodings repaired, invisible and private-use characters dropped;
 * composed (NFC).
 */
function cleanCharacters(text: string): string {
  return withMisreadRepaired(withoutEntities(text))
    .replace(symbolBullet, "$1• ")
    .replace(/[\uFB00-\uFB06]/g, (character) => ligatures[character] ?? character)
    .replace(spaces, " ")
    .replace(invisible, "")
    .replace(controls, "")
    .replace(privateUse, "")
    .replace(pilesOfMarks, "$1")
    .normalize("NFC");
}

/** One line: clean characters, single spaces; a tab marks a wide gap (a tab or three spaces in the source). */
export function cleanLine(text: string): string {
  const clean = cleanCharacters(text)
    .replace(softHyphen, "")
    .replace(/ {3,}/g, "\t")
    .replace(/ +/g, " ")
    .replace(/ ?\t[\t ]*/g, "\t")
    .trim()
    .replace(bulletSpace, "$1$2 ");
  return joinLetterSpaced(clean);
}

/** "E X P E R I E N C E" -> "EXPERIENCE"; words inside a spaced-out line are told apart by their wider gap. */
function joinLetterSpaced(line: string): string {
  const spaced = /^(?:[\p{Lu}&] ){3,}[\p{Lu}]$/u;
  if (spaced.test(line)) return line.replaceAll(" ", "");
  const parts = line.split("\t");
  if (parts.length > 1 && parts.every((part) => /^(?:[\p{Lu}&] )*[\p{Lu}&]$/u.test(part)) && line.length > 6) {
    return parts.map((part) => part.replaceAll(" ", "")).join(" ");
  }
  return line;
}

/** True where a line starts with a bullet sign and has text after it. */
export function startsWithBullet(line: string): boolean {
  return bulletStart.test(line);
}
