import type { Claim } from "~/tailor/change";
import { linesOf } from "~/tailor/gate/align-lines";
import type { Piece } from "~/tailor/gate/evidence";
import { findDegrees } from "~/tailor/gate/find-degrees";
import { keepsLimit, statusesIn } from "~/tailor/gate/limits";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";
import { cover, placeQuote } from "./places";

/** Degrees: each has its level and faculty in the source, and is finished there. */
export function judgeDegrees(check: Comparison): Claim[] {
  const { sentence, pieces } = check;
  return findDegrees(sentence.text).map((hit): Claim => {
    cover(check, hit.start, hit.end);
    const claim = { text: hit.text, kind: "degree" as const };
    for (const line of degreeLines(pieces)) {
      const source = findDegrees(line.sentence.text).find(
        (other) => other.level === hit.level && (!other.faculty || !hit.faculty || other.faculty === hit.faculty),
      );
      if (!source) continue;
      const around = line.piece.entry.startsWith("/education")
        ? `${line.sentence.text}\n${line.piece.text}`
        : line.sentence.text;
      const isOpen =
        (openDegree.test(around) || statusesIn(line.sentence.text).length > 0) &&
        !keepsLimit("in progress", sentence.text) &&
        statusesIn(sentence.text).length === 0;
      if (!isOpen) return { ...claim, status: "supported", source: placeQuote({ line, ...source }) };
      return {
        ...claim,
        status: "confirm",
        source: null,
        reason: `Your resume does not say that “${hit.text}” is finished.`,
      };
    }
    return {
      ...claim,
      status: "unsupported",
      source: null,
      reason: `Your resume does not state the degree “${hit.text}”.`,
    };
  });
}

const openDegree =
  /\b(?:in progress|pursuing|working towards?|candidate|expected|anticipated|to be completed|not (?:yet )?completed|incomplete|unfinished|coursework|semester hours|credits|currently (?:enrolled|studying)|all but dissertation|ABD|hours left)\b/i;

const degreeLines = oncePer((pieces: readonly Piece[]) =>
  linesOf(pieces).filter(({ sentence: { text } }) => findDegrees(text).length > 0),
);
