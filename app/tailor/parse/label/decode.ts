import { type HeadShape, headStep } from "./head-shape";
import {
  fieldNumber,
  fieldOf,
  fields,
  first,
  isBody,
  labelCount,
  labels,
  maskAfter,
  maskCount,
  next,
  opens,
  type Standing,
} from "./labels";
import { breaks, standingOf, type Unit } from "./units";

/** Weights of one kind of section. Tables are flat; the label is the last index. */
export interface Weights {
  feature(name: string): Float32Array | undefined;
  /** By break before the unit and label before it. */
  step: Float32Array;
  /** A label where the parts in the mask have been named. */
  seen: Float32Array;
  /** An entry that ends with the parts in the mask, without and with text below: `mask * 2 + text`. */
  closed: Float32Array;
  /** A step inside a head that the repeated shape has, or has not: by field. */
  shape: Float32Array;
}

export const stepSize = breaks.length * labelCount * labelCount;
export const seenSize = maskCount * labelCount;
export const closedSize = maskCount * 2;
export const shapeSize = 2 * (fields.length + 2);

const stateCount = labelCount * maskCount;
const after = Uint8Array.from({ length: stateCount }, (_, at) =>
  maskAfter(Math.floor(at / labelCount), at % labelCount),
);
const dateLabels = new Set(["D", "ND"]);
const addressLabels = new Set(["U"]);
const wordFields = new Set(["T", "E", "P", "L"]);

const fitsAddress = labels.map(
  (label, index) =>
    !dateLabels.has(label) &&
    (addressLabels.has(label) || !wordFields.has(fieldOf[index] ?? "") || label === "E" || label === "L"),
);

/** Whether a unit of this kind may have the label at all. */
const fits: Record<Unit["kind"], boolean[]> = {
  word: labels.map((label) => !dateLabels.has(label) && !addressLabels.has(label)),
  period: labels.map(
    (label, index) => dateLabels.has(label) || fieldOf[index] === undefined || label === "L" || label === "l",
  ),
  url: fitsAddress,
  // On a line of its own it goes on with no sentence above.
  address: labels.map((label, index) => label !== "C" && fitsAddress[index] === true),
  rest: labels.map((_, index) => fieldOf[index] === undefined),
};

/** For each kind of unit, where it stands, and the label before it: the labels that it may have. */
const successors = Object.fromEntries(
  Object.entries(fits).map(([kind, fit]) => [
    kind,
    Object.fromEntries(
      Object.entries(next).map(([standing, table]) => [
        standing,
        table.map((allowed) => Uint8Array.from(allowed.filter((label) => fit[label]))),
      ]),
    ),
  ]),
) as Record<Unit["kind"], Record<Standing, Uint8Array[]>>;
const endsEntry = Uint8Array.from(labels, (label, index) => (opens[index] || label === "O" ? 1 : 0));
/** Where an entry ends behind a label, with its place in `closed`: 0 in the head, 1 below it, -1 outside. */
const leaves = Int8Array.from(labels, (_, index) => (fieldOf[index] !== undefined ? 0 : isBody[index] ? 1 : -1));
const none = new Uint8Array();

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
 * before, on what its entry has named so far and, where a `shape` is given, on the head that the entries repeat.
 */
