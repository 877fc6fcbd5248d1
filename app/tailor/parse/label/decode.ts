import type { HeadShape } from "./head-shape";
import { first, labelCount } from "./labels";
import {
  after,
  closedBeside,
  closing,
  endsEntry,
  fits,
  labelOfState,
  leaves,
  maskOfState,
  none,
  outOfHead,
  shapeScores,
  sourceCount,
  stateCount,
  successors,
  type Weights,
} from "./transitions";
import { standingOf, type Unit } from "./units";

/** Scores of each label for each unit by its features alone: `unit * labelCount + label`. */
export function emissions(features: string[][], weights: Weights): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  for (const [index, names] of features.entries()) {
    const base = index * labelCount;
    for (const name of names) {
      const row = weights.feature(name);
      if (row)
        for (let label = 0; label < labelCount; label++)
          scores[base + label] = (scores[base + label] ?? 0) + (row[label] ?? 0);
    }
  }
  return scores;
}

export interface Labelling {
  /** Index into `labels` for each unit. */
  path: number[];
  score: number;
  /** The best score with which the units so far reach each state: `unit * stateCount + state`. */
  reached: Float64Array;
}

/** Where a decoding notes its scores and where they came from. */
export interface DecodeTables {
  reached: Float64Array;
  back: Int16Array;
}

/** Tables for sections of up to so many units; who decodes thousands of sections uses the same ones again. */
export function decodeTables(most: number): DecodeTables {
  return { reached: new Float64Array(most * stateCount), back: new Int16Array(most * stateCount) };
}

/**
 * The best labelling of a whole section, by dynamic programming: what a unit is depends on its features, on the unit
 * before, on what its entry has named so far and, where a `shape` is given, on the head that the entries repeat, with its
 * scores (`repeats`).
 */
export function decode(
  units: Unit[],
  scores: Float64Array,
  weights: Weights,
  shape?: HeadShape,
  tables: DecodeTables = decodeTables(units.length),
  repeats: Float32Array | undefined = shape && shapeScores(weights, shape),
): Labelling {
  const count = units.length;
  const start = units[0];
  const { reached, back } = tables;
  reached.fill(Number.NEGATIVE_INFINITY, 0, count * stateCount);
  if (!start) return { path: [], score: 0, reached };
  const { step, seen } = weights;
  const closed = closedBeside(weights, shape);
  for (const label of first) {
    if (!fits[start.kind][label]) continue;
    const opening = (scores[label] ?? 0) + (seen[label] ?? 0);
    reached[(after[label] ?? 0) * labelCount + label] =
      opening + (repeats ? (repeats[(start.before * sourceCount + outOfHead) * labelCount + label] ?? 0) : 0);
  }
  for (const [index, unit] of units.entries()) {
    if (index === 0) continue;
    const allowed = successors[unit.kind][standingOf(unit)];
    const base = index * labelCount;
    const here = index * stateCount;
    const before = here - stateCount;
    for (let state = 0; state < stateCount; state++) {
      const score = reached[before + state] ?? 0;
      if (score === Number.NEGATIVE_INFINITY) continue;
      const label = labelOfState[state] ?? 0;
      const mask = maskOfState[state] ?? 0;
      const stepBase = (unit.before * labelCount + label) * labelCount;
      const shapeBase = (unit.before * sourceCount + label) * labelCount;
      const leaving = leaves[label] ?? -1;
      const closes = leaving < 0 ? 0 : (closed[mask * 2 + leaving] ?? 0);
      const followers = allowed[label] ?? none;
      for (let at = 0; at < followers.length; at++) {
        const to = followers[at] ?? 0;
        const ends = endsEntry[to] === 1;
        let total = score + (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0);
        total += ends ? closes + (seen[to] ?? 0) : (seen[mask * labelCount + to] ?? 0);
        if (repeats) total += repeats[shapeBase + to] ?? 0;
        const target = here + (after[mask * labelCount + to] ?? 0) * labelCount + to;
        if (total > (reached[target] ?? 0)) {
          reached[target] = total;
          back[target] = state;
        }
      }
    }
  }
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let state = 0; state < stateCount; state++) {
    const label = labelOfState[state] ?? 0;
    const mask = maskOfState[state] ?? 0;
    const total = (reached[(count - 1) * stateCount + state] ?? 0) + closing(closed, label, mask);
    if (total > most) [best, most] = [state, total];
  }
  const path = new Array<number>(count);
  for (let index = count - 1; index >= 0; index--) {
    path[index] = best % labelCount;
    best = back[index * stateCount + best] ?? 0;
  }
  return { path, score: most, reached };
}
