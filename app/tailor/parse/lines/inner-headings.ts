import { isCapitals, keyOf } from "../words/heading-key";
import { type HeadingKey, weakHeadings } from "../words/heading-words";
import { isTitleNoun } from "../words/role-words";

/** A few words in capitals behind a sentence, be it the line above. */
const run = /(?:^|(?<=[^\p{Lu}]\n)|(?<=[.!?)] ))\p{Lu}{3,20}(?: (?:&|\p{Lu}{2,20})){0,3} (?=[\p{Lu}\p{N}●•·*])/gu;

/**
 * A text with breaks around headings in capitals that flattening left within its lines ("... with care. SKILLS Strong typist"),
 * but among jobs, where capitals may as well be part of a line. Each break takes the place of a blank, so that every other character keeps its place.
 */
export function withInnerHeadings(text: string): string {
  const sections = sectionsOf(text);
  const characters = [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const above = sections.findLast(({ at }) => at < index)?.key;
    if (above && ofJobs.has(above)) return [];
    const phrase = found.trimEnd();
    const next = /\S+/u.exec(text.slice(index + found.length, index + found.length + longestWord))?.[0] ?? "";
    // Where the words in capitals go on, they are no heading.
    const isTitle = phrase.toLowerCase() === "education" && isTitleNoun(next);
    const isWhole = !isTitle && (!isCapitals(next) || /[^\p{L}]$/u.test(next));
    const key = isWhole && !weakHeadings.has(phrase.toLowerCase()) ? keyOf(phrase) : undefined;
    const opensLine = index === 0 || text[index - 1] === "\n";
    const known = key !== undefined && (opensLine || !ofEntries.has(key));
    return known ? [...(text[index - 1] === " " ? [index - 1] : []), index + found.length - 1] : [];
  });
  if (characters.length === 0) return text;
  const broken = text.split("");
  for (const at of characters) broken[at] = "\n";
  return broken.join("");
}

/** The headings that stand on a line of their own, in order. */
function sectionsOf(text: string): { key: HeadingKey; at: number }[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const key = line.length <= longestHeading ? keyOf(line.trim()) : undefined;
    const start = at;
    at += line.length + 1;
    return key ? [{ key, at: start }] : [];
  });
}

const longestHeading = 40;
const ofJobs = new Set<HeadingKey>(["work", "mixed", "volunteer", "projects"]);
/** Where their first entry begins cannot be told within a line. */
const ofEntries = new Set<HeadingKey>(["work", "education", "projects", "mixed"]);
/** In characters that are looked at behind a heading. */
const longestWord = 40;
