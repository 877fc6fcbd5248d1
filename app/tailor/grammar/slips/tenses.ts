import type { Word } from "~/tailor/grammar/tagger";
import { participleOf, readVerb } from "~/tailor/grammar/verb-forms";
import { endsClause, lower, opensClause, replace, type Slip } from "./slip";

const spans = /^(?:years?|months?|weeks?)$/u;

/** "I am a cook for eleven years", "since ten years", "I have manage": what goes on since then, and participles. */
export function wrongTenses(words: readonly Word[]): Slip[] {
  return words.flatMap((word, at): Slip[] => [
    ...stillSo(words, at),
    ...sinceSpan(words, at, word),
    ...bareParticiple(words, at),
  ]);
}

function stillSo(words: readonly Word[], at: number): Slip[] {
  const [, be, next] = words.slice(at, at + 3);
  if (lower(words[at]) !== "i" || lower(be) !== "am" || !be || !opensClause(words, at)) return [];
  // "I am looking for two years ..." seeks them.
  if (lower(next) === "looking" && lower(words[at + 3]) !== "after") return [];
  if (/^(?:seeking|available|applying|ready|open|able|willing|going|eligible|hoping|asking)$/u.test(lower(next)))
    return [];
  const until = words.findIndex(
    ({ text, pos }, place) =>
      place > at + 1 && (/^[.,;:!?(]$/u.test(text) || pos === "PRON" || (pos === "SCONJ" && text !== "since")),
  );
  const clause = words.slice(at + 2, until < 0 ? undefined : until);
  const isSpan = clause.some(({ text }, place) => {
    const [count, unit, end] = clause.slice(place + 1, place + 4);
    const isFor =
      text === "for" &&
      count?.pos === "NUM" &&
      spans.test(lower(unit)) &&
      (end === undefined || /^(?:ADP|CCONJ)$/u.test(end.pos) || lower(end) === "now");
    return isFor || (text === "since" && /^(?:19|20)\d\d$/u.test(count?.text ?? ""));
  });
  return isSpan ? [replace(be, "have been")] : [];
}

function sinceSpan(words: readonly Word[], at: number, word: Word): Slip[] {
  const [, count, unit, end] = words.slice(at, at + 4);
  const isSpan =
    lower(word) === "since" &&
    count?.pos === "NUM" &&
    spans.test(lower(unit)) &&
    (endsClause(end) || /^(?:ADP|CCONJ)$/u.test(end?.pos ?? ""));
  return isSpan ? [replace(word, "for")] : [];
}

function bareParticiple(words: readonly Word[], at: number): Slip[] {
  const [subject, have, word, next] = words.slice(at, at + 4);
  if (!word || !/^(?:i|we|they)$/u.test(lower(subject)) || !/^ha(?:ve|d)$/u.test(lower(have))) return [];
  const verb = readVerb(word.text);
  const isVerb = word.pos === "VERB" && (!verb?.nounToo || /^(?:NUM|DET)$/u.test(next?.pos ?? ""));
  const isBare = verb?.form === "base" && isVerb && !endsClause(next) && participleOf(verb.base) !== lower(word);
  return isBare && verb ? [replace(word, participleOf(verb.base))] : [];
}
