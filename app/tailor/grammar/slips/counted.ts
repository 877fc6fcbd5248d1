import type { Word } from "~/tailor/grammar/tagger";
import { withArticle } from "~/wording";
import { isPlural, type Nouns } from "./nouns";
import { lower, replace, type Slip } from "./slip";

/** From two on. */
const several =
  /^(?:[2-9]|[1-9]\d{1,2}|\d{1,3}(?:,\d{3})+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/iu;

/** "It is 80 seats restaurant", "12 set per day": nouns behind a number that are not in its form. */
export function wrongNumbers(words: readonly Word[], nouns: Nouns): Slip[] {
  return words.flatMap((word, at): Slip[] =>
    several.test(word.text) ? [...measured(words, at, nouns), ...ofRate(words, at, nouns)] : [],
  );
}

/** "It is 80 seats restaurant", "a 2 weeks course": behind an article or a form of "be" the number measures the noun. */
function measured(words: readonly Word[], at: number, nouns: Nouns): Slip[] {
  const [count, unit, noun, next] = words.slice(at, at + 4);
  if (!count || !unit || !noun || unit.start === count.end || noun.start === unit.end) return [];
  const one = isPlural(unit, nouns) ? nouns.singularOf(unit.text) : undefined;
  const isHead = noun.pos === "NOUN" && /^\p{Ll}+$/u.test(noun.text) && nouns.pluralOf(noun.text) !== undefined;
  if (one === undefined || !isHead || next?.pos === "NOUN" || next?.pos === "VERB") return [];
  const meant = `${count.text}-${one}`;
  const before = words[at - 1];
  if (before?.pos === "AUX") return [{ start: count.start, end: unit.end, meant: withArticle(meant) }];
  return /^an?$/u.test(lower(before)) ? [{ start: count.start, end: unit.end, meant }] : [];
}

/** "5 installation per day": of a rate there are several. */
function ofRate(words: readonly Word[], at: number, nouns: Nouns): Slip[] {
  const count = words[at];
  const place = words[at + 1]?.pos === "ADJ" ? at + 2 : at + 1;
  const [noun, per, time] = words.slice(place, place + 3);
  const isRate = lower(per) === "per" || (lower(per) === "a" && /^(?:day|week|month|year|shift)$/u.test(lower(time)));
  if (!count || !isRate || noun?.pos !== "NOUN" || !/^\p{Ll}{3,}$/u.test(noun.text)) return [];
  if (words[at + 1]?.start === count.end || per?.start === noun.end) return [];
  const meant = nouns.pluralOf(noun.text);
  return meant ? [replace(noun, meant)] : [];
}
