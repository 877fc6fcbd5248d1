/** Exact, or only bounded: "over 50" and "50+" promise more than 50, "up to 50" less, "about 50" near. */
export type Bound = "exact" | "over" | "under" | "about";

/** One number of a text. */
export interface NumberHit {
  text: string;
  start: number;
  end: number;
  /** End of the unit word that belongs to the number ("5 years"), or of the number itself. */
  unitEnd: number;
  /** In base units of its family (see units.ts); money and counts in ones. */
  value: number;
  /** Upper end of a range. */
  to?: number;
  /** "count", "%", "points", "times", "ordinal", "year", "vague" (dozens, hundreds), a currency sign, a family of units, or "-d" for letters of no known unit ("3D"). */
  unit: string;
  bound: Bound;
  /** "First" and "second" of a sequence: no claim of their own, but evidence for one. */
  plain?: boolean;
  /** Where a change started or ended, or by how much it went. */
  role?: NumberRole;
}

/** Reads what the words around a number make of it: the 30 characters before and behind, and whether a plus sign follows. */
export function boundOf(before: string, after: string, plus: boolean): Bound {
  const denied = /\bnot? (more|less|fewer|later|longer) than\s*$/i.exec(before)?.[1]?.toLowerCase();
  if (denied) return /less|fewer/.test(denied) ? "over" : "under";
  if (plus || /^\s*(?:plus\b|or more\b|and (?:above|over|up)\b)/i.test(after)) return "over";
  if (
    /(?:over|more than|above|exceeding|in excess of|at least|upwards? of|greater than|beyond|minimum of|>|≥)\s*(?:of\s+)?$/i.test(
      before,
    )
  )
    return "over";
  if (
    /(?:up to|as (?:many|much|few|little|long|high|low) as|less than|under|fewer than|below|at most|no more than|nearly|almost|close to|maximum of|within|<|≤)\s*$/i.test(
      before,
    )
  )
    return "under";
  if (/(?:about|around|approx\.?|approximately|roughly|some|circa|\bca?\.?|an? estimated|~|≈)\s*$/i.test(before))
    return "about";
  if (/^(?:-|\s)odd\b/i.test(after)) return "about";
  return "exact";
}

const stretches =
  /^\s+(?:shift|quarter|season|semester|term|session|phase|sprint|summer|winter|floor|site|night|weekend|visit|stage)s\b/i;

/** In "grew sales over 18 months" or "staff over two shifts" the word tells how long or where, not that it was more. */
export function isSpan(before: string, unit: string, after: string): boolean {
  if (unit === "count" && stretches.test(after)) return /\p{L}(?<!ed|ing|led|ran|sold)\s+over\s*$/u.test(before);
  if (!["minute", "day", "month"].includes(unit) || /^[\s-]*\p{L}+(?:'|’)?\s+(?:of\b|experience)/u.test(after))
    return false;
  // "Over two years, logged 300 defects."
  if (/(?:^|[.;:\n]\s*)over\s*$/i.test(before) && /^[\s-]*\p{L}+,/u.test(after)) return true;
  return /(?:^|[^\p{L}])(?!for\b|with\b|has\b|have\b|of\b|well\b|the\b|in\b)(?:\p{L}+|\d%?)\s+over\s*$/u.test(before);
}

/** Where a change started or ended, or by how much it went; the part and the whole of "3 of 5". */
export type NumberRole = "from" | "to" | "by" | "part" | "whole";

const hedge =
  "(?:(?:over|about|around|approximately|nearly|almost|just|under|roughly|some|an? estimated|(?:more|less|fewer) than|at (?:least|most))\\s+)?";
const place = new RegExp(`\\b(from|to|reaching|down to|up to|by)\\s+${hedge}$`, "i");
const change =
  "(?:increase|growth|rise|reduction|drop|decrease|improvement|uplift|gain|decline|cut|saving|jump|fall|boost)";
const changeOf = new RegExp(`\\b${change}s? of\\s+${hedge}$`, "i");
const changeBehind = new RegExp(`^[\\s-]+${change}\\b`, "i");

/** "Ranging from 5 to 8" tells of no change. */
const ranging = /\b(?:rang(?:e[sd]?|ing)|var(?:y|ies|ied|ying)|anywhere) from\s+$/i;

/** Part that a number plays in a change, from the words before and behind it; undefined where it plays none. */
export function roleOf(before: string, after: string): NumberRole | undefined {
  if (changeBehind.test(after) || changeOf.test(before)) return "by";
  const word = place.exec(before)?.[1]?.toLowerCase();
  if (!word || word === "up to" || (word === "from" && ranging.test(before))) return undefined;
  return word === "from" || word === "by" ? word : "to";
}
