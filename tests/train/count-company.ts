import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { randomFrom } from "./set-section";

/** A word is counted where at least so many documents hold it. */
const fewestDocuments = 20;
/** Words up to this far from each other keep company, the nearer the more. */
const reach = 5;
/** Dimensions of the company in a sentence, and of that in a document, which counts less. */
const dimensions = 32;
const documentShare = 0.7;
const rounds = 12;

/** What the engine stores: the words, and their vectors as bytes in base64, one after the other. */
export interface StoredVectors {
  size: number;
  words: string;
  vectors: string;
}

/** Counts which words stand together in these texts, and gives each a place near those that keep the same company. */
export function countCompany(texts: string[]): StoredVectors {
  const documents = texts.map(sentencesOf);
  const held = new Map<string, number>();
  for (const sentences of documents)
    for (const word of new Set(sentences.flat())) held.set(word, (held.get(word) ?? 0) + 1);
  const words = [...held].flatMap(([word, count]) => (count >= fewestDocuments && /^[a-z]+$/.test(word) ? [word] : []));
  words.sort();
  const ids = new Map(words.map((word, id) => [word, id]));
  const close = new Float64Array(words.length ** 2);
  const wide = new Float64Array(words.length ** 2);
  for (const sentences of documents) {
    const numbered = sentences.map((sentence) => sentence.map((word) => ids.get(word) ?? -1));
    for (const sentence of numbered) addSentence(close, sentence, words.length);
    addDocument(
      wide,
      [...new Set(numbered.flat())].filter((id) => id >= 0),
      words.length,
    );
  }
  const [near, far] = [close, wide].map((counts) => reduce(surprise(counts, words.length), words.length));
  const size = 2 * dimensions;
  const bytes = new Int8Array(words.length * size);
  for (let id = 0; id < words.length; id += 1) {
    const row = [...scaled(near?.[id] ?? [], 1), ...scaled(far?.[id] ?? [], documentShare)];
    const largest = Math.max(...row.map(Math.abs), 1e-9);
    bytes.set(
      row.map((value) => Math.round((127 * value) / largest)),
      id * size,
    );
  }
  return { size, words: words.join(" "), vectors: Buffer.from(bytes.buffer).toString("base64") };
}

function sentencesOf(text: string): string[][] {
  return text.split(/\n|(?<=\p{L}{3}[.!?])\s/u).map((sentence) =>
    tokenize(sentence)
      .filter(({ norm }) => norm.length > 1 && !/^\d/.test(norm) && !functionWords.has(norm))
      .map(({ word }) => word.stem),
  );
}

function addSentence(counts: Float64Array, sentence: number[], size: number): void {
  for (const [at, left] of sentence.entries()) {
    for (let to = at + 1; to < Math.min(sentence.length, at + reach + 1); to += 1) {
      const right = sentence[to] ?? -1;
      if (left < 0 || right < 0 || left === right) continue;
      counts[left * size + right] = (counts[left * size + right] ?? 0) + 1 / (to - at);
      counts[right * size + left] = (counts[right * size + left] ?? 0) + 1 / (to - at);
    }
  }
}

function addDocument(counts: Float64Array, ids: number[], size: number): void {
  for (const left of ids)
    for (const right of ids)
      if (left !== right) counts[left * size + right] = (counts[left * size + right] ?? 0) + 100 / ids.length;
}

/** Positive pointwise mutual information, with the usual smoothing of rare words (a power of 0.75). */
function surprise(counts: Float64Array, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (let at = 0; at < counts.length; at += 1) {
    const row = Math.floor(at / size);
    sums[row] = (sums[row] ?? 0) + (counts[at] ?? 0);
  }
  const all = sums.reduce((sum, value) => sum + value, 0);
  const smoothed = sums.map((value) => value ** 0.75);
  const allSmoothed = smoothed.reduce((sum, value) => sum + value, 0);
  const found = new Float64Array(counts.length);
  for (let left = 0; left < size; left += 1) {
    for (let right = left + 1; right < size; right += 1) {
      const share = (counts[left * size + right] ?? 0) / all;
      if (share === 0) continue;
      const one = Math.log(share / (((sums[left] ?? 0) / all) * ((smoothed[right] ?? 0) / allSmoothed)));
      const other = Math.log(share / (((sums[right] ?? 0) / all) * ((smoothed[left] ?? 0) / allSmoothed)));
      const value = (Math.max(one, 0) + Math.max(other, 0)) / 2;
      found[left * size + right] = value;
      found[right * size + left] = value;
    }
  }
  return found;
}

/** The leading directions of a symmetric matrix, by repeated multiplication, each row times the root of its strength. */
function reduce(matrix: Float64Array, size: number): number[][] {
  const random = randomFrom(11);
  let basis: Float64Array[] = Array.from({ length: dimensions }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  );
  let strengths: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    basis = basis.map((vector) => times(matrix, vector, size));
    strengths = [];
    for (const [at, vector] of basis.entries()) {
      for (const earlier of basis.slice(0, at)) {
        const shared = product(vector, earlier);
        for (let i = 0; i < size; i += 1) vector[i] = (vector[i] ?? 0) - shared * (earlier[i] ?? 0);
      }
      const length = Math.sqrt(product(vector, vector)) || 1;
      strengths.push(length);
      for (let i = 0; i < size; i += 1) vector[i] = (vector[i] ?? 0) / length;
    }
  }
  return Array.from({ length: size }, (_, id) =>
    basis.map((vector, at) => (vector[id] ?? 0) * Math.sqrt(strengths[at] ?? 0)),
  );
}

function times(matrix: Float64Array, vector: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1) sum += (matrix[row * size + column] ?? 0) * (vector[column] ?? 0);
    result[row] = sum;
  }
  return result;
}

function product(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function scaled(row: number[], by: number): number[] {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0)) || 1;
  return row.map((value) => (by * value) / length);
}
