/** Figures of a trained tagger: one weight a label for each feature, and one for each pair of labels in a row. */
export interface Tagger {
  labels: readonly string[];
  /** Place of a feature's first weight in `weights`. */
  places: Map<string, number>;
  weights: Float64Array;
  /** From label a to label b: `steps[a * labels + b]`; row `labels` is the start. */
  steps: Float64Array;
}

/** Weights are stored as whole numbers of this size. */
export const weightUnit = 0.01;

/** A tagger as it is stored: weights and steps are rows of whole numbers in units of `weightUnit`. */
export interface StoredTagger {
  labels: string;
  steps: string;
  /** "feature: weights" with one weight a label. */
  features: string[];
}

export function readTagger({ labels: names, steps, features }: StoredTagger): Tagger {
  const labels = names.split(" ");
  const weights = new Float64Array(features.length * labels.length);
  const places = new Map<string, number>();
  features.forEach((row, at) => {
    const end = row.lastIndexOf(": ");
    places.set(row.slice(0, end), at * labels.length);
    weights.set(figures(row.slice(end + 2)), at * labels.length);
  });
  return { labels, places, weights, steps: figures(steps) };
}

function figures(row: string): Float64Array {
  return Float64Array.from(row.split(" "), (figure) => Number(figure) * weightUnit);
}

/** For each item of a sequence, how likely each label is: `chances[item * labels + label]`. */
export function tagSequence(tagger: Tagger, items: readonly (readonly string[])[]): Float64Array {
  return chancesIn(tagger.labels.length, items.length, recursionOf(tagger, scoresOf(tagger, items), items.length));
}

/** How likely a label is for a single item. */
export function chanceOf(tagger: Tagger, label: string, features: readonly string[]): number {
  return tagSequence(tagger, [features])[tagger.labels.indexOf(label)] ?? 0;
}

/** The label with the highest chance. */
export function likeliest(labels: readonly string[], chances: Float64Array): string {
  let best = 0;
  for (let label = 1; label < labels.length; label += 1) if (at(chances, label) > at(chances, best)) best = label;
  return labels[best] ?? "";
}

/** What the features of each item say for each label. */
function scoresOf({ labels, places, weights }: Tagger, items: readonly (readonly string[])[]): Float64Array {
  const n = labels.length;
  const scores = new Float64Array(items.length * n);
  for (const [item, features] of items.entries()) {
    const first = item * n;
    for (const feature of features) {
      const place = places.get(feature);
      if (place === undefined) continue;
      for (let label = 0; label < n; label += 1)
        scores[first + label] = at(scores, first + label) + at(weights, place + label);
    }
  }
  return scores;
}

/**
 * Chances of the labels of a linear-chain conditional random field (Lafferty and others, 2001) by the forward and
 * backward recursion, each step scaled to add up to one. `pairs` holds the chance of each step, as training needs it.
 */
export function chancesOf(tagger: Pick<Tagger, "labels" | "steps">, scores: Float64Array, length: number) {
  const n = tagger.labels.length;
  const recursion = recursionOf(tagger, scores, length);
  return { chances: chancesIn(n, length, recursion), pairs: pairsOf(n, length, recursion) };
}

function chancesIn(n: number, length: number, { forward, backward }: Recursion): Float64Array {
  const chances = new Float64Array(forward.length);
  for (let place = 0; place < chances.length; place += 1) chances[place] = at(forward, place) * at(backward, place);
  for (let item = 0; item < length; item += 1) scaleToOne(chances, item * n, n);
  return chances;
}

interface Recursion {
  forward: Float64Array;
  backward: Float64Array;
  step: Float64Array;
  local: Float64Array;
}

function recursionOf(
  { labels, steps }: Pick<Tagger, "labels" | "steps">,
  scores: Float64Array,
  length: number,
): Recursion {
  const n = labels.length;
  const forward = new Float64Array(length * n);
  const backward = new Float64Array(length * n).fill(1);
  const step = steps.map((value) => Math.exp(value));
  const local = withoutOverflow(scores, n);
  for (let item = 0; item < length; item += 1) {
    for (let to = 0; to < n; to += 1) {
      let sum = 0;
      if (item === 0) sum = at(step, n * n + to);
      else for (let from = 0; from < n; from += 1) sum += at(forward, (item - 1) * n + from) * at(step, from * n + to);
      forward[item * n + to] = sum * at(local, item * n + to);
    }
    scaleToOne(forward, item * n, n);
  }
  for (let item = length - 2; item >= 0; item -= 1) {
    for (let from = 0; from < n; from += 1) {
      let sum = 0;
      for (let to = 0; to < n; to += 1) {
        sum += at(step, from * n + to) * at(local, (item + 1) * n + to) * at(backward, (item + 1) * n + to);
      }
      backward[item * n + from] = sum;
    }
    scaleToOne(backward, item * n, n);
  }
  return { forward, backward, step, local };
}

/**
 * How likely each label is behind each label of the item before: `chances[(item * labels + before) * labels + label]`;
 * nought for the first item.
 */
export function stepChances(tagger: Tagger, items: readonly (readonly string[])[]): Float64Array {
  const n = tagger.labels.length;
  const { backward, step, local } = recursionOf(tagger, scoresOf(tagger, items), items.length);
  const chances = new Float64Array(items.length * n * n);
  for (let item = 1; item < items.length; item += 1) {
    for (let before = 0; before < n; before += 1) {
      const first = (item * n + before) * n;
      for (let label = 0; label < n; label += 1) {
        const here = at(local, item * n + label) * at(backward, item * n + label);
        chances[first + label] = at(step, before * n + label) * here;
      }
      scaleToOne(chances, first, n);
    }
  }
  return chances;
}

/** Expected number of each step from label to label over the sequence. */
function pairsOf(n: number, length: number, { forward, backward, step, local }: Recursion): Float64Array {
  const pairs = new Float64Array(n * n);
  const here = new Float64Array(n * n);
  for (let item = 1; item < length; item += 1) {
    for (let from = 0; from < n; from += 1) {
      for (let to = 0; to < n; to += 1) {
        here[from * n + to] =
          at(forward, (item - 1) * n + from) *
          at(step, from * n + to) *
          at(local, item * n + to) *
          at(backward, item * n + to);
      }
    }
    scaleToOne(here, 0, n * n);
    for (let pair = 0; pair < n * n; pair += 1) pairs[pair] = at(pairs, pair) + at(here, pair);
  }
  return pairs;
}

function withoutOverflow(scores: Float64Array, n: number): Float64Array {
  const local = new Float64Array(scores.length);
  for (let first = 0; first < scores.length; first += n) {
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < n; label += 1) most = Math.max(most, at(scores, first + label));
    for (let label = 0; label < n; label += 1) local[first + label] = Math.exp(at(scores, first + label) - most);
  }
  return local;
}

function scaleToOne(values: Float64Array, first: number, count: number): void {
  let sum = 0;
  for (let i = first; i < first + count; i += 1) sum += at(values, i);
  for (let i = first; i < first + count; i += 1) values[i] = at(values, i) / sum;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
