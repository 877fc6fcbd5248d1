import { stem } from "./stem";

/** A unit by its word: family, and factor to the family's base. Families never convert into one another. */
const table: Record<string, [string, number]> = {};

function define(family: string, factor: number, names: string) {
  for (const name of names.split(" ")) table[stem(name)] = [family, factor];
}
define("minute", 1 / 60, "second seconds sec secs");
define("minute", 1, "minute minutes min mins");
define("minute", 60, "hour hours hr hrs");
define("day", 1, "day days");
define("day", 7, "week weeks wk wks");
define("month", 1, "month months mo mos");
define("month", 12, "year years yr yrs");
define("month", 120, "decade decades");
define("millisecond", 1, "millisecond milliseconds ms");
define("metre", 1, "metre metres meter meters");
define("metre", 1000, "km kilometre kilometres kilometer kilometers");
define("mile", 1, "mile miles");
define("foot", 1, "foot feet ft");
define("area", 1, "sqft");
define("acre", 1, "acre acres");
define("hectare", 1, "hectare hectares");
define("kilogram", 1, "kg kgs kilogram kilograms kilo kilos");
define("kilogram", 1000, "tonne tonnes");
define("pound-weight", 1, "lb lbs");
define("ton", 1, "ton tons");
define("byte", 1, "gb gigabyte gigabytes");
define("byte", 1000, "tb terabyte terabytes");
define("byte", 1_000_000, "pb petabyte petabytes");
define("byte", 0.001, "mb megabyte megabytes");
define("words-per-minute", 1, "wpm");

/** Family and factor of a unit word, undefined where the word is an ordinary noun. */
export function unitOf(word: string): { family: string; factor: number } | undefined {
  const lower = word.toLowerCase();
  const found = Object.hasOwn(table, lower) ? table[lower] : table[stem(lower)];
  return found && { family: found[0], factor: found[1] };
}

const currencies: [RegExp, string][] = [
  [/^(?:us\$|usd|\$|us dollars?|dollars?|bucks)$/i, "$"],
  [/^(?:€|eur|euros?)$/i, "€"],
  [/^(?:£|gbp|pounds?(?: sterling)?)$/i, "£"],
  [/^(?:¥|jpy|yen)$/i, "¥"],
  [/^(?:₹|inr|rs\.?|rupees?)$/i, "₹"],
  [/^(?:chf|swiss francs?)$/i, "CHF"],
  [/^(?:c\$|cad|canadian dollars?)$/i, "C$"],
  [/^(?:a\$|aud|australian dollars?)$/i, "A$"],
  [/^(?:kr|sek|nok|dkk|kroner?|kronor)$/i, "kr"],
];

export function currencyOf(text: string): string | undefined {
  return currencies.find(([pattern]) => pattern.test(text.trim()))?.[1];
}
