import { hasCase, inSmallLetters, withSentenceCase, withTitleCase } from "~/tailor/lexicon/letter-case";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { findPeriods } from "~/tailor/parse/dates";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import { headingPhrases } from "~/tailor/parse/words/heading-words";
import { placeScore } from "~/tailor/parse/words/places";
import { organisationScore, titleScore } from "~/tailor/parse/words/role-words";

/** Name, label and address stand in the first lines. */
const topLines = 3;
const longestName = 9;
/** Beside a date stand title, employer and place in one line. */
const longestNameBesideDate = 14;
const longestHead = 110;
/** A line that reaches this share of the longest one goes on in the next, unless a sentence ends there. */
const fullShare = 0.8;

/**
 * A text typed in capitals, or without any, with those that it would usually have: what a reader takes from capitals
 * (names, titles, headings, where a sentence begins) can then be read the same way. Offsets stay. Linear time.
 */
export function withUsualCase(text: string): string {
  if (hasCase(text)) return withHeadingCase(text);
  const lines = inSmallLetters(text).split("\n");
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const dated = lines.map((line) => line.length <= longestHead && findPeriods(line).length > 0);
  let filled = 0;
  return lines
    .map((line, at) => {
      const text = line.trim();
      const above = lines[at - 1]?.trim() ?? "";
      if (text !== "") filled += 1;
      const words = text.split(/\s+/);
      const besideDate = dated[at] === true || dated[at - 1] === true || dated[at + 1] === true;
      if (couldName(text, words, besideDate) && (besideDate || filled <= topLines || namesThings(text)))
        return withTitleCase(line);
      return above.length > fullShare * longest && !/[.!?:]$/.test(above)
        ? afterFirstWord(line)
        : withSentenceCase(line);
    })
    .join("\n");
}

/** In words, and in characters. */
const longestHeading = 5;
const longestLine = 50;
/** Known headings in small letters, before a text is taken for one that sets them so. */
const fewestSmall = 2;

/** A text whose headings are all in small letters, with these in capitals, and with capitals in the names at its top. */
function withHeadingCase(text: string): string {
  const lines = text.split("\n");
  const isShort = (line: string) => line.length <= longestLine;
  const isSmall = (line: string) =>
    isShort(line) &&
    /^[\p{Ll} '’&/:-]+$/u.test(line.replace(/\bI\b/g, "i")) &&
    line.split(" ").length <= longestHeading;
  const isKnown = (line: string) => isShort(line) && headingPhrases.has(line.toLowerCase().replace(/\s*:$/, ""));
  const known = lines.map((line) => line.trim()).filter(isKnown);
  if (known.length < fewestSmall || !known.every(isSmall)) return text;
  let filled = 0;
  return lines
    .map((line, at) => {
      const text = line.trim();
      if (text !== "") filled += 1;
      if (!isSmall(text)) return line;
      if (filled <= topLines) return withTitleCase(line);
      return (lines[at - 1] ?? "").trim() === "" ? inCapitals(line) : line;
    })
    .join("\n");
}

function inCapitals(line: string): string {
  const capitals = line.toUpperCase();
  return capitals.length === line.length ? capitals : line;
}

/** Sentences that begin inside a line that goes on from the one above. */
function afterFirstWord(line: string): string {
  const first = /^\s*\S+/.exec(line)?.[0] ?? "";
  return first + withSentenceCase(`.${line.slice(first.length)}`).slice(1);
}

/** Few words without a sentence among them. */
function couldName(text: string, words: string[], besideDate: boolean): boolean {
  if (text === "" || text.length > longestHead || /[;!?]$|(?<!\b\p{L}{1,4})\.$/u.test(text)) return false;
  if (words.length > (besideDate ? longestNameBesideDate : longestName)) return false;
  return words.filter((word) => functionWords.has(word)).length <= words.length / 3;
}

/** True for a heading, a name or the head of an entry by its words. */
function namesThings(text: string): boolean {
  const titled = withTitleCase(text);
  return (
    headingPhrases.has(text.replace(/\s*:$/, "")) ||
    titleScore(text) === 2 ||
    organisationScore(text) === 2 ||
    placeScore(titled) === 2 ||
    isSchool(text) ||
    isDegree(text)
  );
}
