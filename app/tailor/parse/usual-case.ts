import { hasCase, inSmallLetters, withSentenceCase, withTitleCase } from "../lexicon/letter-case";
import { functionWords } from "../lexicon/stop-words";
import { findPeriods } from "./dates";
import { isDegree, isSchool } from "./degree-words";
import { headingPhrases } from "./heading-words";
import { placeScore } from "./places";
import { organisationScore, titleScore } from "./role-words";

/** Name, label and address stand in the first lines. */
const topLines = 3;
const longestName = 9;
const longestHead = 110;
/** A line that reaches this share of the longest one goes on in the next, unless a sentence ends there. */
const fullShare = 0.8;

/**
 * A text typed in capitals, or without any, with those that it would usually have: what a reader takes from capitals
 * (names, titles, headings, where a sentence begins) can then be read the same way. Offsets stay. Linear time.
 */
export function withUsualCase(text: string): string {
  if (hasCase(text)) return text;
  const lines = inSmallLetters(text).split("\n");
  const longest = Math.max(...lines.map((line) => line.trim().length));
  let filled = 0;
  return lines
    .map((line, at) => {
      const above = lines[at - 1]?.trim() ?? "";
      const goesOn = above.length > fullShare * longest && !/[.!?:]$/.test(above);
      if (line.trim() !== "") filled += 1;
      if (namesThings(line.trim(), filled <= topLines)) return withTitleCase(line);
      return goesOn ? afterFirstWord(line) : withSentenceCase(line);
    })
    .join("\n");
}

/** Sentences that begin inside a line that goes on from the one above. */
function afterFirstWord(line: string): string {
  const first = /^\s*\S+/.exec(line)?.[0] ?? "";
  return first + withSentenceCase(`.${line.slice(first.length)}`).slice(1);
}

/** True for a line of a name, a heading, or the head of an entry. */
function namesThings(line: string, top: boolean): boolean {
  if (line === "" || line.length > longestHead || /[.;!?]$/.test(line)) return false;
  if (findPeriods(line).some(({ from }) => from)) return true;
  const words = line.split(/\s+/);
  if (words.length > longestName || words.filter((word) => functionWords.has(word)).length > words.length / 3)
    return false;
  if (top || headingPhrases.has(line.replace(/\s*:$/, ""))) return true;
  const titled = withTitleCase(line);
  if (placeScore(titled) === 2 || isSchool(titled) || isDegree(titled) || findPeriods(line).length > 0) return true;
  return titleScore(line) === 2 || organisationScore(line) === 2;
}
