import type { Labelling } from "./decode";
import type { HeadShape } from "./head-shape";
import { fieldNumber, fields, isBody, labelCount, labels, opens } from "./labels";
import {
  after,
  closedBeside,
  closing,
  labelOfState,
  leaves,
  maskOfState,
  none,
  shapeScores,
  sourceCount,
  stateCount,
  successors,
  type Weights,
} from "./transitions";
import { standingOf, type Unit } from "./units";

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
  repeats: Float32Array | undefined = shape && shapeScores(weights, shape),
): Float64Array {
  const count = units.length;
  const margins = new Float64Array(count);
  const { step, seen } = weights;
  const closed = closedBeside(weights, shape);
  let now = new Float64Array(stateCount);
  let then = new Float64Array(stateCount);
  const most = new Float64Array(partCount);
  for (let state = 0; state < stateCount; state++)
    now[state] = closing(closed, labelOfState[state] ?? 0, maskOfState[state] ?? 0);
  for (let index = count - 1; index >= 0; index--) {
    const unit = units[index];
    const next = units[index + 1];
    if (!unit) continue;
    const here = index * stateCount;
    most.fill(Number.NEGATIVE_INFINITY);
    if (next) then.fill(Number.NEGATIVE_INFINITY);
    const allowed = next && successors[next.kind][standingOf(next)];
    for (let state = 0; state < stateCount; state++) {
      const score = best.reached[here + state] ?? 0;
      if (score === Number.NEGATIVE_INFINITY) continue;
      const label = labelOfState[state] ?? 0;
      const mask = maskOfState[state] ?? 0;
      if (next) {
        const base = (index + 1) * labelCount;
        const stepBase = (next.before * labelCount + label) * labelCount;
        const shapeBase = (next.before * sourceCount + label) * labelCount;
        const leaving = leaves[label] ?? -1;
        const closes = leaving < 0 ? 0 : (closed[mask * 2 + leaving] ?? 0);
        const { goingOn, ending } = allowed?.[label] ?? none;
        let ahead = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < ending.length; at++) {
          const to = ending[at] ?? 0;
          let total = (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0) + closes + (seen[to] ?? 0);
          if (repeats) total += repeats[shapeBase + to] ?? 0;
          total += now[(after[to] ?? 0) * labelCount + to] ?? 0;
          if (total > ahead) ahead = total;
        }
        for (let at = 0; at < goingOn.length; at++) {
          const to = goingOn[at] ?? 0;
          let total = (scores[base + to] ?? 0) + (step[stepBase + to] ?? 0) + (seen[mask * labelCount + to] ?? 0);
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
