import { tokenize } from "~/tailor/lexicon/lexicon";
import { readTitle } from "~/tailor/posting/read-title";
import type { Passage } from "~/tailor/posting/segments/classify-segments";
import { type Asked, isGoverned } from "./asked";
import { readPassages } from "./read-passages";
import { widenTerms } from "./widen-terms";

/** Words of a sentence from which it is prose that mentions things in passing, no line of a list. */
const proseWords = 15;
/** Words of an introduction from which it tells of the job rather than naming its field. */
const labelWords = 6;

/**
 * The skills and knowledge that a posting asks for, in its own words and order; each wording once, so that "AWS" and
 * "Amazon Web Services" both stay where the post has both. A skill comes with the words that belong to its name
 * ("distributed computing frameworks"). Soft skills, years, and what prose mentions in passing are left out.
 */
export function extractKeywords(text: string): string[] {
  const tokens = tokenize(text);
  const lists = new Map<Passage, boolean>();
  const asked = readPassages(text, tokens, readTitle(text)).asked.filter((one) => isKeyword(text, one, lists));
  const words = new Map<string, string>();
  for (const { start, end } of widenTerms(text, tokens, asked)) {
    const wording = text.slice(start, end).replace(/\s+/g, " ").trim();
    if (!words.has(wording.toLowerCase())) words.set(wording.toLowerCase(), wording);
  }
  return [...words.values()];
}

/** Tools, licences, degrees and languages are named to be asked for; a general skill may only be talked about. */
function isKeyword(text: string, one: Asked, lists: Map<Passage, boolean>): boolean {
  if (one.kind === "soft" || one.kind === "experience") return false;
  if (one.kind !== "skill" || one.passage.section === "field" || isGoverned(text, one)) return true;
  const known = lists.get(one.passage) ?? namesWhatCounts(text, one.passage);
  lists.set(one.passage, known);
  return known;
}

/** True for a passage that asks, or names skills without telling of the employer or at length. */
function namesWhatCounts(text: string, { start, end, section, asks }: Passage): boolean {
  const sentence = text.slice(start, end);
  const words = sentence.split(/\s+/).length;
  if (section === "intro" && words >= labelWords) return false;
  if (/\b(?:we|our|us|their)\b/i.test(sentence) && !/\byou/i.test(sentence)) return false;
  return asks || words < proseWords;
}
