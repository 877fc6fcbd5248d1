import type { Word } from "~/tailor/grammar/tagger";
import { readVerb, thirdOf } from "~/tailor/grammar/verb-forms";
import { isPlural, type Nouns } from "./nouns";
import { endsClause, lower, opensClause, opensSentence, replace, type Slip } from "./slip";

type Person = "first" | "third" | "plural";

const persons: readonly [RegExp, Person][] = [
  [/^I$/u, "first"],
  // "IT" is no pronoun.
  [/^(?:[Hh]e|[Ss]he|[Ii]t)$/u, "third"],
  [/^(?:[Ww]e|[Tt]hey|[Yy]ou)$/u, "plural"],
];

/** Forms of the verbs that differ by person, in each tense. */
const tenses: Record<Person, string>[] = [
  { first: "am", third: "is", plural: "are" },
  { first: "was", third: "was", plural: "were" },
  { first: "have", third: "has", plural: "have" },
  { first: "do", third: "does", plural: "do" },
];

/** An auxiliary in the form of this person; undefined where the word is none. */
function auxiliaryFor(word: string, person: Person): string | undefined {
  return tenses.find((forms) => Object.values(forms).includes(word))?.[person];
}

/** "We was", "They has", "She work": verbs that are not in the form of their subject. */
export function wrongPersons(words: readonly Word[], nouns: Nouns): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    if (opensClause(words, at) || isAfterAnd(words, at)) {
      const person = persons.find(([pronoun]) => pronoun.test(word.text))?.[1];
      if (person) return wrongVerb(words, at + 1, person, !isAfterAnd(words, at));
    }
    return [...ofNouns(words, at, nouns), ...ofOne(words, at, nouns), ...ofThere(words, at, nouns)];
  });
}

/** "..., and we was": whoever else "My manager and I" names makes it a plural. */
function isAfterAnd(words: readonly Word[], at: number): boolean {
  return lower(words[at - 1]) === "and" && /^(?:we|they|it)$/u.test(lower(words[at]));
}

function wrongVerb(words: readonly Word[], at: number, person: Person, mayBeFull: boolean): Slip[] {
  const place =
    words[at]?.pos === "ADV" && /ly$|^(?:also|always|often|never|now|still)$/u.test(lower(words[at])) ? at + 1 : at;
  const word = words[place];
  if (!word || !/^\p{L}+$/u.test(word.text)) return [];
  const small = lower(word);
  // "If it were", "I wish it were"
  if (small === "were" && person !== "plural") return [];
  const right = auxiliaryFor(small, person);
  if (right !== undefined) return right === small ? [] : [replace(word, right)];
  const verb = readVerb(small);
  if (!mayBeFull || !verb || (word.pos !== "VERB" && verb.nounToo) || endsClause(words[place + 1])) return [];
  if (verb.form === "third" && person !== "third") return [replace(word, verb.base)];
  const isBase = verb.form === "base" && !isSubjunctive(words, at - 1);
  return isBase && person === "third" ? [replace(word, thirdOf(verb.base))] : [];
}

/** "required that it run": nothing is wrong with it. */
function isSubjunctive(words: readonly Word[], at: number): boolean {
  return lower(words[at - 1]) === "that";
}

const singularInForm =
  /^(?:sales|news|operations|mathematics|headquarters|works|series|years|months|weeks|days|hours|minutes|dollars|thanks)$/u;

/** "Pick errors was": a plural that opens a sentence, right before its verb. */
function ofNouns(words: readonly Word[], at: number, nouns: Nouns): Slip[] {
  const verb = words[at];
  const small = lower(verb);
  const head = words[at - 1];
  if (!verb || !head || !isPlural(head, nouns) || singularInForm.test(head.text)) return [];
  const isAuxiliary = /^(?:is|was|has)$/u.test(small);
  const full = isAuxiliary ? undefined : readVerb(small);
  if (!isAuxiliary && !(full?.form === "third" && !full.nounToo && verb.pos === "VERB")) return [];
  const first = firstOfSubject(words, at - 1);
  if (first === undefined) return [];
  const right = full ? full.base : auxiliaryFor(small, "plural");
  if (right === undefined) return [];
  return [replace(verb, right), ...goingOn(words, at)];
}

