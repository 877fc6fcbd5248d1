import spokenLanguages from "./spoken-languages.json" with { type: "json" };

const spoken: ReadonlySet<string> = new Set(spokenLanguages);

/** Whether a word, in any case, is the name of a language that people speak. */
export function isSpoken(word: string): boolean {
  return spoken.has(word.toLowerCase());
}
