import type { Tag } from "~/tailor/grammar/tagger";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { quotedTexts } from "~/tailor/render/resume-document";
import type { Atom, Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { candidatesOf } from "./find-candidates";
import { rarestMeant, type WordList } from "./word-list";

/** Texts in the person's own words, and titles; never employers, schools, places, addresses and licences. */
const mendable =
  /^\/(?:basics\/(?:summary|label)|(?:work|volunteer)\/\d+\/position|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+|area)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+|awards\/\d+\/summary|interests\/\d+\/name)$/;
/** A word by itself: no part of an address, of a compound, or of a word with a blank in it ("r esolved", "environmen t", "pro- cessing"). */
const wholeWord =
  /(?<![\p{L}\p{N}@/._'’&+#-]|[-–]\s|(?<!\p{L})[b-hj-z] )\p{L}\p{Ll}{5,}(?![\p{L}\p{N}@/_'’#+&-]|\.\p{L}| [b-hj-z](?!\p{L}))/giu;

const none = -1;
/** The highest cost of a repair by the length of a word: the longer, the fewer words are near it. */
const budgets = [
  { letters: 9, most: 3, mostOfCapital: 2 },
  { letters: 7, most: 1, mostOfCapital: 1 },
  { letters: 6, most: 1, mostOfCapital: none },
];
/** Names of that length are no common word with one slip. */
const longerThanNames = 9;
const mostBesideNames = 1;
/** By which the next likely word must cost more; a slip of the fingers needs less. */
const leastMargin = 3;
const leastMarginOfSlip = 1;

const shortestPart = 4;
const smallWord = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
const fewestForeign = 3;
const mostUnknownShare = 0.3;
/** Of one resume; it bounds the work on a text that is made of them. */
const mostUnknown = 400;

/** Each misspelled word, in small letters, with the word that is meant. */
export type Misspellings = ReadonlyMap<string, string>;

/** The atoms of a resume whose spelling may be mended: a section that is quoted from the source stays word for word. */
export function mendableAtoms(resume: Resume): Atom[] {
  const quoted = [...quotedTexts(resume).keys()];
  return resume.atoms.filter(
    ({ path, text }) =>
      mendable.test(path) && valueAt(resume, path) === text && !quoted.some((key) => path.startsWith(`/${key}/`)),
  );
}

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
  const judged = new Set<string>();
  let unknown = 0;
  for (const { text } of atoms)
    for (const { 0: written, index } of text.matchAll(wholeWord)) {
      const word = written.toLowerCase();
      const most = mostFor(text, index, written);
      const key = `${word} ${most}`;
      if (judged.has(key) || most < 0 || taken.has(word) || !/^[a-z]+$/.test(word)) continue;
      judged.add(key);
      if (words.isWord(word, tag) || isFused(word, words)) continue;
      unknown += 1;
      const meant = unknown > mostUnknown ? undefined : meantBy(word, most, words);
      if (meant && !isForeign(text, words, tag)) found.set(word, meant);
    }
  return found;
}

/** A text with its misspelled words mended, with the capitals that they have. */
export function respell(text: string, misspellings: Misspellings): string {
  if (misspellings.size === 0) return text;
  return text.replace(wholeWord, (written) => {
    const meant = misspellings.get(written.toLowerCase());
    if (!meant || /\p{Lu}/u.test(written.slice(1))) return written;
    return /^\p{Lu}/u.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
}

/** The misspelled words of a text, each with the word that is meant. */
export function misspelledIn(text: string, misspellings: Misspellings): [misspelled: string, meant: string][] {
  if (misspellings.size === 0) return [];
  const words = new Set([...text.matchAll(wholeWord)].map(([word]) => word.toLowerCase()));
  return [...misspellings].filter(([word]) => words.has(word));
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

/** Two words without the blank between them: "processis", "towhich". */
function isFused(word: string, { rankOf }: WordList): boolean {
  const isPart = (part: string) => part.length >= shortestPart && (rankOf(part) ?? rarestMeant) < rarestMeant;
  return [2, 3].some(
    (length) =>
      (functionWords.has(word.slice(-length)) && isPart(word.slice(0, -length))) ||
      (functionWords.has(word.slice(0, length)) && isPart(word.slice(length))),
  );
}

/** A line in another language than the rest of the resume. */
function isForeign(text: string, words: WordList, tag: Tag): boolean {
  const all = [...text.matchAll(smallWord)].map(([word]) => word);
  const unknown = all.filter((word) => !words.isWord(word, tag)).length;
  return unknown >= fewestForeign && unknown / all.length > mostUnknownShare;
}

/** The likeliest word, where it costs at most so much and the next one is far behind. */
function meantBy(word: string, most: number, words: WordList): string | undefined {
  const [best, next] = candidatesOf(word, words);
  if (!best || best.cost > most) return undefined;
  const margin = (next?.cost ?? Number.POSITIVE_INFINITY) - best.cost;
  return margin >= (best.cost === 0 ? leastMarginOfSlip : leastMargin) ? best.word : undefined;
}

/**
 * The highest cost of a repair for a word at its place in a text, below 0 where there is none. A capital opens a text, or all
 * of its words have one; anywhere else, and alone in a list, it is how names are written.
 */
function mostFor(text: string, at: number, word: string): number {
  const budget = budgets.find(({ letters }) => word.length >= letters);
  if (!budget || /\p{Lu}/u.test(word.slice(1))) return none;
  if (/^\p{Ll}/u.test(word)) return budget.most;
  if (text.trim() === word) return none;
  const opens = /(?:^|[.!?:;•·*])\s*$/u.test(text.slice(0, at)) && /^\s+\p{Ll}/u.test(text.slice(at + word.length));
  if (opens || isTitle(text)) return budget.mostOfCapital;
  return word.length >= longerThanNames ? mostBesideNames : none;
}

/** Short words aside, every word of a title has a capital. */
const isTitle = (text: string) => (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
