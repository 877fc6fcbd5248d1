/** Exact, or only bounded: "over 50" and "50+" promise more than 50, "up to 50" less, "about 50" near. */
export type Bound = "exact" | "over" | "under" | "about";

/** What the words around a number make of it. */
export function boundOf(before: string, after: string, plus: boolean): Bound {
  if (plus || /^\s*(?:plus\b|or more\b|and (?:above|over|up)\b)/i.test(after)) return "over";
  if (
    /(?:over|more than|above|exceeding|in excess of|at least|upwards? of|greater than|beyond|minimum of|>|≥)\s*(?:of\s+)?$/i.test(
      before,
    )
  )
    return "over";
  if (
    /(?:up to|less than|under|fewer than|below|at most|no more than|nearly|almost|close to|maximum of|within|<|≤)\s*$/i.test(
      before,
    )
  )
    return "under";
  if (/(?:about|around|approx\.?|approximately|roughly|some|circa|ca\.?|an? estimated|~|≈)\s*$/i.test(before))
    return "about";
  return "exact";
}

/** In "grew sales over 18 months" the word tells how long it took, not that it took longer. */
export function isSpan(before: string, unit: string, after: string): boolean {
  if (!["minute", "day", "month"].includes(unit) || /^[\s-]*\p{L}+(?:'|’)?\s+(?:of\b|experience)/u.test(after))
    return false;
  return /(?:^|[^\p{L}])(?!for\b|with\b|has\b|have\b|of\b|well\b|the\b|in\b)\p{L}+\s+over\s*$/u.test(before);
}

export function roleOf(before: string): "from" | "to" | undefined {
  const match =
    /\b(from|to|reaching|down to|up to)\s+(?:(?:over|about|around|approximately|nearly|almost|just|under)\s+)?$/i.exec(
      before,
    );
  if (!match) return undefined;
  return match[1]?.toLowerCase() === "from" ? "from" : /up to/i.test(match[1] ?? "") ? undefined : "to";
}
