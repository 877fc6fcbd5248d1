import type { Claim } from "../change";
import type { Analysis } from "./analyse";
import { quoteOf, type ReadPiece } from "./evidence";
import type { NumberHit } from "./find-numbers";
import { contextOf, sameContext } from "./number-context";

/** "Over 1,200" is true of 1,247, "nearly 50" of 48; a bare number must be the source's own. */
function sameAmount(mine: NumberHit, source: NumberHit): boolean {
  if (mine.unit === "vague")
    return source.unit === "vague" ? source.value >= mine.value : source.unit === "count" && source.value >= mine.value;
  if (mine.unit !== source.unit) return false;
  if ((mine.to === undefined) !== (source.to === undefined)) return endpointMatches(mine, source);
  if (mine.to !== undefined && !close(mine.to, source.to ?? Number.NaN)) return false;
  if (mine.role && source.role && mine.role !== source.role) return false;
  const equal = close(mine.value, source.value);
  if (mine.bound === "over")
    return equal
      ? source.bound === "over"
      : (source.bound === "exact" || source.bound === "over") &&
          source.value > mine.value &&
          source.value <= mine.value * 1.1;
  if (mine.bound === "under")
    return equal
      ? source.bound !== "over"
      : source.bound === "exact" && source.value < mine.value && source.value >= mine.value * 0.9;
  if (mine.bound === "about") return Math.abs(mine.value - source.value) <= source.value * 0.05;
  return equal && (source.bound === "exact" || source.bound === "over");
}

/** "to $5M" against "from $2M to $5M". */
function endpointMatches(mine: NumberHit, source: NumberHit): boolean {
  if (mine.to !== undefined || source.role !== "from" || source.to === undefined) return false;
  if (mine.role === "to") return close(mine.value, source.to);
  return mine.role === "from" && close(mine.value, source.value);
}

function close(left: number, right: number): boolean {
  return Math.abs(left - right) <= Math.abs(right) * 1e-9;
}

function kindOf(hit: NumberHit): Claim["kind"] {
  if (hit.unit === "year") return "date";
  return ["minute", "day", "month"].includes(hit.unit) ? "duration" : "number";
}

/** One claim a number: the same amount, unit and noun must stand in one entry of the source. */
export function judgeNumbers(analysis: Analysis, numbers: NumberHit[], pieces: ReadPiece[]): Claim[] {
  return numbers
    .filter((hit) => !(hit.value === 0 && hit.unit === "count"))
    .map((hit) => {
      const context = contextOf(analysis, hit, numbers);
      let near = "";
      for (const piece of pieces)
        for (const source of piece.numbers) {
          if (!sameAmount(hit, source)) {
            if (close(hit.value, source.value)) near ||= piece.text.slice(source.start, source.end);
            continue;
          }
          if (hit.unit === "year" || sameContext(context, contextOf(piece.analysis, source, piece.numbers)))
            return {
              text: hit.text,
              kind: kindOf(hit),
              status: "supported",
              source: quoteOf(piece, source.start, source.end),
            };
          near ||= piece.text;
        }
      return { text: hit.text, kind: kindOf(hit), status: "unsupported", source: null, reason: reasonFor(hit, near) };
    });
}

function reasonFor(hit: NumberHit, near: string): string {
  if (!near) return `Your resume does not state “${hit.text}” here.`;
  return `Your resume uses this figure for something else: “${near.length > 120 ? `${near.slice(0, 117)}…` : near}”.`;
}
