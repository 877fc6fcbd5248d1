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

/** Mends spaces and stray signs that extraction leaves; never a word. */
export function tidy(text: string): string {
  return text
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/(?:[\u00a0\u200b\ufeff]|&nbsp;)+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+,(?=\p{L})/gu, ", ")
    .replace(/\s+([,.;])(?=\s|$)/g, "$1")
    .replace(/(\p{Ll}{2}),(?=\p{Ll}{2})/gu, "$1, ")
    .replace(/^[-–•·*]\s+/, "")
    .trim();
}

/** "&" and "w/" as words where words stand around them; "R&D" and "Smith & Co" stay. */
export function spellOut(text: string): string {
  return text.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, " and ").replace(/\bw\/ ?(?=\p{Ll}{3})/gu, "with ");
}

/** "an correctional", "a emergency": the article by the letter that follows, where that letter tells the sound for sure. */
export function mendArticles(text: string): string {
  return text
    .replace(/\b([Aa])n (?=[bcdfgjkpqtvwyz]\p{Ll})/gu, "$1 ")
    .replace(/\ba (?=(?:[aei]\p{Ll}|o(?!ne)\p{Ll})(?!u|w))(?!eu)/gu, "an ");
}
