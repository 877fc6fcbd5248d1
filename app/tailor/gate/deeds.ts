import { stem } from "./stem";
import { deeds, highDeeds } from "./tables";

interface Deed {
  level: number;
  lines: number[];
}

const names: string[] = [];
const table = new Map<string, Deed>();
const high = new Map<string, number>();
for (const { level, verbs } of highDeeds) for (const verb of verbs) high.set(stem(verb), level);
for (const { level, name, verbs } of deeds) {
  const line = names.push(name) - 1;
  for (const verb of verbs) {
    const key = stem(verb);
    const known = table.get(key) ?? { level: high.get(key) ?? Math.min(3, level), lines: [] };
    table.set(key, { level: known.level, lines: [...known.lines, line] });
  }
}
const plain = names.indexOf("plain");

/** Level of a verb (its stem): 0 watched, 1 helped, 2 took part, 3 did, 4 led, 5 owned; undefined for no known verb. */
export function levelOf(stemmed: string): number | undefined {
  return table.get(stemmed)?.level;
}

/** The lines of the table that a verb stands in: two verbs that share one may tell the same deed. */
export function deedLines(stemmed: string): readonly number[] {
  return table.get(stemmed)?.lines.filter((line) => line !== plain) ?? [];
}

/** True for a verb that claims no more than its object ("performed", "provided"). */
export function isPlainDeed(stemmed: string): boolean {
  return levelOf(stemmed) === 3 && (table.get(stemmed)?.lines.includes(plain) ?? false);
}

const stems = (verbs: string) => new Set(verbs.split(/\s+/).map(stem));

/** Whoever attended a course has not given it. */
const takers = stems("complete attend receive undertake take finish study invite watch observe");
const givers = stems(
  "deliver provide give conduct perform run teach lead offer train facilitate organize coach mentor instruct educate tutor hold",
);
/** They tell that something came of it. */
const outcomes = stems(
  `resolve solve settle secure obtain acquire win earn finalize conclude close eliminate prevent avoid ensure guarantee
   approve sanction certify negotiate recover exceed double triple achieve accomplish attain reach hit meet succeed optimize`,
);
const intents = stems(
  "plan propose suggest recommend advocate pitch begin start initiate commence attempt try tried seek aim intend hope encourage strive target",
);

/** True for attending, receiving and watching. */
export const isTaker = (stemmed: string) => takers.has(stemmed);

/** True where `next` claims more of what was done than `source` (both stems): given for taken, resolved for handled, done for planned. */
export function claimsMore(next: string, source: string): boolean {
  if (next === source) return false;
  if (takers.has(source) && givers.has(next)) return true;
  if (outcomes.has(next) && !outcomes.has(source)) return true;
  return intents.has(source) && !intents.has(next);
}

/** True for a verb that leaves open whether anything came of it. */
export function isIntent(stemmed: string): boolean {
  return intents.has(stemmed);
}

const weightless =
  /^(?:us(?:e|ed|es|ing)|utili[sz]\w+|employ(?:s|ed|ing)?|hav(?:e|ing)|has|had|includ\w+|work(?:s|ed|ing)?|follow(?:s|ed|ing)?|involv\w+|cover(?:s|ed|ing)?|span\w*|consist\w*|compris\w+|concern\w*|belong\w*|continu\w+|featur\w+|remain\w*|total\w*|averag\w+|rang\w+|number\w*|bas\w+|relat\w+|help(?:s|ed|ing)?|hold(?:s|ing)?|held|bring(?:s|ing)?|brought|put(?:s|ting)?|got|get|getting|serv(?:e|es|ed|ing)|sen[dt]|sends|sending|issu(?:e|es|ed|ing)|is|are|was|were|be|been|being|did|do|does|doing|according|regarding|go|went|going|come|coming|made|making|make)$/;

const acting =
  /^(?:ha(?:d|s|ve|ving)|ma(?:de|k(?:e|es|ing))|did|do|does|doing|put(?:s|ting)?|br(?:ing|ings|inging|ought)|held|hold(?:s|ing)?|sen[dt]|sends|sending|issu(?:e|es|ed|ing)|get|got|getting)$/;

/** True for those of them that say that somebody did something with it ("made", "put"), not only that it was there. */
export const isActing = (verb: { lower: string }): boolean => acting.test(verb.lower);

/** True for a verb in any form (small letters) that says no more than that its object is there. */
export const isWeightless = (verb: { lower: string }): boolean => weightless.test(verb.lower);
