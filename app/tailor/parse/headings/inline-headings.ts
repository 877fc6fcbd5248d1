import { oncePer } from "~/tailor/once-per";
import { findPeriods } from "../dates";
import type { SourceLine } from "../lines/source-line";
import { isDegree } from "../words/degree-words";
import { folded, isCapitals, keyOf } from "../words/heading-key";
import { type HeadingKey, headingPhrases, weakHeadings } from "../words/heading-words";
import { isSpoken } from "../words/spoken-words";
import { type Heading, isLabelOfJobs, isPlainKey, longestHeading } from "./heading-looks";

/** What may end a heading that text follows on its line. */
const inlineEnd = /[:\t]| [-–—] |\. | (?:19|20)\d\d/;

/** The heading that text follows on its own line ("Skills: Excel, Word"). */
export function inlineHeading(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
): Heading | undefined {
  const line = lines[index];
  if (!line || !inlineEnd.test(line.text.slice(0, longestHeading))) return undefined;
  const found = /^([\p{L}][\p{L}&/ ]{2,40}?)\s?(?:\s*:|\t|\s[-–—]\s|\.\s|(?=\s(?:19|20)\d\d))\s*(?=\S)/u.exec(
    line.text,
  );
  const phrase = found?.[1];
  if (!found || !phrase) return undefined;
  const key = headingPhrases.get(folded(phrase)) ?? keyOf(phrase);
  if (key === undefined) return labelInOwnWords(lines, index, current, { phrase, text: found[0] });
  if (key === "contact" || key === "mixed") return undefined;
  if (isLabelOfOwn(lines, index, current, { key, phrase, text: found[0] }))
    return { key, title: phrase.trim(), length: found[0].length };
  if (weakHeadings.has(folded(phrase)) && !isCapitals(phrase)) return undefined;
  // A heading may be the left cell of a table's row; studies have no rows called "Skills", as lists and projects do.
  const inList =
    current === "skills" ||
    current === "other" ||
    current === "projects" ||
    (current === "education" && !found[0].includes("\t"));
  if (inList && !(isCapitals(phrase) && key !== "languages" && key !== "skills" && key !== "other")) return undefined;
  const apart = line.gap || found[0].includes("\t") || (current === undefined && isLabelledAtTop(key, line.text));
  if (!isCapitals(phrase) && (!apart || !/[:\t]/.test(found[0]))) return undefined;
  return { key, title: phrase.trim(), length: found[0].length };
}

/**
 * "Skills: waxing, lacquer" as the last of the studies or jobs: a list of its own, where no dated entry follows before
 * the next heading. Among jobs and lists it must stand apart, since they have rows with labels; a list of languages
 * that people speak is none of skills.
 */
function isLabelOfOwn(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
  { key, phrase, text }: { key: HeadingKey; phrase: string; text: string },
): boolean {
  const line = lines[index];
  if (!line || !ownLabels.has(key) || !/^\p{Lu}[^:]*:/u.test(text) || !headingPhrases.has(folded(phrase))) return false;
  if (key === current || isLabelOfJobs(lines, line, current)) return false;
  if (current === "projects" || (current === "work" && key === "skills") || coursesOfStudy.test(phrase)) return false;
  // "Certification: Welding, Holt College, 2016" is a study of that kind.
  if (current === "education" && key === "certificates" && (isDegree(phrase) || findPeriods(line.text).length > 0))
    return false;
  const isWeak = weakHeadings.has(folded(phrase));
  if (isWeak && !line.gap) return false;
  const below = belowEach(lines)[index];
  if (current === "skills" || current === "other")
    return key === "languages" && below === "nothing" && areSpoken(line.text.slice(text.length));
  return current !== undefined && below !== "dated";
}

type Below = "nothing" | "undated" | "dated";

/** For each line, what stands between it and the next heading; read once, from the end, since every label asks. */
const belowEach = oncePer((lines: SourceLine[]): Below[] => {
  const found: Below[] = [];
  let below: Below = "nothing";
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found[at] = below;
    const text = lines[at]?.text ?? "";
    if (isPlainKey(text)) below = "nothing";
    else if (below !== "dated") below = findPeriods(text).some(({ from }) => from) ? "dated" : "undated";
  }
  return found;
});

/**
 * "Nice to hear: Own van. Free from June." apart from the entries or items of a section whose lines have no labels of that
 * kind: a label in small letters is no name of anybody.
 */
function labelInOwnWords(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
  { phrase, text }: { phrase: string; text: string },
): Heading | undefined {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line?.gap || !current || !unlabelled.has(current) || isPlainKey(above.text)) return undefined;
  if (!/^\p{Lu}\p{Ll}*(?: \p{Ll}+){1,4}$/u.test(phrase) || !text.includes(":")) return undefined;
  const rest = line.text.slice(text.length);
  if (!/^\p{Lu}/u.test(rest) || rest.split(" ").length < fewestBehindLabel || findPeriods(rest).length > 0)
    return undefined;
  return { key: "other", title: phrase.trim(), length: text.length };
}

const unlabelled = new Set<HeadingKey>(["volunteer", "certificates", "awards", "languages", "interests", "references"]);
/** In words. */
const fewestBehindLabel = 4;

const ownLabels = new Set<HeadingKey>(["skills", "languages", "certificates", "interests", "references"]);
const coursesOfStudy = /course/iu;

/** "English, Hindi (basic)": each item begins with the name of a language. */
export function areSpoken(text: string): boolean {
  return text.split(/[,;/]| and /u).every((item) => isSpoken(/\p{L}+/u.exec(item)?.[0] ?? ""));
}

/** Lists that stand among the contact details, each behind its label ("Languages: Welsh, English"). */
const listsAtTop = new Set<HeadingKey>(["languages", "skills", "interests"]);

function isLabelledAtTop(key: HeadingKey, text: string): boolean {
  return listsAtTop.has(key) && /^[^:,]{2,40}: ?[^,:]{1,40},/u.test(text);
}

/** True for a heading that only labels a list on its own line, so that what follows is the contact block again. */
export function isLabelOfList({ key }: Heading): boolean {
  return listsAtTop.has(key);
}
