import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { folded, headingWords, isCapitals, keyOf, titleOf } from "../words/heading-key";
import type { HeadingKey } from "../words/heading-words";

/** In letters: what is shorter is one slip away from too many words. */
const shortestWord = 5;
/** In words. */
const longestWording = 4;

/** The section that a wording names but for one slip of the pen in a word ("Educaton"); a word in use is no slip. */
export function keyWithSlip(text: string): HeadingKey | undefined {
  const words = folded(text).split(" ");
  if (words.length > longestWording) return undefined;
  const meant = words.map((word) => (headingWords.has(word) || isCountedForm(word) ? word : (meantBy(word) ?? word)));
  return meant.every((word, at) => word === words[at]) ? undefined : keyOf(meant.join(" "));
}

/** The only heading word that is one slip away. */
function meantBy(word: string): string | undefined {
  if (word.length < shortestWord || !/^\p{L}+$/u.test(word)) return undefined;
  const found = [...headingWords].filter((other) => isSlipOf(word, other));
  return found.length === 1 ? found[0] : undefined;
}

/** One letter left out, put in, changed, or two in the wrong order; "ys" for "ies" is one slip too. */
function isSlipOf(word: string, meant: string): boolean {
  if (meant.length < shortestWord || Math.abs(word.length - meant.length) > 1) return false;
  if (word.replace(/ys$/u, "ies") === meant) return true;
  let same = 0;
  while (same < word.length && word[same] === meant[same]) same += 1;
  const [left, right] = [word.slice(same), meant.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}

/** The heading that a line is whose letters alone are those of one: "WORKHISTORY", "Lan gu ages". */
export function headingOfLetters(text: string): { key: HeadingKey; title: string } | undefined {
  const letters = titleOf(text).replaceAll(" ", "").toLowerCase();
  const isOfLength = letters.length >= lettersOf.fewest && letters.length <= lettersOf.most;
  if (!isOfLength || !/^\p{L}+$/u.test(letters)) return undefined;
  const wording = wordsIn(letters)?.join(" ") ?? "";
  const key = wording === folded(text) ? undefined : keyOf(wording);
  const title = wording.replace(/(?:^| )\p{Ll}/gu, (initial) => initial.toUpperCase());
  return key && { key, title: isCapitals(text) ? title.toUpperCase() : title };
}

/** What is shorter may be a word or a name that happens to be made of two others, and no heading is longer. */
const lettersOf = { fewest: 8, most: 60 };

/** The words of headings that these letters are, one behind the other; the longest first. */
function wordsIn(letters: string): string[] | undefined {
  if (letters === "") return [];
  for (let end = letters.length; end >= shortestWord - 1; end--) {
    const word = letters.slice(0, end);
    const others = headingWords.has(word) ? wordsIn(letters.slice(end)) : undefined;
    if (others) return [word, ...others];
  }
  return undefined;
}
