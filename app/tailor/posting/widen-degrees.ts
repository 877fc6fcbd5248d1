import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { Asked } from "./segments/passage";

/** What ends the subjects of a degree: the next thing asked for, or how strongly it is asked. */
const next = String.raw`bachelor\w*|master\w*|associate\w*|doctor\w*|diploma|with|plus|along|required?|preferred|desired|is|are|from|experience|who|that|and\s+(?:\d|an?\b|at\s+least|minimum)|or\s+(?:an?\s+)?(?:\d|equivalent|comparable|relevant)|equivalent`;
const subjects = new RegExp(
  String.raw`^(?:\.|['’]s)?(?:\s+degree)?(?:\s+\([\p{L}. ]{1,12}\))?\s+in\s+(?:(?!\b(?:${next})\b)[\p{L}&/’' ,-]){3,90}`,
  "iu",
);

/** The level of an award: "NVQ | Level 3". */
const awardLevel = /^\s+(?:level\s*|l)\d\b/i;

/** Where the degree is from; no skill either. */
const school =
  /^\s+(?:from|at|through)\s+(?:an?\s+)?[\p{L} -]{0,40}(?:college|university|school|institution|program)\b(?: or \p{L}+)?/iu;

/**
 * Degrees with the subjects that the passage names behind them ("Bachelor's degree in nursing or a related field"). A
 * subject is no skill by itself, so what was read of these words falls away.
 */
export function widenDegrees(text: string, asked: Asked[]): Asked[] {
  const reaches: [number, number][] = [];
  const widened = asked.map((one) => {
    if (one.kind !== "degree") return one;
    const level = awardLevel.exec(text.slice(one.end, one.passage.end))?.[0].length ?? 0;
    const from =
      one.start +
      (/(?<=\bdegree)\s+in\s.+$/i.exec(text.slice(one.start, one.end))?.index ?? one.end + level - one.start);
    const behind = subjects.exec(text.slice(from, one.passage.end))?.[0].replace(/[\s,]+(?:and|or)?[\s,]*$/i, "") ?? "";
    const end = Math.max(one.end + level, from + behind.length);
    reaches.push([one.start, end + (school.exec(text.slice(end, one.passage.end))?.[0].length ?? 0)]);
    if (end === one.end) return one;
    const term = text.slice(one.start, end).replace(/\s+/g, " ");
    return { ...one, end, term, quote: undefined, canonical: canonicalOf(term) ?? one.canonical };
  });
  return widened.filter(
    (one) =>
      (one.kind === "degree" && one.canonical !== undefined) ||
      !reaches.some(([start, end]) => start < one.start && one.start < end),
  );
}