export function decode(
  units: Unit[],
  scores: Float64Array,
  weights: Weights,
  shape?: HeadShape,
  tables: DecodeTables = decodeTables(units.length),
): Labelling {
  const count = units.length;
  const start = units[0];
  const { reached, back } = tables;
  reached.fill(Number.NEGATIVE_INFINITY, 0, count * stateCount);
  if (!start) return { path: [], score: 0, reached };
  const { step, seen, closed } = weights;
  const repeats = shape && shapeScores(weights, shape);
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
      const label = state % labelCount;
      const mask = (state - label) / labelCount;
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
    const label = state % labelCount;
    const mask = (state - label) / labelCount;
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

/** Labels between which a margin tells nothing apart: they name the same part of an entry, or lead to the same text. */
const partOf = Uint8Array.from(labels, (_, label) => {
  const field = fieldNumber[label] ?? -1;
  if (field >= 0) return 2 + 2 * field + (opens[label] ? 1 : 0);
  return isBody[label] ? 1 : 0;
});
const partCount = 2 + 2 * fields.length;

/**
 * How much worse the whole section is read where a unit is another part of an entry than in `best`, or opens one
 * where it does not: the smaller, the less sure. One pass backwards over what `decode` reached.
 */
export function marginsOf(
  units: Unit[],
  scores: Float64Array,
  weights: Weights,
  best: Labelling,
  shape?: HeadShape,
): Float64Array {
  const count = units.length;
  const margins = new Float64Array(count);
  const { step, seen, closed } = weights;
  const repeats = shape && shapeScores(weights, shape);
  let now = new Float64Array(stateCount);
  let then = new Float64Array(stateCount);
  const most = new Float64Array(partCount);
  for (let state = 0; state < stateCount; state++)
    now[state] = closing(closed, state % labelCount, (state - (state % labelCount)) / labelCount);
  for (let index = count - 1; index >= 0; index--) {
    const unit = units[index];
    const next = units[index + 1];
    if (!unit) continue;
    const here = index * stateCount;
    most.fill(Number.NEGATIVE_INFINITY);
    if (next) then.fill(Number.NEGATIVE_INFINITY);
    for (let state = 0; state < stateCount; state++) {
      const score = best.reached[here + state] ?? 0;
      if (score === Number.NEGATIVE_INFINITY) continue;
      const label = state % labelCount;
      const mask = (state - label) / labelCount;
      if (next) {
        const base = (index + 1) * labelCount;
        const stepBase = (next.before * labelCount + label) * labelCount;
        const shapeBase = (next.before * sourceCount + label) * labelCount;
        const leaving = leaves[label] ?? -1;
        const closes = leaving < 0 ? 0 : (closed[mask * 2 + leaving] ?? 0);
        const followers = successors[next.kind][standingOf(next)][label] ?? none;
        let ahead = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < followers.length; at++) {
          const to = followers[at] ?? 0;
          let total = (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0);
          total += endsEntry[to] === 1 ? closes + (seen[to] ?? 0) : (seen[mask * labelCount + to] ?? 0);
          if (repeats) total += repeats[shapeBase + to] ?? 0;
          total += now[(after[mask * labelCount + to] ?? 0) * labelCount + to] ?? 0;
          if (total > ahead) ahead = total;
        }
        then[state] = ahead;
      } else then[state] = now[state] ?? 0;
      const part = partOf[label] ?? 0;
      most[part] = Math.max(most[part] ?? 0, score + (then[state] ?? 0));
    }
    [now, then] = [then, now];
    const own = partOf[best.path[index] ?? 0];
    let other = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < partCount; part++) if (part !== own) other = Math.max(other, most[part] ?? 0);
    margins[index] = best.score - other;
  }
  return margins;
}

function closing(closed: Float32Array, label: number, mask: number): number {
  if (fieldOf[label] !== undefined) return closed[mask * 2] ?? 0;
  return isBody[label] ? (closed[mask * 2 + 1] ?? 0) : 0;
}

/** Index into the table of shapes; -1 where the repeated head says nothing of the step, `before` an index into `breaks`. */
export function shapeIndex(shape: HeadShape, before: number, from: number, to: number): number {
  const step = headStep(before, from, to);
  if (step < 0) return -1;
  const field = fieldNumber[to] ?? 0;
  const kind = field < 0 ? fields.length + 1 : opens[to] ? fields.length : field;
  return (shape[step] ?? 0) * (fields.length + 2) + kind;
}

/** Labels that a unit may stand behind, and none. */
const sourceCount = labelCount + 1;
const outOfHead = labelCount;

/** What the repeated head adds to each step: `(break * sourceCount + from) * labelCount + to`. */
function shapeScores(weights: Weights, shape: HeadShape): Float32Array {
  const found = new Float32Array(breaks.length * sourceCount * labelCount);
  for (let at = 0; at < found.length; at++) {
    const to = at % labelCount;
    const source = Math.floor(at / labelCount) % sourceCount;
    const before = Math.floor(at / labelCount / sourceCount);
    const index = shapeIndex(shape, before, source === outOfHead ? -1 : source, to);
    if (index >= 0) found[at] = weights.shape[index] ?? 0;
  }
  return found;
}
