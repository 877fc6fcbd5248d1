import { chancesOf, type StoredTagger, type Tagger, weightUnit } from "~/tailor/posting/terms/tagger";

/** One sequence with its true labels. */
export interface Sequence {
  items: string[][];
  labels: string[];
}

export interface Training {
  labels: readonly string[];
  rounds: number;
  /** Step width of Adagrad (Duchi and others, 2011). */
  rate: number;
  /** Pull of every weight towards nought, as a share of the gradient's own unit. */
  pull: number;
  /** A feature seen in fewer items is left out. */
  least: number;
}

/** Trains a conditional random field by Adagrad, in the order given: the same sequences give the same weights. */
export function trainTagger(sequences: Sequence[], { labels, rounds, rate, pull, least }: Training): Tagger {
  const n = labels.length;
  const places = placesOf(sequences, n, least);
  const tagger: Tagger = {
    labels,
    places,
    weights: new Float64Array(places.size * n),
    steps: new Float64Array((n + 1) * n),
  };
  const squares = new Float64Array(tagger.weights.length).fill(1e-2);
  const stepSquares = new Float64Array(tagger.steps.length).fill(1e-2);
  const total = { weights: tagger.weights.slice(), steps: tagger.steps.slice() };
  const numbered = sequences.map(({ items, labels: gold }) => ({
    items: items.map((features) => Int32Array.from(features.flatMap((feature) => places.get(feature) ?? []))),
    labels: gold,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { items, labels: gold } of numbered) {
      if (items.length === 0) continue;
      const { chances, pairs } = chancesOf(tagger, scoresAt(tagger, items), items.length);
      const truth = gold.map((label) => labels.indexOf(label));
      items.forEach((features, item) => {
        for (const place of features) {
          for (let label = 0; label < n; label += 1) {
            const wanted = (truth[item] === label ? 1 : 0) - (chances[item * n + label] ?? 0);
            nudge(tagger.weights, squares, place + label, wanted);
          }
        }
      });
      for (let pair = 0; pair < n * n; pair += 1) {
        const [from, to] = [Math.floor(pair / n), pair % n];
        let wanted = -(pairs[pair] ?? 0);
        for (let item = 1; item < truth.length; item += 1) {
          if (truth[item - 1] === from && truth[item] === to) wanted += 1;
        }
        nudge(tagger.steps, stepSquares, pair, wanted);
      }
      for (let label = 0; label < n; label += 1) {
        nudge(tagger.steps, stepSquares, n * n + label, (truth[0] === label ? 1 : 0) - (chances[label] ?? 0));
      }
    }
    if (round >= rounds / 2) addTo(total, tagger);
  }
  const share = rounds - Math.ceil(rounds / 2);
  return {
    ...tagger,
    weights: total.weights.map((value) => value / share),
    steps: total.steps.map((value) => value / share),
  };

  function nudge(values: Float64Array, squared: Float64Array, place: number, wanted: number): void {
    const gradient = wanted - pull * (values[place] ?? 0);
    squared[place] = (squared[place] ?? 0) + gradient * gradient;
    values[place] = (values[place] ?? 0) + (rate * gradient) / Math.sqrt(squared[place] ?? 1);
  }
}

function scoresAt({ labels: { length: n }, weights }: Tagger, items: Int32Array[]): Float64Array {
  const scores = new Float64Array(items.length * n);
  items.forEach((features, item) => {
    for (const place of features) {
      for (let label = 0; label < n; label += 1) {
        scores[item * n + label] = (scores[item * n + label] ?? 0) + (weights[place + label] ?? 0);
      }
    }
  });
  return scores;
}

function addTo(total: Pick<Tagger, "weights" | "steps">, { weights, steps }: Tagger): void {
  weights.forEach((value, i) => {
    total.weights[i] = (total.weights[i] ?? 0) + value;
  });
  steps.forEach((value, i) => {
    total.steps[i] = (total.steps[i] ?? 0) + value;
  });
}

function placesOf(sequences: Sequence[], n: number, least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { items } of sequences)
    for (const features of items) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, i) => [feature, i * n]));
}

/** In units of `weightUnit`: features that weigh less for every label are left out. */
const leastUnits = 3;

/** A tagger as `readTagger` reads it, without the features that hardly say anything. */
export function storeTagger({ labels, places, weights, steps }: Tagger, least = leastUnits): StoredTagger {
  const n = labels.length;
  const rows = [...places].map(([feature, place]) => ({ feature, units: unitsOf(weights.slice(place, place + n)) }));
  const kept = rows.filter(({ units }) => units.some((unit) => Math.abs(unit) >= least));
  return {
    labels: labels.join(" "),
    steps: unitsOf(steps).join(" "),
    features: kept.map(({ feature, units }) => `${feature}: ${units.join(" ")}`),
  };
}

function unitsOf(values: Float64Array): number[] {
  return Array.from(values, (value) => Math.round(value / weightUnit) || 0);
}
