import { findPeriods } from "../dates";
import type { SourceLine } from "../lines/source-line";
import { folded, isCapitals, keyOf } from "../words/heading-key";
import { type HeadingKey, headingPhrases, weakHeadings } from "../words/heading-words";

/** In words, of an item of a list. */
const longestItem = 4;
const kindsOfSkills =
  /^(?:technical|computer|software|professional|hard|soft|core|key|additional|other|language|it|special)/iu;

/**
 * True for a line in a list of skills that says what somebody has in the words of a heading ("Organizational skills"):
 * among short lines, or above lines of no date where the jobs stand under another heading. Only for a line without a look of
 * its own.
 */
export function isItemOfList(lines: SourceLine[], index: number, key: HeadingKey): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!above || !line || !below) return false;
  if (key === "projects")
    return !line.gap && !isCapitals(line.text) && !/:$/.test(line.text) && isAmongItems(lines, index);
  if (key !== "skills" && key !== "work") return false;
  if (!line.text.includes(" ") || /:$/.test(line.text) || isCapitals(line.text) || kindsOfSkills.test(line.text))
    return false;
  if (line.gap || isWholeHeading(line)) return false;
  if (key === "work") return [above, below].every(isItem) || !headsJobs(lines, index);
  return isItem(above) && !/\d{4}|[:|\t]/.test(below.text);
}

function isItem({ text }: SourceLine): boolean {
  return text.split(" ").length <= longestItem && !/\d{4}|[,:|\t]/.test(text) && !isPlainHeading(text);
}

/** No last word of a phrase that the line above began ("10 years of practical", "experience"). */
function isPlainHeading(text: string): boolean {
  return /^\p{Lu}/u.test(text) && keyOf(text) !== undefined;
}

function isWholeHeading({ text }: SourceLine): boolean {
  return headingPhrases.has(folded(text)) && !weakHeadings.has(folded(text));
}

/** A date or a sentence follows before the next heading, or no other heading is one of jobs. */
function headsJobs(lines: SourceLine[], index: number): boolean {
  const next = lines.findIndex((line, at) => at > index && isPlainHeading(line.text) && isWholeHeading(line));
  if (next < 0) return true;
  const isOther = (line: SourceLine) => isWholeHeading(line) && keyOf(line.text) === "work";
  const tells = ({ text }: SourceLine) => /[.;]$/.test(text) || findPeriods(text).length > 0;
  return lines.slice(index, next).some(tells) || !lines.some(isOther);
}

/** In words, of any line of a list. */
const longestLine = 8;

/** Short lines stand above it, and nothing else before the next heading: no project has but a few words. */
function isAmongItems(lines: SourceLine[], index: number): boolean {
  const next = lines.findIndex((line, at) => at > index && isPlainHeading(line.text) && isWholeHeading(line));
  const list = lines.slice(index - 1, next < 0 ? undefined : next);
  return list.every(
    ({ text }) => text.split(" ").length <= longestLine && !/[.;]$/.test(text) && findPeriods(text).length === 0,
  );
}
