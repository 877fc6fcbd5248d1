import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";

/** Wordy phrases with the short form that says the same. */
const shorter: [RegExp, string][] = [
  [/\bin order to\b/gi, "to"],
  [/\bon an? (daily|weekly|monthly|quarterly|hourly) basis\b/gi, "$1"],
  [/\bon an as[- ]needed basis\b/gi, "as needed"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bat this point in time\b/gi, "now"],
  [/\bfor the purpose of\b/gi, "for"],
  [/\bin the event that\b/gi, "if"],
  [/\bwith regards? to\b/gi, "regarding"],
  [/\butili[sz]ing\b/gi, "using"],
  [/\butili[sz]ed\b/gi, "used"],
  [/\ba (?:wide )?variety of\b/gi, "various"],
  [/\bvarious different\b/gi, "various"],
];

const fillers = /^(?:successfully|effectively|actively|proactively) (?=\p{L}+(?:ed|t|e|n|w|d)\b)/iu;

/** The same in fewer words; the text itself where there is nothing to shorten. */
export function shorten(text: string): string {
  return shorter.reduce((current, [pattern, short]) => current.replace(pattern, short), text.replace(fillers, ""));
}

const capitals = /(?<![\p{L}.])\p{Lu}{2,}(?:[ ,/&-]+\p{Lu}{2,})+(?!\p{L}|\.\p{L})/gu;
/** Shorter words in capitals may be abbreviations. */
const wholeWord = 4;
const joints = new Set(["AND", "OF", "THE", "TO", "FOR", "IN", "ON", "WITH", "BY", "OR", "AT", "FROM", "AN"]);

/** Such a share of a line. */
const leastShouted = 0.5;

/** "RECOMMENDED PROCESS IMPROVEMENTS by" in small letters: words in capitals that every resume has, where nothing but such words stands with them. */
export function plainCapitals(text: string): string {
  return text.replace(capitals, (run, at: number) => {
    // A few words of a line may be a name or a heading that ran into it.
    if (run.length < leastShouted * text.length) return run;
    const words = run.match(/\p{Lu}+/gu) ?? [];
    const isWord = (word: string) => word.length >= wholeWord && isCommonWord(word.toLowerCase()) && !isName(word);
    if (!words.some(isWord) || !words.every((word) => joints.has(word) || isWord(word))) return run;
    const small = run.toLowerCase();
    return at === 0 || /[.:]\s$/u.test(text.slice(0, at)) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  });
}

function isName(word: string): boolean {
  return findTerms(word).some(({ kind }) => kind !== "skill");
}

/** "&" and "w/" as words where words stand around them; "R&D" and "Smith & Co" stay. */
export function spellOut(text: string): string {
  return text.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, " and ").replace(/\bw\/ ?(?=\p{Ll}{3})/gu, "with ");
}

/** "an correctional", "a emergency": the article by the letter that follows, where that letter tells the sound for sure; "hundreds of guests". */
export function mendArticles(text: string): string {
  return text
    .replace(/\b([Aa])n (?=[bcdfgjkpqtvwyz]\p{Ll})/gu, "$1 ")
    .replace(/\ba (?=(?:[aei]\p{Ll}|o(?!ne)\p{Ll})(?!u|w))(?!eu)/gu, "an ")
    .replace(
      /\b(dozens|hundreds|thousands|millions) (?=(?:people|(?:\p{L}{2,}(?<!\both)er|patron|guest|patient|student|client|account|page|line|file|record|visitor|employee|unit)s)\b)/gu,
      "$1 of ",
    );
}
