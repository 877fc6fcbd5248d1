import type { Word } from "~/tailor/grammar/tagger";
import { pastOf, readVerb, thirdOf } from "~/tailor/grammar/verb-forms";
import { lower, opensSentence, replace, type Slip } from "./slip";

const opensObject = /^(?:DET|NUM|ADJ|NOUN|PROPN|PRON)$/u;

/** "Handle tickets and answering questions", "Cleans and prepare rooms": verbs of one sentence, joined by "and", in two forms. */
export function unlikeForms(words: readonly Word[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const first = opensSentence(words, at) ? readVerb(word.text) : undefined;
    if (!first || first.form === "gerund" || (first.nounToo && word.pos !== "VERB")) return [];
    return [...besideFirst(words, at), ...gerundBehind(words, at)];
  });
}

function besideFirst(words: readonly Word[], at: number): Slip[] {
  const [first, and, word, next] = words.slice(at, at + 4);
  const opening = readVerb(first?.text ?? "");
  const second = readVerb(word?.text ?? "");
  if (!opening || !word || !second || lower(and) !== "and" || !/^\p{Ll}+$/u.test(word.text)) return [];
  if (!opensObject.test(next?.pos ?? "") || (second.nounToo && !/^(?:DET|PRON)$/u.test(next?.pos ?? ""))) return [];
  if (opening.form === "third" && second.form === "base") return [replace(word, thirdOf(second.base))];
  return opening.form === "base" && second.form === "third" && pastOf(opening.base) !== lower(first)
    ? [replace(word, second.base)]
    : [];
}

const endsReach = /^[.;:!?,(]$/u;

function gerundBehind(words: readonly Word[], at: number): Slip[] {
  const opening = readVerb(words[at]?.text ?? "");
  for (let place = at + 2; place < words.length - 2; place += 1) {
    const { pos = "", text = "" } = words[place] ?? {};
    if (lower(words[place]) === "and") {
      const word = words[place + 1] as Word;
      const verb = readVerb(word.text);
      const next = words[place + 2];
      const isDeed = verb?.form === "gerund" && /^(?:DET|PRON)$/u.test(next?.pos ?? "") && /^\p{Ll}+$/u.test(word.text);
      if (!isDeed || !verb || !opening) return [];
      const meant =
        opening.form === "past" ? pastOf(verb.base) : opening.form === "third" ? thirdOf(verb.base) : verb.base;
      return [replace(word, meant)];
    }
    // Behind a preposition or another gerund it may go on with that one.
    if (endsReach.test(text) || /^(?:ADP|SCONJ|AUX|PART|CCONJ)$/u.test(pos) || /ing$/u.test(text)) return [];
  }
  return [];
}
