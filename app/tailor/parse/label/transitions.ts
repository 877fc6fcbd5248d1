import { type HeadShape, headStep } from "./head-shape";
import {
  fieldNumber,
  fieldOf,
  fields,
  isBody,
  labelCount,
  labels,
  maskAfter,
  maskCount,
  next,
  opens,
  type Standing,
} from "./labels";
import { breaks, type Unit } from "./units";

/** Weights of one kind of section. Tables are flat; the label is the last index. */
export interface Weights {
  feature(name: string): Float32Array | undefined;
  /** By break before the unit and label before it. */
  step: Float32Array;
  /** A label where the parts in the mask have been named. */
  seen: Float32Array;
  /** An entry that ends with the parts in the mask, without and with text below, by the parts that the repeated head names: `(head * maskCount + mask) * 2 + text`. */
  closed: Float32Array;
  /** A step inside a head that the repeated shape has, or has not: by field. */
  shape: Float32Array;
}

export const stepSize = breaks.length * labelCount * labelCount;
export const seenSize = maskCount * labelCount;
export const closedSize = maskCount * maskCount * 2;
export const shapeSize = 2 * (fields.length + 2);

export const stateCount = labelCount * maskCount;
/** The last label of each state, and which parts have been named by then. */
export const labelOfState = Uint8Array.from({ length: stateCount }, (_, state) => state % labelCount);
export const maskOfState = Uint8Array.from({ length: stateCount }, (_, state) => Math.floor(state / labelCount));
export const after = Uint8Array.from({ length: stateCount }, (_, at) =>
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
export const fits: Record<Unit["kind"], boolean[]> = {
  word: labels.map((label) => !dateLabels.has(label) && !addressLabels.has(label)),
  period: labels.map(
    (label, index) => dateLabels.has(label) || fieldOf[index] === undefined || label === "L" || label === "l",
  ),
  url: fitsAddress,
  // On a line of its own it goes on with no sentence above.
  address: labels.map((label, index) => label !== "C" && fitsAddress[index] === true),
  rest: labels.map((_, index) => fieldOf[index] === undefined),
};

/** True for a label at which the entry before it has ended: what had been named of that one says nothing of it. */
const isEnd = (label: number): boolean => opens[label] === true || labels[label] === "O";

/** The labels that may follow another one, those that go on with its entry apart from those that end it. */
export interface Followers {
  goingOn: Uint8Array;
  ending: Uint8Array;
}

/** For each kind of unit, where it stands, and the label before it: the labels that it may have. */
export const successors = Object.fromEntries(
  Object.entries(fits).map(([kind, fit]) => [
    kind,
    Object.fromEntries(
      Object.entries(next).map(([standing, table]) => [
        standing,
        table.map((allowed): Followers => {
          const fitting = allowed.filter((label) => fit[label]);
          return {
            goingOn: Uint8Array.from(fitting.filter((label) => !isEnd(label))),
            ending: Uint8Array.from(fitting.filter(isEnd)),
          };
        }),
      ]),
    ),
  ]),
) as Record<Unit["kind"], Record<Standing, Followers[]>>;
/** Where an entry ends behind a label, with its place in `closed`: 0 in the head, 1 below it, -1 outside. */
export const leaves = Int8Array.from(labels, (_, index) => (fieldOf[index] !== undefined ? 0 : isBody[index] ? 1 : -1));
export const none: Followers = { goingOn: new Uint8Array(), ending: new Uint8Array() };

/** The weights of ends beside the repeated head: an entry without a date is likelier where no other has one. */
export function closedBeside({ closed }: Weights, shape: HeadShape | undefined): Float32Array {
  const from = closedIndex(shape, 0, 0);
  return closed.subarray(from, from + 2 * maskCount);
}

/** Index into the table of ends. */
export function closedIndex(shape: HeadShape | undefined, mask: number, text: number): number {
  return ((shape?.mask ?? 0) * maskCount + mask) * 2 + text;
}

/** What it adds that an entry ends behind a label, at the end of a section. */
export function closing(closed: Float32Array, label: number, mask: number): number {
  if (fieldOf[label] !== undefined) return closed[mask * 2] ?? 0;
  return isBody[label] ? (closed[mask * 2 + 1] ?? 0) : 0;
}

/** Index into the table of shapes; -1 where the repeated head says nothing of the step, `before` an index into `breaks`. */
export function shapeIndex(shape: HeadShape, before: number, from: number, to: number): number {
  const step = headStep(before, from, to);
  if (step < 0) return -1;
  const field = fieldNumber[to] ?? 0;
  const kind = field < 0 ? fields.length + 1 : opens[to] ? fields.length : field;
  return (shape.steps[step] ?? 0) * (fields.length + 2) + kind;
}

/** Labels that a unit may stand behind, and none. */
export const sourceCount = labelCount + 1;
export const outOfHead = labelCount;

/** What the repeated head adds to each step: `(break * sourceCount + from) * labelCount + to`. */
export function shapeScores(weights: Weights, shape: HeadShape): Float32Array {
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
