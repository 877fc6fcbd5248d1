import { fieldNumber, fields, isBody, isInside, labels, maskAfter, opens } from "./labels";
import { breaks, type Unit } from "./units";

/** The head that the entries of a section repeat. */
export interface HeadShape {
  /** From part to part: what stands first, what follows, on the same line or below, behind what sign. A 1 for each step that the head has. */
  steps: Uint8Array;
  /** Which of title, employer and date it names, as `maskAfter` counts them. */
  mask: number;
}

/** Signs that tell steps apart; a gap is a line break like others. */
const kinds = ["other", "comma", "dash", "bar", "open", "at", "line", "bullet"] as const;
const kindOf = breaks.map((name) => {
  if (name === "gap") return kinds.indexOf("line");
  if (name === "gap-bullet") return kinds.indexOf("bullet");
  return Math.max(0, (kinds as readonly string[]).indexOf(name));
});

const none = fields.length;
const targets = fields.length + 1;
const sources = fields.length + 1;
const opensWith = kinds.length * sources * targets;
const size = opensWith + fields.length;

/** The step to a label behind a sign (index into `breaks`); -1 where a head takes none. The line break before an entry says nothing of its head. */
export function headStep(sign: number, from: number, to: number): number {
  if (isInside[to]) return -1;
  const field = fieldNumber[to] ?? 0;
  if (opens[to]) return opensWith + field;
  const before = from < 0 ? -1 : (fieldNumber[from] ?? 0);
  if (field < 0 && !(isBody[to] && before >= 0)) return -1;
  return ((kindOf[sign] ?? 0) * sources + (before < 0 ? none : before)) * targets + (field < 0 ? none : field);
}

/** The head shapes of a labelled section, the most frequent first. */
export function headShapes(units: Unit[], path: number[]): HeadShape[] {
  const counts = new Map<string, { steps: number[]; mask: number; count: number }>();
  let steps: number[] = [];
  let mask = 0;
  const finish = () => {
    if (steps.length === 0) return;
    const name = steps.join(" ");
    const known = counts.get(name) ?? { steps, mask, count: 0 };
    known.count += 1;
    counts.set(name, known);
    steps = [];
  };
  for (const [index, unit] of units.entries()) {
    const to = path[index] ?? 0;
    if (opens[to] || labels[to] === "O") finish();
    const step = headStep(unit.before, path[index - 1] ?? -1, to);
    if (step >= 0) steps.push(step);
    mask = maskAfter(mask, to);
  }
  finish();
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .map((one) => {
      const steps = new Uint8Array(size);
      for (const step of one.steps) steps[step] = 1;
      return { steps, mask: one.mask };
    });
}
