import { labelCount } from "~/tailor/parse/label/labels";
import { type Models, readModels, type StoredWeights, storeWeights } from "~/tailor/parse/label/model";

type Stored = Record<keyof Models, StoredWeights>;

/** Of two learnings, the weights halfway between: what only one of them is sure of decides less. */
export function meanOf(one: Stored, other: Stored): Stored {
  const [left, right] = [readModels(one), readModels(other)];
  const mean = (kind: keyof Models): StoredWeights => {
    const names = new Set([...Object.keys(one[kind].features), ...Object.keys(other[kind].features)]);
    const none = new Float32Array(labelCount);
    const between = (a: Float32Array, b: Float32Array) => a.map((value, at) => (value + (b[at] ?? 0)) / 2);
    const rows = [...names].map((name): [string, Float32Array] => [
      name,
      between(left[kind].feature(name) ?? none, right[kind].feature(name) ?? none),
    ]);
    return storeWeights(new Map(rows), {
      step: between(left[kind].step, right[kind].step),
      seen: between(left[kind].seen, right[kind].seen),
      closed: between(left[kind].closed, right[kind].closed),
      shape: between(left[kind].shape, right[kind].shape),
    });
  };
  return { job: mean("job"), study: mean("study") };
}
