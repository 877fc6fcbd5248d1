import { opensWithDuty, openWithDeed } from "~/tailor/grammar/open-with-deed";
import { inForm, readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Voice } from "~/tailor/propose/entry-voice";
import { mendArticles, plainCapitals, shorten, spellOut, tidy } from "~/tailor/propose/plain-words";

const fewestWords = 5;
const mostWords = 34;
const mostCommas = 6;

/** Signs of lists, headings, names of fields, damaged text and other people: such a line is not told. */
const unfit =
  /[|“”"•<>[\]{}*~\\ÃÂ�¿;]|(?<!\d):|:(?!\d)|\.\.|[?!]|\(\s|\b(?:i\.e|e\.g|etc)\b|\bhttps?\b|\bwww\b|\s[-–—]|[-–—]\s|\/\s|\s\/|,\s*,|\b(\p{L}+) \1\b|(?<!\b(?:am|was|were|is|are|be) )\bresponsible for\b|\b(?:he|she|his|her|him|we|us|you|your|company name|had to|(?:required|expected|supposed) to)\b/iu;
/** Somebody tells it who is told about: "requests, which I created". */
const ownVoice = /\sI\s/u;
const joined = /\p{Ll}\.\p{Lu}|\p{Ll}{3}\p{Lu}\p{Ll}{2}|\d\p{L}{4}/u;
const cutOff =
  /\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|that|which|including|such|our|their|its|is|are|was|were|be|been|has|have|into|between|through|per|via|using|but|not|more|other)$/i;
/** A deed with a capital in the middle of a line: another line begins there ("... Howard Substation Updated the map"). */
const glued = /(?<!\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|&)) \p{Lu}\p{Ll}+(?:ed|ing) (?:\p{Ll}|\d)/u;
const month =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december) (?:19|20)\d\d\b/i;

/** What was done to the person, written as if they had done it: "Promoted to shift lead", "Awarded the safety prize". */
const received =
  /^(?:(?:certified|licensed|honou?red|recogni[sz]ed|promoted|selected|nominated|appointed|elected|chosen|named|ranked|entrusted|commended|inducted|assigned|tasked|recruited|trained) (?:to|as|by|for|in|from|among|with)\b|awarded\b(?! contracts?\b))/iu;

/** How a job began or ended is nothing to tell in a letter. */
const ended = /^(?:was )?(?:laid off|hired (?:to|as|by|for)|let go|furloughed|terminated|resigned|made redundant)\b/iu;

/**
 * A line of the resume as it goes behind "I" ("managed two sites and trained their staff"), in the tense of its job;
 * undefined for whatever is not one whole, plain sentence about what was done.
 */
export function tellLine(source: string, voice: Voice, tag: Tag): string | undefined {
  const plain = plainCapitals(mendArticles(spellOut(tidy(source))))
    .replace(/;\s.*$/u, "")
    .replace(/,?\s(?:and so on|etc)\.*$/iu, "")
    .replace(/[.,;\s]+$/, "")
    .replace(/^(?:I (?:also |have )?|also,? )(?=\p{Ll})/iu, "");
  const text = plain.charAt(0).toUpperCase() + plain.slice(1);
  const form = voice.past ? "past" : "base";
  const opened = opensWithDuty(text) || /^\p{L}+ing\b/u.test(text) ? openWithDeed(text, form, tag) : text;
  const words = (opened ?? "").split(" ").length;
  if (opened === undefined || words < fewestWords || words > mostWords || ended.test(opened) || isUnfit(opened))
    return undefined;
  if (received.test(opened))
    return glued.test(opened) ? undefined : `was ${opened.charAt(0).toLowerCase()}${opened.slice(1)}`;
  const deed = readDeed(opened, tag, voice.verbsFirst);
  if (deed?.form === "base" && voice.hasPast && !voice.verbsFirst) return undefined;
  if (!deed || deed.form === "gerund" || deed.mixed || deed.verbs.some(({ base }) => base === "be")) return undefined;
  const told = deed.form === "past" ? deed.text : inForm(deed, form);
  if (told === undefined || splitRun(told, tag).length > 1 || glued.test(told) || isTwoLines(told)) return undefined;
  return shorten(told.charAt(0).toLowerCase() + told.slice(1));
}

/** "..., and ordering, Supervise team of four": a verb with a capital opens another line. */
function isTwoLines(text: string): boolean {
  return [...text.matchAll(/(,|\p{Ll}) (\p{Lu}\p{Ll}+) (?=(\p{Ll})?)/gu)].some(([, sign, word = "", small]) => {
    const verb = readVerb(word);
    return verb !== undefined && (sign === "," ? small !== undefined : !verb.nounToo && verb.form === "base");
  });
}

function isUnfit(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return (
    unfit.test(text) ||
    ownVoice.test(text) ||
    joined.test(text) ||
    /[.]\s/.test(text) ||
    cutOff.test(text) ||
    !/[\p{L}\d%)]$/u.test(text) ||
    month.test(text) ||
    count(",") > mostCommas ||
    count("(") !== count(")")
  );
}
