import type { EvidenceWeights } from "~/tailor/match/evidence/judge-evidence";
import { measureNames } from "~/tailor/match/evidence/measure-evidence";
import type { RequirementKind, RequirementWeight } from "~/tailor/posting";

const requirementKinds: RequirementKind[] = ["skill", "tool", "credential", "degree", "experience", "language", "soft"];

const requirementWeights: RequirementWeight[] = ["must", "preferred", "nice"];

export interface Example {
  values: Float64Array;
  kind: RequirementKind;
  weight: RequirementWeight;
}

const penalty = 3;
const rounds = 1500;

/**
 * Logistic regression by accelerated gradient descent. Weights of evidence are held at 0 or above, so that no truthful
 * line ever lowers a likelihood; kinds, weights in the post and the constant may have any sign.
 */
export function learnEvidence(examples: Example[], isTrue: (at: number) => boolean): EvidenceWeights {
  const rows = examples.map(rowOf);
  const size = 2 * measureNames.length + requirementKinds.length + requirementWeights.length + 1;
  const goals = examples.map((_, at) => (isTrue(at) ? 1 : 0));
  let squared = 0;
  for (const row of rows) for (const value of row) squared += value * value;
  const decay = penalty / rows.length;
  const step = 1 / (0.25 * (squared / rows.length) + decay);
  let weights = new Float64Array(size);
  let ahead = weights;
  let momentum = 1;
  for (let round = 0; round < rounds; round += 1) {
    const slope = ahead.map((weight, at) => (at === size - 1 ? 0 : decay * weight));
    for (const [at, row] of rows.entries()) {
      const error = (likelihood(row, ahead) - (goals[at] ?? 0)) / rows.length;
      for (let i = 0; i < size; i += 1) slope[i] = (slope[i] ?? 0) + error * (row[i] ?? 0);
    }
    const next = ahead.map((weight, at) => {
      const moved = weight - step * (slope[at] ?? 0);
      return at < 2 * measureNames.length ? Math.max(0, moved) : moved;
    });
    const later = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const before = weights;
    ahead = next.map((weight, at) => weight + ((momentum - 1) / later) * (weight - (before[at] ?? 0)));
    weights = next;
    momentum = later;
  }
  return asWeights(weights);
}

function rowOf({ values, kind, weight }: Example): Float64Array {
  const kinds = requirementKinds.map((one) => (one === kind ? 1 : 0));
  const weights = requirementWeights.map((one) => (one === weight ? 1 : 0));
  return Float64Array.from([...values, ...values.map((value) => value * value), ...kinds, ...weights, 1]);
}

function likelihood(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function asWeights(weights: Float64Array): EvidenceWeights {
  const figures = [...weights].map((weight) => Math.round(weight * 1000) / 1000);
  const count = measureNames.length;
  const after = (names: number): number[] => figures.slice(2 * count + names);
  const kinds = requirementKinds.map((kind, at) => [kind, after(0)[at] ?? 0] as const);
  const weighed = requirementWeights.map((weight, at) => [weight, after(requirementKinds.length)[at] ?? 0] as const);
  return {
    bias: figures.at(-1) ?? 0,
    kinds: Object.fromEntries(kinds) as Record<RequirementKind, number>,
    weights: Object.fromEntries(weighed) as Record<RequirementWeight, number>,
    measures: figures.slice(0, count),
    squares: figures.slice(count, 2 * count),
  };
}
