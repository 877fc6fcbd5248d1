import { isCommonWord } from "~/tailor/lexicon/word-frequencies";

/** First halves of compounds. */
const firstHalves = new Set(
  (
    "award back client cross customer data day decision detail fast first four front full hands high large long low multi " +
    "non part post pre problem real result results self short small state team ten third three time two user well year"
  ).split(" "),
);
/** Second halves of compounds. */
const secondHalves = new Set(
  (
    "agnostic aged area art aware based benefit born building business case centered centric centred class client code " +
    "commerce cost cultural cycle depth device disciplinary driven edge effective efficient end ended facing first " +
    "focused friendly free functional generation grade grained growing hand house language learning led level line " +
    "making mail management market member minded month needs net one off office on oriented party person platform play " +
    "point profit quality quarter ranking rate ready related resolution round running saving scale sector sell service " +
    "side site solving solution source specific speed stack standing starter step store success supervised tech tenant " +
    "term test thinking tier time to traffic up value vendor week weight wide winning world year"
  ).split(" "),
);
/** Ends of words that no compound starts its second half with: their hyphen is the typesetter's. */
const endings =
  /^\p{Ll}{0,3}(?:ments?|[st]ions?|[st]ional|ness|it(?:y|ies)|[ae]nces?|[ai]ble|i[sz](?:e[ds]?|ing|ation)|ative|sive|ship)$|^\p{Ll}{0,2}ings?$/u;

interface Surroundings {
  /** Words of the document in lower case, hyphenated ones whole. */
  words: ReadonlySet<string>;
  /** The document divides words at line ends, so a hyphen there is more likely the typesetter's. */
  isTypeset: boolean;
}

/**
 * Whether a word that a line end divided keeps its hyphen ("cross-functional"), halves in lower case. What the document
 * writes elsewhere decides; then whether the whole is a common word; then whether the halves make a compound.
 */
export function keepsHyphen(first: string, second: string, { words, isTypeset }: Surroundings): boolean {
  if (words.has(first + second)) return false;
  if (words.has(`${first}-${second}`)) return true;
  if (first.length < 2 || second.length < 2) return true;
  if (isCommonWord(first + second)) return false;
  if (firstHalves.has(first) || secondHalves.has(second)) return true;
  if (endings.test(second)) return false;
  const isWord = (half: string) => half.length > 3 && (words.has(half) || isCommonWord(half));
  return !isTypeset || (isWord(first) && isWord(second));
}
