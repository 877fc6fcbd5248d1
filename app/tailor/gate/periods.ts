import type { Analysis, ReadWord } from "./analyse";

/** How often something is done. */
export interface Period {
  name: "hour" | "day" | "night" | "week" | "month" | "quarter" | "year" | "shift";
  start: number;
  end: number;
  /** Content words of its part of the sentence: what is done that often. */
  said: ReadWord[];
}

const pattern =
  /\b(?:(?:a|an|per|each|every|\/)\s*(hour|day|night|week|month|quarter|year|shift)\b(?! ?\d)|(hour|dai|night|week|month|quarter|annual|year)ly\b)/gi;
const names: Record<string, Period["name"]> = {
  hour: "hour",
  day: "day",
  dai: "day",
  night: "night",
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
  annual: "year",
  shift: "shift",
};

const cache = new WeakMap<Analysis, Period[]>();

/** Every "weekly", "per week" and "each week" of a text, with what it tells of. */
export function periodsOf(analysis: Analysis): Period[] {
  const known = cache.get(analysis);
  if (known) return known;
  const { text, words } = analysis;
  const found = [...text.matchAll(pattern)].flatMap((match): Period[] => {
    const name = names[(match[1] ?? match[2] ?? "").toLowerCase()];
    if (!name) return [];
    const start = match.index;
    const end = start + match[0].length;
    const from =
      start - (/(?:[^,;:()\n]|,(?=\d))*$/.exec(text.slice(0, start).replace(/\.(?=\s)/g, ";"))?.[0].length ?? 0);
    const to = end + (/^(?:[^,;:()\n.]|[.,](?=\d))*/.exec(text.slice(end))?.[0].length ?? 0);
    const said = words.filter(
      (word) => word.start >= from && word.end <= to && word.content && !(word.start < end && word.end > start),
    );
    return [{ name, start, end, said }];
  });
  cache.set(analysis, found);
  return found;
}
