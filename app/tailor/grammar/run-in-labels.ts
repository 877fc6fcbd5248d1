import { functionWords } from "~/tailor/lexicon/stop-words";
import { openingOf, readVerb } from "./verb-forms";

/** Names of parts of a job as sites and forms set them above its lines; copied as text they stand within the lines. */
const part = "(?:[Aa]ccomplishments|[Aa]chievements|[Rr]esponsibilities|[Dd]uties|[Ss]kills? [Uu]sed)";
const kind = "(?:[Kk]ey|[Mm]ajor|[Mm]ain|[Pp]rimary|[Ss]elected|[Nn]otable|[Cc]ore|[Jj]ob|[Dd]aily|[Aa]dditional)";
const label = new RegExp(
  `(?<![\\p{L}/-])(?=\\p{Lu})(?:${kind} ){0,2}${part}(?: (?:and|&|/) ${part})?(?:\\s*:\\s*|\\s+[-–—]\\s+|\\s+(?=\\p{Lu}\\p{Ll})|(?=\\.?$))`,
  "gu",
);
const wholeLabel = new RegExp(`^(?:${label.source})\\.?$`, "u");
const capitals = /^(?=.*\p{Lu}{4})(?:[\p{Lu}/&'’-]+ ){1,5}[\p{Lu}/&'’-]+$/u;

/** "Accomplishments", "Daily duties": the name of a part of a job and nothing else. */
export function namesPartOfJob(text: string): boolean {
  return wholeLabel.test(text.trim());
}

/** A few words with a colon, in capitals, or naming a part of a job, over the lines that they are about. */
export function isLabel(text: string, below: string | undefined): boolean {
  if (below === undefined) return false;
  if (/^\P{Ll}(?:\S+ ){0,5}\S+:\.?$/u.test(text) || namesPartOfJob(text)) return true;
  // "KEPT ALL BOOKS" is a deed, and a name in a sentence goes on below.
  const isDeed = readVerb(openingOf(text.trim()).word) !== undefined;
  return capitals.test(text.trim()) && !isDeed && /\p{Ll}/u.test(below) && !/^\p{Ll}/u.test(below.trim());
}

const names = { duties: /responsibilities|duties/iu, used: /skills? used/iu };

/** "the hearing, the labs and": what the name of the next part ran into. */
const loneAnd = /(?<=,[^,]{2,60}\p{Ll})\s+and$/u;

/**
 * The parts of a line that has the names of such parts within it: "Ran the till. Accomplishments Won the shop award" as "Ran
 * the till." and "Won the shop award". The name goes, but where the line needs it: in front of skills, and of
 * accomplishments that a colon follows. Without such a name it is one part, the line as it was.
 */
export function partsAtLabels(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let open = "";
  for (const { 0: found, index } of text.matchAll(label)) {
    const before = text.slice(from, index).trim();
    const isLast =
      text
        .slice(index + found.length)
        .replace(".", "")
        .trim() === "";
    const line = isLast ? before.replace(loneAnd, "") : before;
    if (!mayEnd(line)) continue;
    if (line !== "") parts.push(open + withoutComma(line));
    open = keptLabel(found, index === 0);
    from = index + found.length;
  }
  if (from === 0) return [text];
  const rest = text
    .slice(from)
    .replace(/^[\s.:]+$/u, "")
    .trim();
  const all = rest === "" ? parts : [...parts, open + rest];
  return all.length === 0 ? [text] : all;
}

/** What stands before a name is a line of its own: nothing, or words that do not lead to it ("and", "Other Various"). */
function mayEnd(before: string): boolean {
  const last = /([\p{L}'’]+)$/u.exec(before)?.[1] ?? ".";
  return before === "" || (before.split(/\s+/u).length > 1 && !/^\p{Lu}/u.test(last) && !functionWords.has(last));
}

function withoutComma(text: string): string {
  return text.replace(/\s*[,;:]$/u, "");
}

function keptLabel(found: string, isFirst: boolean): string {
  if (names.used.test(found)) return "Skills used: ";
  return isFirst && found.includes(":") && !names.duties.test(found) ? found : "";
}
