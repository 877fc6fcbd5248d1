import type { Claim } from "~/tailor/change";
import type { Analysis, ReadWord } from "./analyse";
import { isBestFit, type Rival } from "./best-fit";
import { quoteOf, type ReadPiece } from "./evidence";
import { maySay } from "./meanings";
import { changesBasis } from "./number-basis";
import { contextOf } from "./number-context";
import type { Context, NumberHit } from "./number-hit";
import { sameContext } from "./same-context";

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
  if (mine.bound === "about" && source.bound === "exact")
    return Math.abs(mine.value - source.value) <= source.value * 0.05;
  if (mine.bound === "about") return equal;
  return equal && (source.bound === "exact" || source.bound === "over");
}

/** "A counter assistant" or "the London office" is one of them. */
function isSingular(hit: NumberHit, context: Context, piece: ReadPiece): ReadWord | undefined {
  if (hit.value !== 1 || hit.unit !== "count") return undefined;
  return piece.words.find((word) => {
    const before = piece.text.slice(0, word.start);
    return (
      context.heads.some((head) => maySay(head, word.stem)) &&
      !/[^s]s$/.test(word.lower) &&
      /\b(?:an?|one|single|1)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(before)
    );
  });
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
  return ["minute", "day", "month"].includes(hit.unit) ? "duration" : "number";
}

/** One claim a number: the same amount, unit and noun must stand in one entry of the source. */
export function judgeNumbers(analysis: Analysis, numbers: NumberHit[], pieces: ReadPiece[]): Claim[] {
  const restated = (other: NumberHit, hit: NumberHit) => {
    const mine = numbers.find((item) => item !== hit && sameAmount(item, other));
    return mine && contextOf(analysis, mine, numbers);
  };
  return numbers
    .filter((hit) => !hit.plain && !(hit.value === 0 && hit.unit === "count"))
    .map((hit) => {
      const context = contextOf(analysis, hit, numbers);
      let near = "";
      for (const piece of pieces) {
        const one = isSingular(hit, context, piece);
        if (one)
          return { text: hit.text, kind: "number", status: "supported", source: quoteOf(piece, one.start, one.end) };
        for (const source of piece.numbers) {
          if (!sameAmount(hit, source)) {
            if (close(hit.value, source.value)) near ||= piece.text.slice(source.start, source.end);
            continue;
          }
          const told = contextOf(piece.analysis, source, piece.numbers);
          const kept = !changesBasis(analysis.text, hit, numbers, {
            text: piece.text,
            hit: source,
            all: piece.numbers,
          });
          if (
            kept &&
            !belongsToOther(context, told, source, piece) &&
            (sameContext(context, told) ||
              isBestFit(
                context,
                told,
                rivalsOf(source, piece, (other) => restated(other, hit)),
              ))
          )
            return {
              text: hit.text,
              kind: kindOf(hit),
              status: "supported",
              source: quoteOf(piece, source.start, source.end),
            };
          near ||= piece.text;
        }
      }
      return { text: hit.text, kind: kindOf(hit), status: "unsupported", source: null, reason: reasonFor(hit, near) };
    });
}

/** Another figure of the source counts the very things that this one counts in the new text, and the found one does not. */
function belongsToOther(mine: Context, told: Context, source: NumberHit, { analysis, numbers }: ReadPiece): boolean {
  const counts = (context: Context) => mine.heads.some((head) => context.heads.some((other) => maySay(head, other)));
  if (mine.heads.length === 0 || counts(told) || mine.heads.some((head) => told.nouns.includes(head))) return false;
  const shared = [...mine.near.keys()].some((word) => told.near.has(word) && !mine.heads.includes(word));
  return (
    !shared &&
    numbers.some(
      (other) =>
        other.unit === source.unit &&
        !close(other.value, source.value) &&
        !other.plain &&
        counts(contextOf(analysis, other, numbers)),
    )
  );
}

/** The other figures of the same unit in a text. */
function rivalsOf(
  source: NumberHit,
  { analysis, numbers }: ReadPiece,
  restated: (other: NumberHit) => Context | undefined,
): Rival[] {
  return numbers
    .filter((other) => other !== source && other.unit === source.unit && !close(other.value, source.value))
    .map((other) => ({ told: contextOf(analysis, other, numbers), restated: restated(other) }));
}

function reasonFor(hit: NumberHit, near: string): string {
  if (!near) return `Your resume does not state “${hit.text}” here.`;
  return `Your resume uses this figure for something else: “${near.length > 120 ? `${near.slice(0, 117)}…` : near}”.`;
}
