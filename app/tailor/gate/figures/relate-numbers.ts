import type { NumberHit } from "./number-bounds";
import { readUnit } from "./units";

/** "From 3 to 2 days" is two figures: where a change started, and where it ended. So are the ends of "2012-2020". */
export function splitChange(hit: NumberHit): NumberHit[] {
  const joint = hit.unit === "year" ? /\s*(?:-|–|—|\bto\b)\s*/i.exec(hit.text) : /\s+to\s+/i.exec(hit.text);
  if ((hit.role !== "from" && hit.unit !== "year") || hit.to === undefined || !joint) return [hit];
  const { to, ...first } = hit;
  const cut = hit.start + joint.index;
  const start = cut + joint[0].length;
  return [
    { ...first, text: hit.text.slice(0, joint.index), end: cut, unitEnd: cut, role: "from" },
    { ...first, text: hit.text.slice(start - hit.start), start, value: to, role: "to" },
  ];
}

/** "3 of 5 departments" has a part and a whole. */
function partsAndWholes(hits: NumberHit[], text: string): NumberHit[] {
  const joins = (left?: NumberHit, right?: NumberHit) =>
    left !== undefined &&
    right !== undefined &&
    /^\s+(?:out )?of\s+(?:(?:the|its|our|their|\p{L}+['’]s?)\s+){0,3}$|^\/$/u.test(text.slice(left.end, right.start));
  return hits.map((hit, index) => {
    if (joins(hit, hits[index + 1])) return { ...hit, role: "part" };
    return joins(hits[index - 1], hit) ? { ...hit, role: "whole" } : hit;
  });
}

/** "From three days to two": the second figure has the unit of the first. */
function shareUnits(hits: NumberHit[], text: string): NumberHit[] {
  return hits.map((hit, index) => {
    const first = hits[index - 1];
    if (hit.role !== "to" || first?.role !== "from" || hit.unit !== "count" || first.unit === "count") return hit;
    if (
      /^\s+\p{L}/u.test(text.slice(hit.end)) &&
      !/^\s+(?:by|in|on|at|for|with|through|while|and|over|within|after|per)\b/i.test(text.slice(hit.end))
    )
      return hit;
    const factor = readUnit(text.slice(first.end, first.end + 30))?.factor ?? 1;
    return { ...hit, unit: first.unit, value: hit.value * factor };
  });
}

/** "Between six and eight calls", "6 to eight calls": one range. */
function ranges(hits: NumberHit[], text: string): NumberHit[] {
  const merged: NumberHit[] = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    const joint = last ? text.slice(last.end, hit.start) : "";
    const isRange =
      last &&
      last.to === undefined &&
      hit.to === undefined &&
      last.role !== "from" &&
      (last.unit === hit.unit || last.unit === "count") &&
      hit.unit !== "year" &&
      last.value < hit.value &&
      (/^\s*(?:to|–|-)\s*$/.test(joint) ||
        (/^\s+and\s+$/.test(joint) && /\bbetween\s+$/i.test(text.slice(0, last.start))));
    if (!isRange) {
      merged.push(hit);
      continue;
    }
    const factor = last.unit === hit.unit ? 1 : (readUnit(text.slice(hit.end, hit.end + 30))?.factor ?? 1);
    merged[merged.length - 1] = {
      ...hit,
      text: text.slice(last.start, hit.end),
      start: last.start,
      value: last.value * factor,
      to: hit.value,
      role: undefined,
      bound: last.bound,
    };
  }
  return merged;
}

/** Numbers of one text, in its order, with what they are to each other: parts and wholes, and units shared over "from ... to". */
export function relateNumbers(hits: NumberHit[], text: string): NumberHit[] {
  return shareUnits(partsAndWholes(ranges(hits, text), text), text);
}
