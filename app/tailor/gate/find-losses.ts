import { findTerms } from "~/tailor/lexicon/lexicon";
import { analyse } from "./analyse";
import { type Piece, readPiece } from "./evidence";
import { findDegrees } from "./judge-degrees";
import { judgeTerms } from "./judge-terms";
import { namedSources } from "./word-support";

const named = new Set(["tool", "credential", "language"]);

/**
 * What a rephrasing of `before` would lose: numbers, dates, degrees, tools, credentials, languages and proper names.
 * Verbatim words, in the order of the text; empty where nothing is lost.
 */
export function findLosses(before: string, after: string): string[] {
  const old: Piece = { text: before, span: null, entry: "/before" };
  const next: Piece = { text: after, span: null, entry: "/after" };
  const source = readPiece(old);
  const target = readPiece(next);
  const numbers = source.numbers.filter(
    (hit) =>
      !(
        hit.plain ||
        hit.value === 0 ||
        (hit.value === 1 && hit.unit === "count") ||
        target.numbers.some((other) => other.unit === hit.unit && other.value === hit.value && other.to === hit.to)
      ),
  );
  const dates = source.dates.filter((hit) => !target.dates.some((other) => other.iso === hit.iso));
  const degrees = findDegrees(before).filter((hit) => !findDegrees(after).some((other) => other.level === hit.level));
  const hits = findTerms(before).filter((hit) => named.has(hit.kind));
  const terms = hits.filter(
    (hit) => !after.includes(hit.text) && !judgeTerms(hit.text, [target], new Set()).supported.length,
  );
  const names = analyse(before).words.filter(
    (word, index) =>
      index > 0 &&
      word.content &&
      !hits.some((hit) => word.start < hit.end && word.end > hit.start) &&
      /^\p{Lu}/u.test(word.text) &&
      !/[.!?:;•\n]\s*$/.test(before.slice(0, word.start)) &&
      namedSources(word, before, [target]).length === 0,
  );
  return [
    ...new Set(
      [...numbers, ...dates, ...degrees, ...terms, ...names]
        .sort((left, right) => left.start - right.start)
        .map((hit) => hit.text),
    ),
  ];
}
