import { readPassages } from "./read-passages";
import { readTitle } from "./read-title";

/**
 * The skills and knowledge that a posting asks for, in its own words and order; each wording once, so that "AWS" and
 * "Amazon Web Services" both stay where the post has both. Soft skills and years are left out.
 */
export function extractKeywords(text: string): string[] {
  const { asked } = readPassages(text, readTitle(text));
  const words = new Map<string, string>();
  for (const { kind, term } of asked) {
    const wording = term.replace(/\s+/g, " ").trim();
    if (kind !== "soft" && kind !== "experience" && !words.has(wording.toLowerCase()))
      words.set(wording.toLowerCase(), wording);
  }
  return [...words.values()];
}
