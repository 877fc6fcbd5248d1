import type { HeadShape } from "./head-shape";
import { first, labelCount, maskCount } from "./labels";
import {
  after,
  closedBeside,
  closing,
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
  const note = (target: number, total: number, from: number): void => {
    if (total <= (reached[target] ?? 0)) return;
    reached[target] = total;
    back[target] = from;
  };
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
    for (let label = 0; label < labelCount; label++) {
      const { goingOn, ending } = allowed[label] ?? none;
      const stepBase = (unit.before * labelCount + label) * labelCount;
      const shapeBase = (unit.before * sourceCount + label) * labelCount;
      const leaving = leaves[label] ?? -1;
      // An entry that begins has nothing of the one before: only the best of those is looked at.
      let [last, mostLast] = [0, Number.NEGATIVE_INFINITY];
      for (let state = label; state < stateCount; state += labelCount) {
        const closes = leaving < 0 ? 0 : (closed[(maskOfState[state] ?? 0) * 2 + leaving] ?? 0);
        const total = (reached[before + state] ?? 0) + closes;
        if (total > mostLast) [last, mostLast] = [state, total];
      }
      if (mostLast === Number.NEGATIVE_INFINITY) continue;
      for (let at = 0; at < ending.length; at++) {
        const to = ending[at] ?? 0;
        let total = mostLast + (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0) + (seen[to] ?? 0);
        if (repeats) total += repeats[shapeBase + to] ?? 0;
        note(here + (after[to] ?? 0) * labelCount + to, total, last);
      }
      for (let at = 0; at < goingOn.length; at++) {
        const to = goingOn[at] ?? 0;
        let added = (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0);
        if (repeats) added += repeats[shapeBase + to] ?? 0;
        for (let mask = 0; mask < maskCount; mask++) {
          const state = mask * labelCount + label;
          const place = mask * labelCount + to;
          const total = (reached[before + state] ?? 0) + added + (seen[place] ?? 0);
          note(here + (after[place] ?? 0) * labelCount + to, total, state);
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
