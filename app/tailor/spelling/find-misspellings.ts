import type { Tag } from "~/tailor/grammar/tagger";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { oncePer } from "~/tailor/once-per";
import { quotedTexts } from "~/tailor/render/resume-document";
import type { Atom, Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { candidatesOf, farCandidatesOf, slipsOf } from "./find-candidates";
import { mayBeFused, type Pairs, pairsIn, partAsElsewhere, partSmall, tornWords } from "./part-words";
import { rareRank } from "./rank-words";
import { strayStops } from "./stray-stops";
import type { WordList } from "./word-list";

/** Texts in the person's own words, and titles; never employers, schools, places, addresses and licences. */
const mendable =
  /^\/(?:basics\/(?:summary|label)|(?:work|volunteer)\/\d+\/position|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+|area)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+|awards\/\d+\/(?:title|summary)|interests\/\d+\/name)$/;
/** A word by itself: no part of an address, of a compound, or of a word with a blank in it ("r esolved", "environmen t", "pro- cessing"). */
const wholeWord =
  /(?<![\p{L}\p{N}@/._'’&+#-]|[-–]\s|(?<![\p{L}'’])[b-hj-z] )\p{L}\p{Ll}{4,}(?![\p{L}\p{N}@/_'’#+&-]|\.\p{L}| [b-hj-z](?!\p{L}))/giu;

/** "SStrong", as a form leaves it behind. */
const doubledCapital = /(?<![\p{L}\p{N}])(\p{Lu})\1\p{Ll}{3,}(?![\p{L}\p{N}])/gu;

const none = -1;
/** The highest cost of a repair by the length of a word: the longer, the fewer words are near it; and that where one word alone is near. */
const budgets = [
  { letters: 9, most: 3, mostOfCapital: 2, mostAlone: 3 },
  { letters: 7, most: 1, mostOfCapital: 1, mostAlone: 2 },
  { letters: 6, most: 1, mostOfCapital: none, mostAlone: 1 },
  { letters: 5, most: 0, mostOfCapital: none, mostAlone: 0 },
];
/** In a word so short only a letter too few or too many is mended, where a common word alone is near. */
const shortWord = 5;
const leastMarginOfShort = 2;
/** A longer word has no others near it, however rare it is. */
const longWord = 12;
/** Names of that length are no common word with one slip. */
const longerThanNames = 9;
const mostBesideNames = 1;
const longAsNames = 7;
const mostBesideShorterNames = 0;
/** Words of that length are far from each other: two slips leave one that can be meant. */
const lettersForTwo = { fewest: 10, most: 16 };
/** Longer ones are runs of letters: trying their neighbours takes the square of their length. */
const isTriable = /^[a-z]{1,30}$/;
/** Of one resume: two slips take thirty times the work of one. */
const mostLong = 20;
/** By which the next likely word must cost more; a slip of the fingers needs less. */
const leastMargin = 3;
const leastMarginOfSlip = 1;

const smallWord = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
const fewestForeign = 3;
const mostUnknownShare = 0.3;
/** Blanks between a word and the sign before it. */
const longestGap = 12;
/** Of one resume; it bounds the work on a text that is made of them. */
const mostUnknown = 400;

/** Each misspelled word, in small letters, with the word that is meant. */
export type Misspellings = ReadonlyMap<string, string>;

/** The atoms of a resume whose spelling may be mended: a section that is quoted from the source stays word for word. */
export const mendableAtoms = oncePer((resume: Resume): readonly Atom[] => {
  const quoted = [...quotedTexts(resume).keys()];
  return resume.atoms.filter(
    ({ path, text }) =>
      mendable.test(path) && valueAt(resume, path) === text && !quoted.some((key) => path.startsWith(`/${key}/`)),
  );
});

/**
 * Words of a resume that no dictionary has and that are surely another word with one slip. What the post writes as well, or
 * the names of the resume, is no mistake; neither is what stands in capitals, or with a capital where a name may.
 */
export function findMisspellings(resume: Resume, posted: string, words: WordList, tag: Tag): Misspellings {
  const atoms = mendableAtoms(resume);
  const own = new Set(atoms);
  const named = resume.atoms.flatMap((atom) => (own.has(atom) ? [] : wordsIn(atom.text)));
  const taken = new Set([...named, ...wordsIn(posted)]);
  const found = new Map<string, string>();
  const pairs = pairsIn([posted, ...atoms.map(({ text }) => text)]);
  const judged = new Set<string>();
  for (const [torn, meant] of strayStops(atoms.map(({ text }) => text))) found.set(torn, meant);
  let unknown = 0;
  let long = 0;
  for (const { text } of atoms) {
    const inTitle = isTitle(text);
    for (const [torn, meant] of tornWords(text)) found.set(torn, meant);
    for (const { 0: written, 1: first = "" } of text.matchAll(doubledCapital)) {
      const meant = written.slice(first.length);
      if (isCommonWord(meant.toLowerCase()) && !words.isWord(written.toLowerCase(), tag)) found.set(written, meant);
    }
    for (const { 0: written, index } of text.matchAll(wholeWord)) {
      const word = written.toLowerCase();
      const most = mostFor(text, index, written, inTitle);
      const key = `${word} ${most}`;
      if (judged.has(key) || most < 0 || taken.has(word) || !isTriable.test(word)) continue;
      judged.add(key);
      const isRare = words.rankOf(word) === rareRank;
      if (!isRare && isListed(word, words, tag)) continue;
      unknown += 1;
      if (isRare) {
        const common = unknown > mostUnknown ? undefined : slipOf(word, words);
        if (common) found.set(word, common);
        continue;
      }
      if (word.length >= lettersForTwo.fewest) long += 1;
      const known = { words, pairs, tag, slips: long > mostLong ? 1 : 2 };
      const meant = unknown > mostUnknown ? undefined : meantAt(written, most, known);
      if (meant && !isForeign(text, words, tag)) found.set(word, meant);
    }
  }
  return found;
}

/** A text with its misspelled words mended, with the capitals that they have. */
export function respell(text: string, misspellings: Misspellings): string {
  if (misspellings.size === 0) return text;
  const mended = text.replace(wholeWord, (written) => {
    const meant = misspellings.get(written.toLowerCase());
    if (!meant || /\p{Lu}/u.test(written.slice(1))) return written;
    return /^\p{Lu}/u.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
  return tornIn(mended, misspellings).reduce((whole, [torn, meant]) => whole.replaceAll(torn, meant), mended);
}

/** The misspelled words of a text, each with the word that is meant. */
export function misspelledIn(text: string, misspellings: Misspellings): [misspelled: string, meant: string][] {
  if (misspellings.size === 0) return [];
  const words = new Set([...text.matchAll(wholeWord)].map(([word]) => word.toLowerCase()));
  return [...[...misspellings].filter(([word]) => words.has(word)), ...tornIn(text, misspellings)];
}

/** Its words with a blank in them or a doubled capital, and those around a stray stop. */
function tornIn(text: string, misspellings: Misspellings): [torn: string, meant: string][] {
  return [...misspellings].filter(([word]) => /\s|^\p{Lu}/u.test(word) && text.includes(word));
}

/** Words of `before` that no dictionary has, with the word at one edit that `after` has in their place. */
export function mendedBy(before: string, after: string, words: WordList, tag: Tag): Misspellings {
  const next = new Set(wordsIn(after));
  const unknown = [...before.matchAll(wholeWord)]
    .map(([written]) => written.toLowerCase())
    .filter((word) => /^[a-z]+$/.test(word) && !next.has(word) && !words.isWord(word, tag));
  return new Map(
    [...new Set(unknown)].flatMap((word) => {
      const meant = candidatesOf(word, words).find((candidate) => next.has(candidate.word));
      return meant ? [[word, meant.word] as const] : [];
    }),
  );
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A line in another language than the rest of the resume. */
function isForeign(text: string, words: WordList, tag: Tag): boolean {
  const all = [...text.matchAll(smallWord)].map(([word]) => word);
  const unknown = all.filter((word) => !words.isWord(word, tag)).length;
  return unknown >= fewestForeign && unknown / all.length > mostUnknownShare;
}

const isListed = (word: string, words: WordList, tag: Tag) =>
  words.rankOf(word) !== undefined || tag(word)[0]?.isKnown === true;

/** What a word that is in no list stands for: two words, or the likeliest one. */
function meantAt(
  written: string,
  most: number,
  { words, pairs, tag, slips }: { words: WordList; pairs: Pairs; tag: Tag; slips: number },
): string | undefined {
  const word = written.toLowerCase();
  const isSmall = written === word;
  const apart = isSmall ? partAsElsewhere(word, pairs, words) : undefined;
  const sounded = apart ?? likeSounding(word, words);
  if (sounded || words.isWord(word, tag)) return sounded;
  if (!mayBeFused(word, words)) return meantBy(word, isSmall ? mostAlone(word, most) : undefined, most, words, slips);
  const isNear = candidatesOf(word, words).length > 0;
  return isSmall && !isNear ? partSmall(word, words) : undefined;
}

/** "accessable": "-able" hangs on any verb, but this word is common with the ending that sounds alike; a long one may have a slip besides. */
function likeSounding(word: string, words: WordList): string | undefined {
  const meant = word.replace(/able$/, "ible");
  if (meant === word || words.rankOf(word) !== undefined) return undefined;
  if (words.rankOf(meant) === 0) return meant;
  return word.length >= longWord ? onlyOne(slipsOf(meant, words)) : undefined;
}

/** A word that hardly anybody writes, where a mere slip makes it of a word that many resumes have ("preform"). */
function slipOf(word: string, words: WordList): string | undefined {
  const [best, next] = candidatesOf(word, words);
  const isSlip = best?.cost === 0 && isCommonWord(best.word) && (next?.cost ?? leastMargin) >= leastMargin;
  return isSlip && findTerms(word).length === 0 ? best.word : undefined;
}

/** The likeliest word, where it costs at most so much and the next one is far behind. */
function meantBy(
  word: string,
  alone: number | undefined,
  most: number,
  words: WordList,
  slips: number,
): string | undefined {
  const [best, next] = candidatesOf(word, words);
  if (!best) {
    const isTried = slips > 1 && word.length >= lettersForTwo.fewest && word.length <= lettersForTwo.most;
    return isTried ? onlyOne(farCandidatesOf(word, words)) : undefined;
  }
  if (best.cost > (next ? most : (alone ?? most))) return undefined;
  const margin = (next?.cost ?? Number.POSITIVE_INFINITY) - best.cost;
  // "garde" is no "grade": two letters that change places make other words of short ones.
  const isSure = words.rankOf(best.word) === 0 && best.word.length !== word.length && margin >= leastMarginOfShort;
  if (word.length <= shortWord) return isSure ? best.word : undefined;
  return margin >= (best.cost === 0 ? leastMarginOfSlip : leastMargin) ? best.word : undefined;
}

function mostAlone(word: string, most: number): number {
  return Math.max(most, budgets.find(({ letters }) => word.length >= letters)?.mostAlone ?? none);
}

const onlyOne = (candidates: readonly string[]) => (candidates.length === 1 ? candidates[0] : undefined);

/**
 * The highest cost of a repair for a word at its place in a text, below 0 where there is none. A capital opens a text, or all
 * of its words have one; anywhere else, and alone in a list, it is how names are written.
 */
function mostFor(text: string, at: number, word: string, inTitle: boolean): number {
  const budget = budgets.find(({ letters }) => word.length >= letters);
  if (!budget || /\p{Lu}/u.test(word.slice(1))) return none;
  if (/^\p{Ll}/u.test(word)) return budget.most;
  if (text.trim() === word) return none;
  const before = text.slice(Math.max(0, at - longestGap), at).trimEnd();
  const opens =
    (before === "" ? at < longestGap : /[.!?:;•·*]$/.test(before)) &&
    /^\s+\p{Ll}/u.test(text.slice(at + word.length, at + word.length + longestGap));
  if (opens || inTitle) return budget.mostOfCapital;
  if (word.length >= longerThanNames) return mostBesideNames;
  return word.length >= longAsNames ? mostBesideShorterNames : none;
}

/** Short words aside, every word of a title has a capital. */
const isTitle = (text: string) => (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
