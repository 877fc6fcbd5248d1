import { stem } from "~/tailor/gate/stem";

export interface Unit {
  /** Units of one family convert into one another; families never do. */
  family: string;
  /** Factor to the base of the family. */
  factor: number;
}

/** "family factor: words"; words parted by spaces, a word of several parts joined by "_". */
const lines = `
minute 0.016666666666666666: second seconds sec secs s
minute 1: minute minutes min mins
minute 60: hour hours hr hrs h
day 1: day days
day 7: week weeks wk wks
month 1: month months mo mos mth mths
month 12: year years yr yrs
month 120: decade decades
millisecond 1: millisecond milliseconds ms
millimetre 1: mm millimetre millimetres millimeter millimeters
millimetre 10: cm centimetre centimetres centimeter centimeters
metre 1: metre metres meter meters
metre 1000: km kilometre kilometres kilometer kilometers
mile 1: mile miles mi
inch 1: inch inches
foot 1: foot feet ft
square-foot 1: sqft sq_ft sq_feet sq_foot square_feet square_foot ft2 ft²
square-metre 1: sqm sq_m sq_metres sq_meters square_metres square_metre square_meters square_meter m2 m²
cubic-metre 1: m3 m³ cubic_metres cubic_metre cubic_meters cubic_meter
acre 1: acre acres
hectare 1: hectare hectares ha
gram 0.001: mg milligram milligrams
gram 1: g gram grams gramme grammes
gram 1000: kg kgs kilogram kilograms kilo kilos
gram 1000000: t tonne tonnes
ounce 1: oz ounce ounces
pound-weight 1: lb lbs
ton 1: ton tons
litre 0.001: ml millilitre millilitres milliliter milliliters
litre 1: l litre litres liter liters
gallon 1: gal gallon gallons
gallon 1000000: mgd
byte 0.001: mb megabyte megabytes
byte 1: gb gigabyte gigabytes
byte 1000: tb terabyte terabytes
byte 1000000: pb petabyte petabytes
volt 0.001: mv millivolt millivolts
volt 1: v volt volts
volt 1000: kv kilovolt kilovolts
ampere 0.001: ma milliamp milliamps
ampere 1: a amp amps ampere amperes
watt 1: w watt watts
watt 1000: kw kilowatt kilowatts
watt 1000000: mw megawatt megawatts
watt-hour 1000: kwh
hertz 1: hz hertz
hertz 1000000: mhz megahertz
celsius 1: °c celsius
fahrenheit 1: °f fahrenheit
psi 1: psi
rpm 1: rpm
mpg 1: mpg
mph 1: mph
kph 1: kph
words-per-minute 1: wpm words_per_minute`;

const table = new Map<string, Unit>();
for (const line of lines.trim().split("\n")) {
  const [head = "", names = ""] = line.split(": ");
  const [family = "", factor = "1"] = head.split(" ");
  for (const name of names.split(" ")) table.set(name.replaceAll("_", " "), { family, factor: Number(factor) });
}

/** Letters that are units only where they touch their number ("480V", "5 V"); alone they are other words. */
const short = /^(?:h|s|g|l|t|v|a|w|ma|mw|mv|mi|ha)$/;

/** "One HR assistant" tells no hours. */
const departments = /^(?:HR|MO|MI|MS|ML|SEC)$/;

/** Family and factor of a unit word, undefined where the word is an ordinary noun. */
export function unitOf(word: string): Unit | undefined {
  const lower = word.toLowerCase();
  if (short.test(lower) || departments.test(word) || /ly$/.test(lower)) return undefined;
  return table.get(lower) ?? table.get(stem(lower));
}

const gap = "(?:(?:business|working|full|calendar|consecutive|short)\\s+)?";
const measure = new RegExp(
  `^([\\s-]*${gap})((?:square|sq\\.?|cubic)[\\s-]?\\p{L}+|words\\s+per\\s+minute|°\\s?[CF]|[mf]t?[²³23]|\\p{L}+)(?![\\p{L}\\p{N}])`,
  "iu",
);

/** The unit that follows a number and how many characters it takes, undefined where an ordinary noun follows. */
export function readUnit(following: string): (Unit & { length: number }) | undefined {
  const match = measure.exec(following);
  if (!match) return undefined;
  const [whole, space = "", word = ""] = match;
  if (departments.test(word)) return undefined;
  const name = word
    .toLowerCase()
    .replace(/\./g, "")
    .replace(/[\s-]+/g, " ")
    .replace(/^° /, "°");
  const closed = !/^\s*\p{L}/u.test(following.slice(whole.length));
  const touches =
    space === "" || (space === " " && (/^(?:[VWs]|mA|M[WV])$/.test(word) || (/^[lgt]$/.test(name) && closed)));
  const period = space === "-" ? /^(hour|week|month|year)ly$/.exec(name)?.[1] : undefined;
  const unit = short.test(name) ? (touches ? table.get(name) : undefined) : (table.get(period ?? name) ?? unitOf(name));
  return unit && { ...unit, length: whole.length };
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

/** The sign of a currency by its sign, code or name; undefined for anything else. */
export function currencyOf(text: string): string | undefined {
  return currencies.find(([pattern]) => pattern.test(text.trim()))?.[1];
}
