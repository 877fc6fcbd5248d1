import { readTitle } from "~/tailor/posting/read-title";
import { sectionOfHeading } from "~/tailor/posting/segments/headings";
import { visibleText, withoutEntities } from "~/wording";
import { jobTitleMaxCharacters } from "./limits";

const lineBreaks = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const softHyphens = /\u00ad/g;
/** Blanks that break no line. */
const blanks = /[^\S\n]+/g;
/** A tab, two fixed blanks or four blanks part columns; a reader of posts takes such a gap for the end of a phrase. */
const columnGap = /\t|\u00a0{2}|[^\S\n]{4}/;
const gap = "    ";
/** Signs that open the item of a list. A lone "o" is one only before a gap: it is a word in some languages. */
const bullet =
  /^(?:[•·▪▫●◦○◯‣⁃∙■□▢◆◇➢➤►▸▶➔→✓✔✗❖★☑\uf0a7\uf0b7\uf0d8\uf076\uf0fc\u0095*–—-]\s+|[•▪●◦‣■□➢►✓✔❖\uf0a7\uf0b7\uf0d8](?=\S)|o {4})/u;
const loneBullet = /^(?:[•·▪▫●◦○‣⁃∙■□◆◇➢➤►▸✓✔❖\uf0a7\uf0b7\uf0d8\uf076\uf0fc\u0095*–—-]|o)$/u;

/**
 * Normalises a job post copied from a page, PDF or word processor: keeps lines and lists, turns every bullet into "- ",
 * joins a lone bullet with its text, evens out gaps and empty lines, and removes invisible characters. No word is lost.
 * Idempotent.
 */
export function cleanPost(text: string): string {
  const lines = visibleText(withoutEntities(text).replace(lineBreaks, "\n").replace(softHyphens, ""))
    .split("\n")
    .map(cleanLine);
  return joinLoneBullets(lines)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
}

function cleanLine(line: string): string {
  const spaced = line.replace(blanks, (run) => (columnGap.test(run) ? gap : " ")).trim();
  return spaced.replace(bullet, "- ");
}

/** PDFs and word processors put the sign of an item on a line of its own. */
function joinLoneBullets(lines: string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open && line !== "" && !line.startsWith("- ") && !loneBullet.test(line)) {
      joined[joined.length - 1] = `- ${line}`;
      open = false;
      continue;
    }
    if (open && line === "") continue;
    joined.push(line);
    open = loneBullet.test(line);
  }
  return joined;
}

/**
 * The title found in a post, for its owner to confirm. Undefined if there is none: the post begins with a heading or a
 * whole sentence instead.
 */
export function proposeTitle(description: string): string | undefined {
  const title = readTitle(description);
  if (title === undefined || sectionOfHeading(title) !== undefined || /[.!?:]$/.test(title)) return undefined;
  return title.slice(0, jobTitleMaxCharacters);
}
