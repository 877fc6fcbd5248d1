import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { isDegree, isSchool, isScore } from "~/tailor/parse/words/degree-words";
import { isRegion, placeScore } from "~/tailor/parse/words/places";
import { organisationScore, titleScore } from "~/tailor/parse/words/role-words";
import { breaks, type Unit } from "./units";

/** Words in a stretch between separators that may still name something. */
const longestName = 12;

/** The words between two separators of a line. */
export interface Stretch {
  text: string;
  /** Index within its line, and how many the line has. */
  at: number;
  of: number;
  names: string[];
}

/** For each unit the stretch that it stands in. */
export function stretchesOf(lines: SourceLine[], units: Unit[]): (Stretch | undefined)[] {
  const found: (Stretch | undefined)[] = units.map(() => undefined);
  const space = breaks.indexOf("space");
  let start = 0;
  while (start < units.length) {
    const line = units[start]?.line ?? 0;
    const ranges: { from: number; to: number }[] = [];
    let end = start;
    while (end < units.length && units[end]?.line === line) {
      const unit = units[end];
      const above = units[end - 1];
      const opensOne = end === start || unit?.before !== space || unit.kind !== "word" || above?.kind !== "word";
      const last = ranges.at(-1);
      if (opensOne || !last) ranges.push({ from: end, to: end });
      else last.to = end;
      end++;
    }
    const text = (from: number, to: number) => textBetween(lines[line], units[from], units[to]);
    for (const [at, { from, to }] of ranges.entries()) {
      const own = text(from, to);
      const next = ranges[at + 1];
      const previous = ranges[at - 1];
      const joined = next && next.to - from < longestName ? text(from, next.to) : "";
      const before = previous && to - previous.from < longestName ? text(previous.from, to) : "";
      const stretch = { text: own, at, of: ranges.length, names: namesOf(own, to - from + 1, joined, before) };
      for (let index = from; index <= to; index++) found[index] = stretch;
    }
    start = end;
  }
  return found;
}

function textBetween(line: SourceLine | undefined, from: Unit | undefined, to: Unit | undefined): string {
  return line && from && to ? line.text.slice(from.start - line.start, to.end - line.start) : "";
}

function namesOf(text: string, words: number, withNext: string, withPrevious: string): string[] {
  const length = words <= 1 ? "1" : words <= 3 ? "3" : words <= 6 ? "6" : words <= longestName ? "12" : "long";
  const names = [`words:${length}`];
  if (words > longestName) return names;
  names.push(`title:${titleScore(text)}`, `firm:${organisationScore(text)}`, `place:${placeScore(text)}`);
  names.push(`tfp:${titleScore(text)}${organisationScore(text)}${placeScore(text)}`);
  if (isSchool(text)) names.push("school");
  if (isDegree(text)) names.push("degree");
  if (isScore(text)) names.push("score");
  if (isRegion(text)) names.push("region");
  if (withNext !== "" && placeScore(withNext) === 2) names.push("place-begins");
  if (withPrevious !== "" && placeScore(withPrevious) === 2) names.push("place-ends");
  return names;
}
