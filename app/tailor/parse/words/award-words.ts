import list from "./award-words.json" with { type: "json" };

const words = new Set(list.words);

/** True for a text that says of something that it was won, or given as an honour. */
export function namesAward(text: string): boolean {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return (
    plain.split(/[^\p{L}\p{N}'-]+/u).some((word) => words.has(word)) ||
    list.phrases.some((phrase) => plain.includes(phrase))
  );
}
