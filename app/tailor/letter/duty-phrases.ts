import { stem } from "~/tailor/gate/stem";
import type { Posting } from "~/tailor/posting";
import { turnListed } from "~/tailor/propose/listed-verbs";
import { gerundOf, readVerb } from "~/tailor/propose/verb-forms";
import { settleCase, smallWords } from "./settle-case";

/** Something that the post says the person will do. */
export interface DutyPhrase {
  /** "planning stock levels for your stores". */
  text: string;
  /** The verb it opens with: "plan". */
  verb: string;
}

const broken = /[\d•|“”"$€£@:;()/\\]|\p{Ll}\p{Lu}|\.\s|\betc\b|\b\p{Lu}{4,}\b/u;
const addressed =
  /\b(?:you|your|yourself|we|us|must|should|required|salary|benefits|pay|degree|years|applicants?|candidates?|experience|position|job|skills?|ability|employees? will|self-motivated|responsible|reliable|current|other duties|as assigned|he|she|they)\b/i;
const cutOff = /\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|that|which|including|is|are|be)$/i;
const fewestWords = 4;
const mostWords = 18;

/**
 * Duties of the post that fit into a sentence, in the words of the post ("our" as "your"). Those that share most words
 * with the resume come first: they are what both sides have in common.
 */
export function dutyPhrases(posting: Posting, resumeText: string): DutyPhrase[] {
  const known = new Set((resumeText.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem));
  const small = smallWords(posting.source, resumeText);
  const phrases = posting.duties.flatMap((span, index) => {
    const phrase = toPhrase(posting.source.slice(span.start, span.end));
    if (!phrase) return [];
    const words = phrase.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const shared = words.filter((word) => known.has(stem(word))).length / Math.max(words.length, 6);
    return [{ ...phrase, text: settleCase(phrase.text, small), shared, index }];
  });
  return phrases.sort((left, right) => right.shared - left.shared || left.index - right.index);
}

function toPhrase(source: string): DutyPhrase | undefined {
  const plain = source
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[^\p{L}\d)]+$/u, "")
    .replace(
      /^(?:you will (?:be )?(?:responsible for )?|you'll |will |to |responsible for |responsibilities include |duties include )/i,
      "",
    )
    .replace(/ & /g, " and ")
    .trim();
  const words = plain.split(" ").length;
  if (words < fewestWords || words > mostWords || broken.test(plain) || addressed.test(plain) || cutOff.test(plain))
    return undefined;
  const [first = ""] = plain.split(" ");
  const verb = readVerb(first);
  const rest = plain.slice(first.length);
  if (!verb || verb.form === "past" || /^\s(?:of|is|are|was|and|or|by)\b/.test(rest)) return undefined;
  const turned =
    verb.form === "gerund" ? rest : turnListed(rest, { ...verb, nounToo: false }, ({ base }) => gerundOf(base));
  if (
    turned === undefined ||
    [...turned.matchAll(/\band (\p{L}+)/gu)].some(([, word]) => readVerb(word ?? "")?.form === "base") ||
    /\b(?:and|,) (?:ensures|maintains|provides|manages|performs|assists|works|makes|keeps|develops|prepares|is|are|was)\b/.test(
      turned,
    )
  )
    return undefined;
  return { text: `${gerundOf(verb.base)}${turned}`.replace(/\bour\b/gi, "your"), verb: verb.base };
}
