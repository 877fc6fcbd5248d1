import stored from "./data/word-vectors.json";

/** Words of this length and more are compared by how they begin ("accountant", "accounting"). */
const prefixLength = 5;
/** Share of the longer word that two derivations of one word have in common, at least: "temper" is no "temperature". */
const sharedPrefix = 0.66;
const derivedCloseness = 0.75;
/** Words that closer company than this cosine joins do the same work, or nearly. */
const leastCosine = 0.6;
/** A cosine as closeness: `leastCosine` counts 0.18, the same company 0.54. */
const toCloseness = (cosine: number): number => (cosine - 0.4) * 0.9;

/** Dimensions of a vector. */
export const vectorSize = stored.size;

let vectors: Map<string, Float32Array> | undefined;

/**
 * Where a word (as its stem) stands among the words that it occurs with, as a vector of length 1; undefined where fewer
 * than 20 of the counted documents hold it. `npm run train:score` counts them.
 */
export function vectorOf(stem: string): Float32Array | undefined {
  vectors ??= readVectors();
  return vectors.get(stem);
}

function readVectors(): Map<string, Float32Array> {
  const bytes = Uint8Array.from(atob(stored.vectors), (letter) => letter.charCodeAt(0));
  const values = new Int8Array(bytes.buffer);
  return new Map(
    stored.words.split(" ").map((word, at) => {
      const vector = Float32Array.from(values.subarray(at * vectorSize, (at + 1) * vectorSize));
      return [word, unit(vector) ?? vector];
    }),
  );
}

/** A vector scaled to length 1; undefined where it is zero. */
export function unit(vector: Float32Array): Float32Array | undefined {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : undefined;
}

export function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

export interface Kin {
  stem: string;
  /** Above 0, below 1. */
  closeness: number;
}

const kin = new Map<string, Kin[]>();
const mostKept = 20_000;

/** Words that keep the same company as this one, with how close they are. */
export function companyOf(stem: string): readonly Kin[] {
  const known = kin.get(stem);
  if (known) return known;
  const found: Kin[] = [];
  const vector = vectorOf(stem);
  if (vector) {
    for (const [other, its] of vectors ?? []) {
      if (other === stem) continue;
      const cosine = dot(vector, its);
      if (cosine > leastCosine) found.push({ stem: other, closeness: toCloseness(cosine) });
    }
  }
  if (kin.size > mostKept) kin.clear();
  kin.set(stem, found);
  return found;
}

/** What two stems of one word would share, to look them up by; undefined for short words. */
export function prefixOf(stem: string): string | undefined {
  return stem.length >= prefixLength ? stem.slice(0, prefixLength) : undefined;
}

/** Closeness of two stems that begin alike; 0 where they are two words. */
export function derivation(left: string, right: string): number {
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  return shared >= prefixLength && shared / Math.max(left.length, right.length) >= sharedPrefix ? derivedCloseness : 0;
}