/** Several people in one word, or a language of somebody's own. */
const group =
  /^(?:team|staff|family|crew|group|police|company|board|management|department|class|public|council|band|squad|government|people|children|men|women)$/u;

/** "My written English have mistakes", "My duty include": one thing that opens a sentence, right before its verb. */
function ofOne(words: readonly Word[], at: number, nouns: Nouns): Slip[] {
  const [head, verb] = [words[at - 1], words[at]];
  if (!head || !verb || !/^(?:have|are|were|include)$/u.test(verb.text) || group.test(lower(head))) return [];
  const isOne =
    head.pos === "PROPN" ? /^[A-Z][a-z]+(?:sh|an|ese)$/u.test(head.text) : nouns.pluralOf(head.text) !== undefined;
  const first = [at - 2, at - 3].find((place) => opensSentence(words, place));
  const isOwn = first !== undefined && /^(?:my|our|this|every|each)$/iu.test(words[first]?.text ?? "");
  const between = words.slice((first ?? 0) + 1, at - 1).every(({ pos }) => /^(?:ADJ|NOUN|VERB)$/u.test(pos));
  const right = auxiliaryFor(verb.text, "third") ?? "includes";
  return isOne && isOwn && between ? [replace(verb, right)] : [];
}

const mostOfSubject = 5;
const leadsClause = /^(?:when|if|because|while|whenever|although|most)$/iu;
const owned = /^(?:my|our|their|his|her|these|those|the|all|some)$/iu;
const single = /^(?:one|each|every|neither|either|what|which|who|number|whose|how|that)$/iu;

/** The first word of a subject that opens a clause and has no other noun beside its head but in front of it. */
function firstOfSubject(words: readonly Word[], head: number): number | undefined {
  if (words[head]?.pos !== "NOUN") return undefined;
  for (let at = head; at >= 0 && head - at < mostOfSubject; at -= 1) {
    const { pos = "", text = "" } = words[at] ?? {};
    const isOpening = opensSentence(words, at);
    // "When the other drivers is sick", "Most of my shifts is"
    if (owned.test(text) && (isOpening || opensPart(words, at - 1))) return at;
    if (isOpening) {
      const isNone =
        single.test(text) || /(?:ing|ed)$/u.test(text) || /^(?:ADP|PRON|AUX|SCONJ|DET|NUM|X|SYM|PUNCT)$/u.test(pos);
      return isNone || leadsClause.test(text) ? undefined : at;
    }
    if (at < head && !/^(?:NOUN|PROPN|ADJ)$/u.test(pos)) return undefined;
  }
  return undefined;
}

/** "Most of", and what leads to a subordinate clause. */
function opensPart(words: readonly Word[], at: number): boolean {
  const small = lower(words[at]);
  if (small === "of") return lower(words[at - 1]) === "most" && opensClause(words, at - 1);
  return leadsClause.test(small) && small !== "most";
}

/** "Errors was 2% and is now 1%": the verbs that the same subject has behind "and". */
function goingOn(words: readonly Word[], at: number): Slip[] {
  const end = words.findIndex(({ text }, place) => place > at && /^[.;!?]$/u.test(text));
  return words.slice(at + 1, end < 0 ? undefined : end).flatMap((word, place) => {
    const isNext = /^(?:and|but)$/u.test(lower(words[at + place])) && /^(?:is|was|has)$/u.test(lower(word));
    return isNext ? [replace(word, auxiliaryFor(lower(word), "plural") ?? word.text)] : [];
  });
}

/** "There is many orders" */
function ofThere(words: readonly Word[], at: number, nouns: Nouns): Slip[] {
  const verb = words[at];
  if (!verb || lower(words[at - 1]) !== "there" || !/^(?:is|was)$/u.test(lower(verb)) || !opensClause(words, at - 1))
    return [];
  const [count, noun, other] = words.slice(at + 1, at + 4);
  const isMany =
    (count?.pos === "NUM" && !/^(?:1|one)$/iu.test(count.text)) ||
    /^(?:many|several|few|numerous)$/u.test(lower(count));
  const head = noun?.pos === "ADJ" ? other : noun;
  return isMany && head && isPlural(head, nouns)
    ? [replace(verb, auxiliaryFor(lower(verb), "plural") ?? verb.text)]
    : [];
}
