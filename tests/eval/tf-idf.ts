import { functionWords } from "~/tailor/lexicon/stop-words";

/** Weight by word, of length one. */
type Vector = Map<string, number>;

/**
 * The plain baseline: term frequency times smoothed inverse document frequency (ln((1 + n) / (1 + df)) + 1), words of
 * two characters or more without stop words, vectors of length one.
 */
export function tfIdfVectors(texts: string[]): Vector[] {
  const counted = texts.map(countWords);
  const documents = new Map<string, number>();
  for (const counts of counted) {
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => Math.log((1 + texts.length) / (1 + (documents.get(word) ?? 0))) + 1;
  return counted.map((counts) => normalised(new Map([...counts].map(([word, count]) => [word, count * rarity(word)]))));
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [word, weight] of small) product += weight * (large.get(word) ?? 0);
  return product;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]{2,}/gu)) {
    if (!functionWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function normalised(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([word, weight]) => [word, weight / length]));
}
