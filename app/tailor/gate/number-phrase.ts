import type { ReadWord } from "./analyse";
import { down, up } from "./directions";
import type { Context, NumberHit } from "./number-hit";
import { spelledOut } from "./number-surroundings";
import { unitOf } from "./units";

const light = new Set("of in on for by".split(" "));
const participle =
  /\p{L}{2}(?:ed|ing)$|^(?:chosen|written|built|taught|sold|driven|grown|given|taken|shown|drawn|held|made|run)$/u;
/** Pasts that are verbs wherever they stand. */
const tellsPast =
  /^(?:went|came|became|got|rose|fell|were|was|are|had|have|did|reached|led|made|took|left|passed|failed|remained|stayed)$/;
const perPeriod = /^(?:every|each|daily|weekly|monthly|quarterly|yearly|annually|annual|hourly|nightly)$/;

/**
 * The noun phrase right behind a number, as far as it goes: "30 retail clients", "12% growth in sales", "15 grievance and
 * absence cases". A hyphen ("four-partner practice") or an owner ("two directors' travel") ends it at its own noun.
 */
export function phraseAfter(
  text: string,
  hit: NumberHit,
  after: ReadWord[],
  all: NumberHit[],
): Pick<Context, "nouns" | "heads" | "said"> {
  const said = hit.unit === "count" ? saidAlone(text, hit, after) : undefined;
  if (said) return { nouns: [], heads: [], said };
  const parts: ReadWord[][] = [[]];
  const nouns = () => parts.flat();
  let crowd = false;
  let end = hit.unitEnd;
  for (const [index, word] of after.entries()) {
    const between = text.slice(end, word.start);
    const last = nouns().at(-1);
    if (all.some((other) => other !== hit && word.start >= other.start && word.end <= other.end)) {
      end = word.end;
      continue;
    }
    if (/[.;:()!?\n–—]/.test(between) || nouns().length > 5) break;
    if (/,/.test(between) && !(last && isListed(text, after.slice(index)))) break;
    if (/^(?:strong|person|people|member|man|woman|odd)$/.test(word.lower) && /^-/.test(between)) {
      end = word.end;
      crowd ||= word.lower !== "odd";
      continue;
    }
    if (word.lower === "co" || (!last && /\p{L}ed$/u.test(word.lower) && isNounNext(text, word, after[index + 1]))) {
      end = word.end;
      continue;
    }
    const hyphenated = index === 0 && /^-/.test(between) && hit.unitEnd === hit.end;
    end = word.end;
    if (perPeriod.test(word.lower)) {
      if (last) break;
      continue;
    }
    if (unitOf(word.text)) break;
    if (last && between !== "-" && participle.test(word.lower)) break;
    if (
      word.lower === "of" ||
      (!last && hit.unit !== "count" && /^(?:in|worth)$/.test(word.lower)) ||
      (light.has(word.lower) && last && (isChange(last) || /ion|ment/.test(last.lower)))
    )
      continue;
    if (/^(?:and|or)$/.test(word.lower) && last && index > 0) {
      parts.push([]);
      continue;
    }
    if (word.isVerb && (last || /(?:ed|ing)$/.test(word.lower))) break;
    if (word.content) parts.at(-1)?.push(word);
    else if (
      !/^(?:experience|more|total|different|separate)$/.test(word.lower) &&
      (last || !/^(?:a|an|the|their|its|our)$/.test(word.lower))
    )
      break;
    if (hyphenated || /['’]$|['’]s$/.test(word.text) || /^['’]/.test(text.slice(word.end))) break;
  }
  const own = parts.map((part) => nounsOf(part.filter((word) => !/^(?:out|up|off|in|on|down)$/.test(word.lower))));
  for (const part of own) part.push(...spelledOut(part.at(-1) ?? ""));
  return crowd
    ? { nouns: ["person", ...own.flat()], heads: ["person"] }
    : { nouns: own.flat(), heads: own.flatMap((part) => part.slice(-1)) };
}

const isNounNext = (text: string, word: ReadWord, next: ReadWord | undefined) =>
  next?.content === true && !next.isVerb && /^[\s-]+$/.test(text.slice(word.end, next.start));

/** What follows a number that no noun follows, up to the next sign; undefined where it counts a noun. */
function saidAlone(text: string, hit: NumberHit, after: ReadWord[]): string[] | undefined {
  const lead = /^\s+of (?:which|whom|them|these|those)\b/i.exec(text.slice(hit.end));
  const [first, second] = after;
  if (!first || !/^\s+$/.test(text.slice(hit.end, first.start))) return undefined;
  const goesOn = second?.content && /^\s+$/.test(text.slice(first.end, second.start));
  const told = tellsPast.test(first.lower) || (!goesOn && /\p{L}{2}(?:ed|ing)$/u.test(first.lower));
  if (!lead && !told) return undefined;
  const stop = text.slice(hit.end).search(/[,;.()!?\n]/);
  const end = stop < 0 ? text.length : hit.end + stop;
  return after.filter((word) => word.content && word.end <= end).map((word) => word.stem);
}

/** A comma within a list of the counted things ("4 shops, bars and cafes"), not the end of the phrase. */
function isListed(text: string, rest: ReadWord[]): boolean {
  const [first, second] = rest;
  if (!first?.content || first.isVerb || !second) return false;
  return /^(?:and|or)$/.test(second.lower) && /^\s+$/.test(text.slice(first.end, second.start));
}

function isChange(word: ReadWord): boolean {
  return up.has(word.stem) || down.has(word.stem);
}

/** Stems of the words that name things: no verbs, no words of more or less. */
export function nounsOf(words: ReadWord[]): string[] {
  return words
    .filter((word) => word.content && !word.isVerb && !up.has(word.stem) && !down.has(word.stem))
    .map((word) => word.stem);
}
