/**
 * Counts what pdf.js, and what we make of its answers, spend on one file, and stops it when the file's allowance is used up. The build inserts calls of
 * the functions below into pdf.js (`app/cli/build/meter-pdfjs.ts`): whatever a file contains, its cost is bounded where it
 * arises. Nothing is imported here, since Node loads this file beside pdf.js without the rest of the app.
 *
 * Work is counted in steps: one for a turn of a loop that only moves numbers, four for any other turn or call, some for
 * what copies or searches as a whole. Measured: 2 to 15 ns each. Bytes are those of every object,
 * array and text made, garbage as well, since no one can tell what is still in use.
 */
export interface Allowance {
  steps: number;
  bytes: number;
  /** Steps without a pause in which the event loop runs something else. */
  stepsAtOnce: number;
}

/** What pdf.js exports besides its own names once the calls are in it. */
export interface Meter {
  /** Opens the account of the next file; `exceeded` is called once, when the allowance is used up. */
  begin(allowance: Allowance, exceeded: () => void): void;
  /** Closes the account: what pdf.js still has to clean up is free, anything more is stopped. */
  end(): void;
  /** What was spent since `begin`. */
  spent(): { steps: number; bytes: number; longestStretch: number };
  /** Work of our own on the same file: what is made of what pdf.js read. */
  spend: Spend;
  /** Lets the event loop run something else, where it could not for long. */
  pauseWhenDue(): Promise<void> | undefined;
}

/** Counts steps; throws when the file's allowance is used up. */
export type Spend = (steps: number) => void;

class Exceeded extends Error {}

/** Steps between two looks at the account. */
const slice = 4096;
/** Slices in which pdf.js may hand on the error and let go of the file; then every further one is refused. */
const slicesToStop = 200;
const slicesToCleanUp = 4000;
const pauseAfterSteps = 5_000_000;
/** pdf.js chains each saved graphics state to the one before; looking a value up takes a step for each. */
const deepestChain = 300;
const stepsOfAnError = 800;
/**
 * What one key of an encrypted file costs: pdf.js hashes the empty password in 64 rounds or more, as chance has it, up to three
 * times for a file that everybody may read. Measured for all three: 33 million steps and 122 MB of garbage at most, on 400 of them.
 */
const costOfKey = { steps: 15_000_000, bytes: 50_000_000 };
const timesToUnlock = 3;
/** An array written beyond this index is a table of hashes to the engine, many times as dear. */
const denseIndexes = 65_536;

let allowance: Allowance | null = null;
let exceeded: (() => void) | null = null;
let graceSlices = 0;
let isStopped = false;
let unlocked = 0;
let steps = 0;
let bytes = 0;
let stretch = 0;
let longestStretch = 0;
/** Steps that are not counted by the inserted counter: copies, errors. */
let furtherSteps = 0;
let pausing: Promise<void> | null = null;

export const meter: Meter = {
  begin(nextAllowance, nextExceeded) {
    allowance = nextAllowance;
    exceeded = nextExceeded;
    isStopped = false;
    graceSlices = slicesToStop;
    unlocked = steps = bytes = stretch = longestStretch = furtherSteps = 0;
    pausing = null;
  },
  end() {
    exceeded = null;
    isStopped = true;
    graceSlices = slicesToCleanUp;
  },
  spent: () => ({ steps, bytes, longestStretch }),
  spend: (moreSteps) => spend(moreSteps, 0),
  pauseWhenDue: () => (isPauseDue() ? pause() : undefined),
};

/** Called when a slice is used up. Answers how many steps the next one has; throws when there is none. */
export function refill(): number {
  steps += slice + furtherSteps;
  stretch += slice + furtherSteps;
  furtherSteps = 0;
  longestStretch = Math.max(longestStretch, stretch);
  if (!allowance) return slice;
  if (!isStopped && steps <= allowance.steps && bytes <= allowance.bytes && stretch <= allowance.stepsAtOnce) {
    return slice;
  }
  if (!isStopped) {
    isStopped = true;
    exceeded?.();
    throw new Exceeded();
  }
  graceSlices -= 1;
  if (graceSlices < 0) throw new Exceeded();
  return slice;
}

/** A new object of about this many bytes. */
export function made<Value>(count: number, value: Value): Value {
  bytes += count;
  return value;
}

