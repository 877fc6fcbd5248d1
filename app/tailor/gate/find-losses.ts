import { alignLines } from "./align-lines";
import type { Piece } from "./evidence";
import { readText } from "./read-text";
import type { Comparison } from "./rules/comparison";
import { namingRules } from "./rules/rules";

const named = new Set(["credential", "language", "degree", "organisation", "proper-noun", "skill"]);

/**
 * What a rephrasing of `before` would lose: numbers, dates, degrees, tools, credentials, languages and proper names.
 * Verbatim words, in the order of the text; empty where nothing is lost.
 */
export function findLosses(before: string, after: string): string[] {
  const pieces: Piece[] = [{ text: after, span: null, entry: "/after" }];
  const told = readText(after).map(({ sentence }) => sentence);
  const numbers = told.flatMap((sentence) => sentence.numbers);
  const dates = told.flatMap((sentence) => sentence.dates);
  const lost = readText(before).flatMap(({ sentence }) => {
    const figures = sentence.numbers.filter(
      (hit) =>
        !(hit.plain || hit.value === 0 || (hit.value === 1 && hit.unit === "count")) &&
        !numbers.some((other) => other.unit === hit.unit && other.value === hit.value && other.to === hit.to),
    );
    const days = sentence.dates.filter((hit) => !dates.some((other) => other.iso === hit.iso));
    const check: Comparison = {
      ...{ sentence, pieces, alignment: alignLines(sentence, pieces, {}) },
      ...{ covered: new Set(), posted: new Set(), opensWithTitle: false },
    };
    const names = namingRules
      .flatMap((judge) => judge(check))
      .filter(({ status, kind }) => status !== "supported" && named.has(kind));
    return [...[...figures, ...days].sort((left, right) => left.start - right.start), ...names].map(({ text }) =>
      text.trim(),
    );
  });
  return [...new Set(lost)];
}
