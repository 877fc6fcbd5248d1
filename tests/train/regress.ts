import type { LineFeatures } from "~/tailor/letter/lines/line-features";

export interface Lesson {
  features: LineFeatures;
  /** 0 to 1 */
  wanted: number;
}

export interface Model {
  bias: number;
  weights: Record<string, number>;
}

const rounds = 10;

/** Each feature with its middle and how far it spreads. */
function scalesOf(examples: readonly Lesson[], names: readonly string[]): { mean: number; deviation: number }[] {
  return names.map((name) => {
    const values = examples.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, deviation: Math.sqrt(spread) + 1e-6 };
  });
}

/** Ridge regression of the log-odds, by Newton's steps; `penalty` holds the weights of features of mean 0 and deviation 1 back. */
export function regress(examples: readonly Lesson[], penalty: number): Model {
  const names = Object.keys(examples[0]?.features ?? {});
  const scales = scalesOf(examples, names);
  const rows = examples.map(({ features, wanted }) => ({
    wanted,
    row: Float64Array.from([
      ...names.map((name, at) => ((features[name] ?? 0) - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1)),
      1,
    ]),
  }));
  let weights = new Array<number>(names.length + 1).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const step = stepOf(rows, weights, penalty);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  const plain = names.map((name, at) => [name, (weights[at] ?? 0) / (scales[at]?.deviation ?? 1)] as const);
  const shift = plain.reduce((sum, [, weight], at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  return { bias: (weights.at(-1) ?? 0) - shift, weights: Object.fromEntries(plain) };
}

function stepOf(
  rows: readonly { row: Float64Array; wanted: number }[],
  weights: readonly number[],
  penalty: number,
): number[] {
  const size = weights.length;
  const isHeld = (at: number) => at < size - 1;
  const slope = weights.map((weight, at) => (isHeld(at) ? -penalty * weight : 0));
  const bend = new Float64Array(size * size);
  for (const { row, wanted } of rows) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
    const chance = 1 / (1 + Math.exp(-sum));
    const spread = chance * (1 - chance);
    for (let at = 0; at < size; at += 1) {
      const value = row[at] ?? 0;
      slope[at] = (slope[at] ?? 0) + (wanted - chance) * value;
      // The other half is the same.
      for (let to = 0; to <= at; to += 1)
        bend[at * size + to] = (bend[at * size + to] ?? 0) + spread * value * (row[to] ?? 0);
    }
  }
  const matrix = weights.map((_, at) =>
    weights.map(
      (_other, to) => (bend[Math.max(at, to) * size + Math.min(at, to)] ?? 0) + (at === to && isHeld(at) ? penalty : 0),
    ),
  );
  return solve(matrix, slope);
}

/** Solves a system of linear equations by elimination. */
function solve(matrix: number[][], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  for (let at = 0; at < rows.length; at += 1) {
    const pivot = rows[at] ?? [];
    for (const [other, row] of rows.entries()) {
      const share = other === at ? 0 : (row[at] ?? 0) / (pivot[at] || 1);
      if (share !== 0) for (let to = at; to < row.length; to += 1) row[to] = (row[to] ?? 0) - share * (pivot[to] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] || 1));
}
