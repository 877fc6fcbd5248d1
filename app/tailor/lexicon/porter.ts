/** A suffix and what stands in its place. */
type Suffix = [string, string];

/** Suffixes by their last letter, in the order in which they are tried. */
type Suffixes = Map<string, Suffix[]>;

const derived = byLastLetter([
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
]);
const adjectival = byLastLetter([
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
]);
const endings = byLastLetter(
  "al ance ence ic able ible ant ement ment ent ion ou ism ate iti ous ive ize".split(" ").map((end) => [end, ""]),
);

function byLastLetter(suffixes: Suffix[]): Suffixes {
  const grouped: Suffixes = new Map();
  for (const suffix of suffixes) {
    const last = suffix[0].slice(-1);
    grouped.set(last, [...(grouped.get(last) ?? []), suffix]);
  }
  return grouped;
}

/**
 * Porter's algorithm (Program 14.3, 1980) for a word of small letters a to z, except that agent nouns ("manager") keep
 * their own stem. Every new word of a text goes through it, so it counts letters instead of matching patterns.
 */
export function porterStem(word: string): string {
  let result = undoInflection(word);
  if (result.endsWith("y") && hasVowel(result.slice(0, -1))) result = `${result.slice(0, -1)}i`;
  result = swap(swap(swap(result, derived, 0), adjectival, 0), endings, 1);
  if (result.endsWith("e")) {
    const rest = result.slice(0, -1);
    const turns = measure(rest);
    if (turns > 1 || (turns === 1 && !endsShort(rest))) result = rest;
  }
  return result.endsWith("ll") && measure(result) > 1 ? result.slice(0, -1) : result;
}

function isPlainVowel(letter: string | undefined): boolean {
  return letter === "a" || letter === "e" || letter === "i" || letter === "o" || letter === "u";
}

/** A "y" behind a consonant is one. */
function isVowelAt(word: string, at: number): boolean {
  return isPlainVowel(word[at]) || (word[at] === "y" && at > 0 && !isPlainVowel(word[at - 1]));
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word[at] === "y" || isPlainVowel(word[at])) return true;
  return false;
}

/** Porter's m: how many vowel-consonant turns the word has. */
function measure(word: string): number {
  let turns = 0;
  let afterVowel = false;
  for (let at = 0; at < word.length; at += 1) {
    const vowel = isVowelAt(word, at);
    if (afterVowel && !vowel) turns += 1;
    afterVowel = vowel;
  }
  return turns;
}

/** Consonant, vowel, consonant other than w, x and y. */
function endsShort(word: string): boolean {
  const [first, middle, last] = [word.at(-3), word.at(-2), word.at(-1)];
  if (word.length < 3 || isPlainVowel(first) || isPlainVowel(last)) return false;
  return (middle === "y" || isPlainVowel(middle)) && last !== "w" && last !== "x" && last !== "y";
}

/** Replaces the first suffix that fits where the rest is long enough. */
function swap(word: string, suffixes: Suffixes, least: number): string {
  for (const [suffix, replacement] of suffixes.get(word.slice(-1)) ?? []) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, -suffix.length);
    if (suffix === "ion" && !rest.endsWith("s") && !rest.endsWith("t")) continue;
    return measure(rest) > least ? rest + replacement : word;
  }
  return word;
}

function undoInflection(word: string): string {
  const result = withoutPlural(word);
  if (result.endsWith("eed")) return measure(result.slice(0, -3)) > 0 ? result.slice(0, -1) : result;
  const ending = result.endsWith("ed") ? 2 : result.endsWith("ing") ? 3 : 0;
  if (ending === 0) return result;
  const rest = result.slice(0, -ending);
  if (!hasVowel(rest)) return result;
  if (rest.endsWith("at") || rest.endsWith("bl") || rest.endsWith("iz")) return `${rest}e`;
  if (endsDouble(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  const plural = word.length > 1 && word.endsWith("s") && !/[sui]s$/.test(word);
  return plural ? word.slice(0, -1) : word;
}

/** Two of one letter, where the second came with the ending ("planned"). */
function endsDouble(word: string): boolean {
  const last = word.at(-1) ?? "";
  return word.length > 1 && word.at(-2) === last && !"aeioulsz".includes(last);
}
