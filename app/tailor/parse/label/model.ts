import { labelCount } from "./labels";
import { closedSize, seenSize, shapeSize, stepSize, type Weights } from "./transitions";
import weights from "./weights.json";

/** Trained weights as they are stored: twentieths, by feature as pairs of a letter for the label and a number. */
export interface StoredWeights {
  features: Record<string, string>;
  step: string;
  seen: string;
  closed: string;
  shape: string;
}

/** Weights for each kind of section with entries. */
export interface Models {
  job: Weights;
  study: Weights;
}

const unit = 20;
const firstLetter = "a".charCodeAt(0);

function readWeights(stored: StoredWeights): Weights {
  const rows = new Map<string, string | Float32Array>(Object.entries(stored.features));
  return {
    feature(name) {
      const known = rows.get(name);
      if (typeof known !== "string") return known;
      const row = sparse(known, labelCount);
      rows.set(name, row);
      return row;
    },
    step: table(stored.step, stepSize),
    seen: table(stored.seen, seenSize),
    closed: table(stored.closed, closedSize),
    shape: table(stored.shape, shapeSize),
  };
}

function sparse(text: string, size: number): Float32Array {
  const row = new Float32Array(size);
  for (const [, letter = "", value] of text.matchAll(/([a-z])(-?\d+)/g))
    row[letter.charCodeAt(0) - firstLetter] = Number(value) / unit;
  return row;
}

/** A row of numbers in which a run of zeros is a "z" with its length. */
function table(text: string, size: number): Float32Array {
  const values = new Float32Array(size);
  let at = 0;
  for (const part of text.split(" ")) {
    if (part.startsWith("z")) at += Number(part.slice(1));
    else values[at++] = Number(part) / unit;
  }
  return values;
}

/** The stored form of trained tables; what rounds to nothing is left out. */
export function storeWeights(features: Map<string, Float32Array>, tables: Omit<Weights, "feature">): StoredWeights {
  const kept: Record<string, string> = {};
  for (const [name, row] of [...features].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = [...row].map((value, index) => written(value, index)).join("");
    if (text !== "") kept[name] = text;
  }
  return {
    features: kept,
    step: writtenTable(tables.step),
    seen: writtenTable(tables.seen),
    closed: writtenTable(tables.closed),
    shape: writtenTable(tables.shape),
  };
}

function written(value: number, index: number): string {
  const rounded = Math.round(value * unit);
  return Math.abs(rounded) < fewest ? "" : String.fromCharCode(firstLetter + index) + rounded;
}

/** In twentieths: smaller weights decide nothing. */
const fewest = 3;

function writtenTable(values: Float32Array): string {
  const parts: string[] = [];
  let zeros = 0;
  for (const value of values) {
    const rounded = Math.round(value * unit);
    if (rounded === 0) zeros++;
    else {
      if (zeros > 0) parts.push(`z${zeros}`);
      zeros = 0;
      parts.push(String(rounded));
    }
  }
  return parts.join(" ");
}

/** The weights that the project ships. */
export const shippedModels = (): Models => (shipped ??= readModels(weights));

let shipped: Models | undefined;

export function readModels({ job, study }: { job: StoredWeights; study: StoredWeights }): Models {
  return { job: readWeights(job), study: readWeights(study) };
}