/** The result of a `+=` or of a call that may be a text: a text is a new object, but single letters exist already. */
export function joined<Value>(value: Value): Value {
  if (typeof value === "string" && value.length > 1) bytes += value.length > 12 ? 32 : 16;
  return value;
}

/** The index at which something is written into an array or object, before it is written. */
export function written(target: unknown, index: unknown): unknown {
  if (Array.isArray(target)) {
    if (typeof index !== "number") return index;
    if (index >= denseIndexes) {
      if (target[index] === undefined) spend(160, 160);
    } else if (index >= target.length) bytes += 16 + 8 * Math.min(index - target.length, 1024);
  } else if (typeof target === "object" && target !== null && !ArrayBuffer.isView(target)) {
    if (!((index as PropertyKey) in target)) bytes += 48;
  }
  return index;
}

/** The first argument of a new array, set or map: what it holds, or how many elements of so many bytes. */
export function filled<Value>(elementBytes: number, value: Value): Value {
  if (typeof value !== "number") return copied(value);
  spend(value >> 4, elementBytes * value);
  return value;
}

/** Something that is copied as a whole. */
export function copied<Value>(value: Value): Value {
  if (typeof value === "string") spend(value.length >> 2, value.length);
  else if (Array.isArray(value)) spend(value.length >> 1, 8 * value.length);
  else if (ArrayBuffer.isView(value)) spend(value.byteLength >> 4, value.byteLength);
  else if (typeof value === "object" && value !== null && "size" in value && typeof value.size === "number") {
    spend(8 * value.size, 32 * value.size);
  }
  return value;
}

/** Something that is only looked through. */
export function searched<Value>(value: Value): Value {
  if (typeof value === "string") spend(value.length >> 2, 0);
  else if (Array.isArray(value)) spend(value.length >> 1, 0);
  return value;
}

/** The first argument of `set`: what a typed array copies, or the key of a map. */
export function stored<Value>(value: Value): Value {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return copied(value);
  bytes += 48;
  return value;
}

/** An error to be thrown, or anything else as slow to make. */
export function slow<Value>(value: Value): Value {
  spend(stepsOfAnError, 500);
  return value;
}

/** The prototype of a new object. */
export function chained<Value>(prototype: Value): Value {
  let depth = 0;
  for (let next: unknown = prototype; next !== null && next !== undefined; next = Object.getPrototypeOf(next))
    depth += 1;
  if (depth > deepestChain && allowance) spend(allowance.steps, 0);
  spend(32 + depth, 64);
  return prototype;
}

/** What is awaited: the place where pdf.js can be paused. */
export function awaited<Value>(value: Value): Value | Promise<Value> {
  bytes += 128;
  if (!isPauseDue()) return value;
  return Promise.all([value, pause()]).then(([result]) => result as Value);
}

/** The password from which a key is made: the file may spend that much more, since its text is not what costs it. */
export function unlocking<Value>(password: Value): Value {
  if (!allowance || unlocked === timesToUnlock) return password;
  unlocked += 1;
  allowance = {
    steps: allowance.steps + costOfKey.steps,
    bytes: allowance.bytes + costOfKey.bytes,
    stepsAtOnce: allowance.stepsAtOnce + costOfKey.steps,
  };
  return password;
}

/** A promise, or what holds one: no one else may take the errors of a file that was stopped half-way. */
export function handled<Value>(value: Value): Value {
  const promise = typeof value === "object" && value !== null && "promise" in value ? value.promise : value;
  if (promise instanceof Promise) promise.catch(() => undefined);
  return value;
}

function isPauseDue(): boolean {
  return stretch >= pauseAfterSteps && !isStopped;
}

/** One timer for all who wait: they go on in the order in which they came. */
function pause(): Promise<void> {
  pausing ??= new Promise((resolve) => {
    setTimeout(() => {
      pausing = null;
      stretch = 0;
      resolve();
    }, 0);
  });
  return pausing;
}

function spend(moreSteps: number, moreBytes: number): void {
  furtherSteps += moreSteps;
  bytes += moreBytes;
  if (furtherSteps > slice || (allowance && bytes > allowance.bytes)) settle();
}

function settle(): void {
  steps -= slice;
  stretch -= slice;
  refill();
}
