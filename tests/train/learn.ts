import { type DecodeTables, decode, decodeTables } from "~/tailor/parse/label/decode";
import { type HeadShape, headShapes } from "~/tailor/parse/label/head-shape";
import { fieldOf, isBody, labelCount, labels, maskAfter, opens } from "~/tailor/parse/label/labels";
import { type StoredWeights, storeWeights } from "~/tailor/parse/label/model";
import {
  closedIndex,
  closedSize,
  seenSize,
  shapeIndex,
  shapeSize,
  stepSize,
  type Weights,
} from "~/tailor/parse/label/transitions";
import type { Unit } from "~/tailor/parse/label/units";
import { randomFrom } from "./set-section";

/** A section to learn from: its units, what can be seen of them, and what they are. */
export interface Lesson {
  units: Unit[];
  features: string[][];
  path: number[];
}

/** What a wrong label costs while learning: the right labelling must be better by so much. */
const margin = 1;
/** The longest step towards one lesson; small, so that no single one undoes what the others teach. */
const mostChange = 0.06;
/** Only the proportion of weights counts; this one suits the stored form. */
const scale = 20;
/** How often the shape of the head is not known while learning, as in the first reading of a section. */
const unknownShape = 0.45;

interface Table {
  now: Float32Array;
  /** What each weight has been in sum over the steps so far, less what `now` says. */
  sum: Float32Array;
}

function table(size: number): Table {
  return { now: new Float32Array(size), sum: new Float32Array(size) };
}

/**
 * Learns weights from what is mistaken: each mistake moves them just so far that the right labelling wins by its margin
 * (structured passive-aggressive learning), and what they were on the way is averaged. The same lessons give the same weights.
 */
export function learn(lessons: Lesson[], rounds: number, log: (text: string) => void): StoredWeights {
  const ids = frequentFeatures(lessons);
  const numbered = lessons.map(({ features }) =>
    features.map((names) => Int32Array.from(names.flatMap((name) => ids.get(name) ?? []))),
  );
  const emission = table(ids.size * labelCount);
  const [step, seen, closed, shapes] = [table(stepSize), table(seenSize), table(closedSize), table(shapeSize)];
  const weights: Weights = {
    feature: () => undefined,
    step: step.now,
    seen: seen.now,
    closed: closed.now,
    shape: shapes.now,
  };
  const tables = decodeTables(Math.max(0, ...lessons.map(({ units }) => units.length)));
  const random = randomFrom(7);
  let time = 1;
  const order = lessons.map((_, index) => index);
  /** Lessons that were right the last time, which the next round leaves out. */
  const resting = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    let wrong = 0;
    let units = 0;
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      const features = numbered[at];
      if (!lesson || !features || resting.delete(at)) continue;
      const scores = new Float64Array(features.length * labelCount);
      const { now } = emission;
      for (const [index, row] of features.entries()) {
        const base = index * labelCount;
        for (let at = 0; at < row.length; at++) {
          const from = (row[at] ?? 0) * labelCount;
          for (let label = 0; label < labelCount; label++)
            scores[base + label] = (scores[base + label] ?? 0) + (now[from + label] ?? 0);
        }
      }
      const shape = random() < unknownShape ? undefined : shapeFor(lesson, scores, weights, random() < 0.5, tables);
      for (let index = 0; index < features.length; index++)
        for (let label = 0; label < labelCount; label++)
          if (label !== lesson.path[index])
            scores[index * labelCount + label] = (scores[index * labelCount + label] ?? 0) + margin;
      const { path } = decode(lesson.units, scores, weights, shape, tables);
      units += path.length;
      const errors = path.filter((label, index) => label !== lesson.path[index]).length;
      wrong += errors;
      if (errors === 0 && round > 0) resting.add(at);
      if (errors > 0) {
        const change = difference(lesson, features, path, shape);
        const changed = [emission, step, seen, closed, shapes];
        let gain = 0;
        let norm = 0;
        for (const [key, by] of change) {
          const one = changed[key % changed.length] ?? emission;
          gain += by * (one.now[Math.floor(key / changed.length)] ?? 0);
          norm += by * by;
        }
        const rate = Math.min(mostChange, Math.max(0, errors - gain) / norm);
        for (const [key, by] of change) {
          const one = changed[key % changed.length] ?? emission;
          const index = Math.floor(key / changed.length);
          one.now[index] = (one.now[index] ?? 0) + rate * by;
          one.sum[index] = (one.sum[index] ?? 0) + rate * by * time;
        }
      }
      time++;
    }
    log(`round ${round + 1}: ${((100 * wrong) / units).toFixed(2)}% of ${units} units wrong while learning`);
  }
  const average = (one: Table) => one.now.map((value, index) => scale * (value - (one.sum[index] ?? 0) / time));
  const rows = average(emission);
  const features = new Map([...ids].map(([name, id]) => [name, rows.slice(id * labelCount, (id + 1) * labelCount)]));
  return storeWeights(features, {
    step: average(step),
    seen: average(seen),
    closed: average(closed),
    shape: average(shapes),
  });
}

/** In what the right labelling and the found one differ: index times five, and which table, to a count. */
function difference(
  { units, path: right }: Lesson,
  features: Int32Array[],
  found: number[],
  shape: HeadShape | undefined,
): Map<number, number> {
  const change = new Map<number, number>();
  const add = (table: number, index: number, by: number) => {
    const key = index * 5 + table;
    const sum = (change.get(key) ?? 0) + by;
    if (sum === 0) change.delete(key);
    else change.set(key, sum);
  };
  for (const [sign, labelling] of [
    [1, right],
    [-1, found],
  ] as const) {
    let mask = 0;
    for (const [index, unit] of units.entries()) {
      const to = labelling[index] ?? 0;
      const from = labelling[index - 1] ?? -1;
      if (right[index] !== found[index]) for (const id of features[index] ?? []) add(0, id * labelCount + to, sign);
      const ends = opens[to] === true || labels[to] === "O";
      if (from >= 0) add(1, (unit.before * labelCount + from) * labelCount + to, sign);
      if (ends && from >= 0) addClosing(from, (text) => closedIndex(shape, mask, text), sign, add);
      add(2, (ends ? 0 : mask) * labelCount + to, sign);
      const step = shape ? shapeIndex(shape, unit.before, from, to) : -1;
      if (step >= 0) add(4, step, sign);
      mask = maskAfter(mask, to);
    }
    addClosing(labelling.at(-1) ?? 0, (text) => closedIndex(shape, mask, text), sign, add);
  }
  return change;
}

function addClosing(
  label: number,
  place: (text: number) => number,
  sign: number,
  add: (table: number, index: number, by: number) => void,
): void {
  if (fieldOf[label] !== undefined) add(3, place(0), sign);
  else if (isBody[label]) add(3, place(1), sign);
}

/** A feature of fewer sections says what one person wrote. */
const fewestSections = 5;

function frequentFeatures(lessons: Lesson[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of new Set(lessons))
    for (const name of new Set(features.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= fewestSections ? [name] : []));
  return new Map(names.map((name, index) => [name, index]));
}

/** The head that the section truly repeats, or the one that it seems to repeat so far. */
function shapeFor(
  lesson: Lesson,
  scores: Float64Array,
  weights: Weights,
  truly: boolean,
  tables: DecodeTables,
): HeadShape | undefined {
  const path = truly ? lesson.path : decode(lesson.units, scores, weights, undefined, tables).path;
  return headShapes(lesson.units, path)[0];
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
