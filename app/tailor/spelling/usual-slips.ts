import words from "./common-slips.json" with { type: "json" };

const meant = new Map(Object.entries(words));

/** What is meant by a misspelling that many people make, in small letters, whatever else it is like. */
export function usualMeant(word: string): string | undefined {
  return meant.get(word.toLowerCase());
}

/** Where a clause begins. */
const start = "(?<=^|[.;:,!?•–-]\\s|\\b(?:and|but|so|as|when|because|while|if) )";

/** Slips of two words: each is written with the word behind it, so that nothing else is mended with it. */
const phrases: [RegExp, string][] = [
  [/(?<!\p{L})((?:[Ss]h|[Cc]|[Ww])ould) of (?!course\b)(\p{Ll}{3,})/gu, "$1 have $2"],
  [/(?<!\p{L})Im (\p{Ll}{2,})/gu, "I'm $1"],
  [/(?<!\p{L})Ive (\p{Ll}{2,})/gu, "I've $1"],
  [/(?<!\p{L})([Ii])ts (why|how|because|been|an?|the|my)(?!\p{L})/gu, "$1t's $2"],
  [
    /(?<![\p{L}\d.,(/])(?<!phase )i (am|was|have|had|can|do|did|will|would|work|worked|like|want|know|also|now)(?!\p{L})/gu,
    "I $1",
  ],
  [
    /(?<!\p{L})([Ll]ess|[Mm]ore|[Bb]etter|[Rr]ather|[Oo]ther|[Hh]igher|[Ll]ower|[Ff]ewer|[Ff]aster|[Bb]igger|[Ll]arger) then (?=(an?|the|\d|one|two|three|four|five|six|ten|half|any|my|our|what)(?![\p{L}]))/gu,
    "$1 than ",
  ],
  [/(?<!\p{L})([Nn]ew|[Oo]ur|[Oo]ther|[Aa]ll|[Hh]otel|\d+) staffs(?![\p{L}'’])/gu, "$1 staff"],
  [/(?<!\p{L})I been (\p{Ll}{2,})/gu, "I've been $1"],
  [new RegExp(`${start}([Ww]e) was (\\p{Ll}{2,})`, "gu"), "$1 were $2"],
  [new RegExp(`${start}(I|[Ww]e) has (\\p{Ll}{2,})`, "gu"), "$1 have $2"],
];

/** Slips of several words in a text, each with what is meant. */
export function slippedPhrases(text: string): [torn: string, meant: string][] {
  return phrases.flatMap(([slip, right]) =>
    [...text.matchAll(slip)].map((found): [string, string] => [
      found[0],
      right.replace(/\$(\d)/gu, (_, at: string) => found[Number(at)] ?? ""),
    ]),
  );
}
