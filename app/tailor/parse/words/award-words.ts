import list from "./award-words.json" with { type: "json" };

const words = new Set(list.words);
const verbs = new Set(list.verbs);

/** What a text says of an award: "surely" where it names one, "perhaps" where a word of it stands there, else undefined. */
export function namesAward(text: string): "surely" | "perhaps" | undefined {
  const plain = text.toLowerCase().replaceAll("’", "'");
  const [first = "", ...others] = plain.split(/[^\p{L}\p{N}'-]+/u);
  if (list.phrases.some((phrase) => plain.includes(phrase))) return "surely";
  if (![first, ...others].some((word) => words.has(word))) return undefined;
  return verbs.has(first) ? "surely" : "perhaps";
}
