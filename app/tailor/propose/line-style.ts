import type { Resume } from "~/tailor/resume";
import { readVerb } from "./verb-forms";

/** Below this many lines, or below this share of them, there is no style to follow. */
const leastLines = 4;
const leastShare = 0.65;

/** How most of a resume's bullets end; undefined where no way prevails. */
type LineEnd = "stop" | "open" | undefined;

const abbreviated =
  /\b(?:etc|inc|ltd|co|corp|e\.g|i\.e|a\.m|p\.m|approx|hrs?|dept|no|vs|jr|sr|st)\.$|\.\.\.$|\b\p{Lu}\.$/iu;

/** How the bullets of a resume end: with a final stop, or without. */
export function usualEnd(resume: Resume): LineEnd {
  const lines = [...resume.work, ...resume.volunteer, ...resume.projects].flatMap(({ highlights }) =>
    highlights.filter(isOneSentence),
  );
  if (lines.length < leastLines) return undefined;
  const stops = lines.filter((line) => line.endsWith(".")).length / lines.length;
  if (stops >= leastShare) return "stop";
  return stops <= 1 - leastShare ? "open" : undefined;
}

/** The line ending as the others do; one of several sentences, or with another sign at its end, stays as it is. */
export function endLike(line: string, end: LineEnd): string {
  if (!end || !isOneSentence(line)) return line;
  if (end === "stop") return isDeed(line) && /[\p{L}\d)%]$/u.test(line) ? `${line}.` : line;
  return line.endsWith(".") ? line.slice(0, -1) : line;
}

/** Names and headings among the bullets go without a stop everywhere. */
function isDeed(line: string): boolean {
  const word = /^\p{L}+/u.exec(line)?.[0] ?? "";
  return readVerb(word) !== undefined || /\p{L}{2}ed$/u.test(word);
}

function isOneSentence(line: string): boolean {
  return line.split(" ").length >= 3 && !/[.!?;]\s+\p{L}/u.test(line) && !abbreviated.test(line);
}
