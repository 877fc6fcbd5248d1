import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";

/** So many words are mostly shortened to their initials. */
const fewestInitials = 3;
const mostInitials = 5;
const namesInCapitals = /\p{Lu}\p{Ll}+(?:\s+(?:(?:with|of|and|for|the|in)\s+)?\p{Lu}\p{Ll}+)+/gu;

/** "WWCC" for a "Working With Children Check", "MFA" for "multi factor authentication": where they are written in capitals. */
function initialsOf(term: string): string[] {
  const whole = term.split(/[\s-]+/u).length <= mostInitials ? [term] : [];
  const names = term.match(namesInCapitals) ?? [];
  // "Lodge Single Touch Payroll": a capital may be the sentence's.
  const later = names.map((name) => name.replace(/^\S+\s+/u, ""));
  const spelt = [...whole, ...names, ...later].flatMap((name) => {
    const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
    const own = words.filter((word) => !functionWords.has(word.toLowerCase()));
    return [words, own].map((some) => some.map(([initial = ""]) => initial.toUpperCase()).join(""));
  });
  return [...new Set(spelt)].filter(
    (letters) =>
      letters.length >= fewestInitials && letters.length <= mostInitials && !isCommonWord(letters.toLowerCase()),
  );
}

const alone = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, flags);

/** Where a name goes on without a blank: behind a figure, before one, and at a capital. */
const joint = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|(?<=\p{Ll})(?=\p{Lu})|-/u;
const joinedName = /^[\p{L}\d]*(?:\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|\p{L}-\p{L})[\p{L}\d]*$/u;
/** In letters and figures: a shorter name in other parts is found by chance. */
const shortestName = 5;

/** "Cost X" for "CostX", "wifi" for "Wi-Fi"; "one note" is no "OneNote": what capitals part is looked for with them. */
function joinsOf(term: string): RegExp[] {
  if (!joinedName.test(term) || term.length < shortestName) return [];
  const flags = /\p{Ll}\p{Lu}/u.test(term) ? "u" : "iu";
  return [alone(term.split(joint).filter(Boolean).join("[\\s-]?"), flags)];
}

/** Initials within a text: in a row of others nothing says what they are, nor where something was refused. */
function inText(letters: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d])(?<!\\p{Lu}{2,}[\\s,/]{1,2})${letters}(?![\\p{L}\\d])(?![\\s,/]{1,2}\\p{Lu}{2,})(?! (?:was |is )?(?:refused|rejected|declined))`,
    "u",
  );
}

/** The other ways in which people write the name of a thing: by its initials, in one word or in several. */
export function writtenOtherwise(term: string): RegExp[] {
  const joins = tokenize(term).length <= 2 ? joinsOf(term.trim()) : [];
  return [...initialsOf(term).map(inText), ...joins];
}
