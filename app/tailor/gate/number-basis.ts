import type { NumberHit } from "./number-hit";

/** What kind of figure it is: of one thing or of all, the middle or an end, by the hour or by the year. */
const measures: [string, RegExp][] = [
  ["average", /\b(?:averag(?:e[sd]?|ing)|avg|mean|typical(?:ly)?|on average)\b/i],
  ["median", /\bmedian\b/i],
  ["highest", /\b(?:peak(?:ed|ing|s)?|maxim(?:um|al)|max|highest)\b/i],
  ["lowest", /\b(?:minim(?:um|al)|lowest)\b/i],
  ["each", /\b(?:each|apiece|per (?!cent\b)\p{L}+)\b/iu],
];
const total = /\b(?:total(?:l?ing|l?ed|s)?|altogether|combined|in all|in aggregate|cumulative(?:ly)?)\b/i;
const rate =
  /(?:\b(?:an?|per|each|every)\s+|\/\s?)(hour|day|night|week|month|quarter|year|shift|term|season|annum)\b|\b(hour|dai|night|week|month|quarter|year|annual)ly\b|\b(annual)\b/giu;
const adjective = /\b(?:(?:hour|dai|night|week|month|quarter|year|annual)ly|annual)\b/gi;
/** "8,500 items through weekly counts": the counts are weekly. */
const ofOther = new RegExp(
  `(?<=\\S\\s+)${adjective.source}(?=\\s+(?!(?:and|or|by|in|at|on|for|to|with|from)\\b)\\p{L})`,
  "giu",
);
/** "In a year" is a length of time in new text, but may stand for "per year" in the source. */
const length = /\b(?:in|over|for|after|within|than|of|half)\s+(?=an?\s)/giu;
const names: Record<string, string> = { dai: "day", annual: "year", annum: "year" };

/** The part of the sentence that tells of this figure and no other. */
function partOf(text: string, hit: NumberHit, all: readonly NumberHit[]): { before: string; after: string } {
  const from = Math.max(0, ...all.filter((other) => other.end <= hit.start).map((other) => other.unitEnd));
  const to = Math.min(text.length, ...all.filter((other) => other.start >= hit.unitEnd).map((other) => other.start));
  return {
    before: /(?:[^.;:,()\n]|[.,](?=\d))*$/.exec(text.slice(from, hit.start))?.[0] ?? "",
    after: /^(?:[^.;:,()\n]|[.,](?=\d))*/.exec(text.slice(hit.unitEnd, to))?.[0] ?? "",
  };
}

const ratesIn = (text: string) =>
  [...text.matchAll(rate)].map((match) => {
    const name = (match[1] ?? match[2] ?? match[3] ?? "").toLowerCase();
    return names[name] ?? name;
  });

/** "168 in 2020": the year that a figure is of. */
const yearBehind = (text: string, hit: NumberHit) =>
  /^(?:\s+\p{L}+){0,2}?\s+\(?(?:in|for|during)\s+(?:\p{L}+\s+)?((?:19|20)\d{2})\b/u.exec(text.slice(hit.unitEnd))?.[1];

function sentenceOf(text: string, at: number): string {
  const from = text.slice(0, at).search(/(?:[^.!?\n]|[.](?=\S))*$/);
  return /^(?:[^.!?\n]|[.](?=\S))*/.exec(text.slice(from))?.[0] ?? text;
}

/** True where the new figure is of a kind that its source is not: each for a total, a peak for an average, a year's for all. */
export function changesBasis(
  text: string,
  hit: NumberHit,
  all: readonly NumberHit[],
  source: { text: string; hit: NumberHit; all: readonly NumberHit[] },
): boolean {
  const { before, after } = partOf(text, hit, all);
  const told = sentenceOf(source.text, source.hit.start);
  const own = partOf(source.text, source.hit, source.all);
  const newRates = ratesIn(
    after
      .replace(length, "- ")
      .replace(/- an?\b/g, "")
      .replace(ofOther, " "),
  );
  const isRated = newRates.length > 0;
  const changed = measures.some(([name, pattern]) => {
    if (!pattern.test(`${before} ${after}`) || pattern.test(told)) return false;
    // "Up to £10k" is a bound of each one already.
    if (name === "each")
      return (
        !isRated &&
        source.hit.bound !== "under" &&
        /\b(?:each (?=with|worth|of|ha)|each\b(?! (?!(?:and|or|to|for|in|by|from|on)\b)\p{L})|apiece\b)/iu.test(
          `${before.trimEnd()} ${after.trim()}`,
        )
      );
    return !(name === "highest" && source.hit.bound === "under") && !(name === "lowest" && source.hit.bound === "over");
  });
  const summed = total.test(`${before} ${after}`) && !total.test(told) && /\b(?:each|apiece)\b/i.test(own.after);
  // "Annual subscriptions" elsewhere in the sentence are no yearly figure; "a year" may be said of all of it.
  const near = `${/[^.;:,()\n]*$/.exec(source.text.slice(0, source.hit.start))?.[0] ?? ""}${own.after}`;
  const rates = [...ratesIn(told.replace(adjective, " ")), ...ratesIn(near)];
  const [year, toldYear] = [yearBehind(text, hit), yearBehind(source.text, source.hit)];
  if (year && toldYear && year !== toldYear) return true;
  return changed || summed || newRates.some((name) => !rates.includes(name));
}
