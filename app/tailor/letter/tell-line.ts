import type { Voice } from "~/tailor/propose/entry-voice";
import { mendArticles, shorten, spellOut, tidy } from "~/tailor/propose/plain-words";
import { rephraseLine } from "~/tailor/propose/rephrase-line";
import { isUsedAsVerb, readVerb } from "~/tailor/propose/verb-forms";

/** What a line of the resume becomes in a letter. */
export interface Told {
  /** deed: goes behind "I". clause: a sentence of its own. matter: goes behind "My work included". */
  kind: "deed" | "clause" | "matter";
  text: string;
}

const leastWords = 4;
const mostWords = 36;
const mostCommas = 6;
const mostMatterWords = 16;

const broken =
  /[|“”"•<>[\]{}*~\\ÃÂ�¿]|:|\p{Ll}\.\p{Lu}|\.\.|\?|\bcompany name\b|\bcity,? state\b|\(\s|\bi\.e\b|\be\.g\b|\betc\b|\bof responsible\b|(?<!^|\bam |\bwas |\bbeing |\bwere )\bresponsible for\b|\bhttps?\b|\bwww\b|\s[-–]\s|\s[-–]|-\s(?!and|or)|,\s*,|\b(\p{L}+) \1\b|^[^,]{0,40}-(?:oriented|driven|motivated)\b/iu;
const glued = /\p{Ll}\. \p{Ll}|\b\p{Ll}{3,}\p{Lu}\p{Ll}{2,}/u;
const cutOff =
  /\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|that|which|including|such|our|their|its|is|are|was|were|be|been|has|have|into|between|through|per|via|using)$/i;
const otherPerson = /\b(?:he|she|his|her|him|we|us|you|your|they are|my name|references?)\b|\bHe\/She\b/i;
const noVerbs =
  /^(?:detailed|advanced|experienced|skilled|licensed|certified|dedicated|related|limited|accomplished|proven|need|based|varied|rated|unlimited|red|medical|qualified|talented|seasoned|registered|educated|gifted|well|excellent|strong|able|ability|bed|med|hundred|mixed|indeed)\b/i;

/**
 * A sentence of a resume as one that a person would write of themselves; undefined where it is too short, too long, broken,
 * about somebody else, or has no verb that can be told. `voice` is that of its job.
 */
export function tellLine(source: string, voice: Voice): Told | undefined {
  const sentence = mendArticles(spellOut(tidy(source)))
    .replace(/[.;,\s]+$/, "")
    .replace(/^also,? (?=\p{Ll})/iu, "");
  const words = sentence.split(" ").length;
  if (words > mostWords || isBroken(sentence)) return undefined;
  if (/^(?:As|By|While|When|In|At|During)\b[^.]*, I \p{Ll}/u.test(sentence)) return clause(sentence);
  if (/^I \p{Ll}/u.test(sentence)) return words < leastWords ? undefined : ownWords(sentence.slice(2));
  if (noVerbs.test(sentence)) return undefined;
  const plain = (rephraseLine(sentence, voice)?.text ?? sentence).replace(/\.$/, "");
  if (/^(?:was )?(?:employed|hired|engaged) (?:as|by|with|at)\b/i.test(plain)) return undefined;
  return undergone(plain) ?? duty(plain, voice.past) ?? deed(plain, voice) ?? matter(plain);
}

function isBroken(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return (
    broken.test(text) ||
    count(",") > mostCommas ||
    glued.test(text) ||
    cutOff.test(text) ||
    otherPerson.test(text) ||
    count("(") !== count(")")
  );
}

function clause(text: string): Told {
  return { kind: "clause", text: shorten(text) };
}

/** What the resume already says in the first person. */
function ownWords(predicate: string): Told | undefined {
  const word = /^(?:also |always |then )?(\p{L}+)/u.exec(predicate)?.[1] ?? "";
  const isVerb = readVerb(word) !== undefined || /ed$/.test(word) || /^(?:am|was|had|have|can|know|enjoy)$/.test(word);
  return isVerb ? { kind: "deed", text: shorten(predicate) } : undefined;
}

const passive =
  /^(?:introduced|exposed|assigned|promoted|selected|nominated|recognized|recognised|certified|trained|hired|appointed|invited|entrusted|tasked|chosen|elected|honored|awarded|licensed|employed|commended)\s+(?:to|as|by|for|in|with|at|from)\b/i;
/** "Awarded" with an object may be a prize won or given. */
const unclear = /^(?:awarded|named|elected|nominated|graduated|recipient|voted|given|known)\b/i;

/** "Promoted to shift lead": done to the writer, and so a sentence with "was". */
function undergone(text: string): Told | undefined {
  return passive.test(text) ? { kind: "deed", text: `was ${lowerFirst(text)}` } : undefined;
}

/** "Responsible for billing and payroll": where the deed cannot be told, the sentence is a sentence all the same. */
function duty(text: string, past: boolean): Told | undefined {
  const rest = /^(?:was |am )?(?:solely |also )?responsible for (.+)$/i.exec(text)?.[1];
  if (rest) return { kind: "deed", text: `${past ? "was" : "am"} responsible for ${lowerFirst(rest)}` };
  const matters =
    /^(?:\p{L}+ ){0,2}(?:duties|responsibilities|tasks) (?:included?|including|involved?|were) (.+)$/iu.exec(text)?.[1];
  return matters ? asMatter(matters) : undefined;
}

function deed(text: string, { past, verbsFirst }: Voice): Told | undefined {
  const [, adverb = "", word = ""] = /^(\p{L}+ly )?(\p{L}+)/u.exec(text) ?? [];
  const verb = readVerb(word);
  const rest = text.slice(adverb.length + word.length);
  if (text.split(" ").length < leastWords || unclear.test(text) || /^(?:\s*$|\s+of\b)/.test(rest)) return undefined;
  const isPast = verb
    ? verb.form === "past" && !(irregularNoun.test(word) && !isUsedAsVerb({ ...verb, nounToo: true }, rest))
    : /\p{L}{2}ed$/u.test(word);
  if (isPast) return leavesPresent(rest) ? undefined : { kind: "deed", text: lowerFirst(text) };
  if (past || verb?.form !== "base" || changesForm(rest)) return undefined;
  if (!isUsedAsVerb(verb, rest) && !(verbsFirst && /^ \p{L}/u.test(rest))) return undefined;
  return { kind: "deed", text: lowerFirst(text) };
}

/** Pasts that are spelt like the present or like a noun. */
const irregularNoun = /^(?:set|read|let|hit|cast|input|quit|broadcast|left|felt|saw|lead|found|shot)$/i;

const link = /^ (?:of|for|in|with|at|to|on|as|by|from|and|or|was|were|is|are)\b/;

/** A verb in the present, or what may be one, behind a verb in the past: nobody could mend it for sure. */
function leavesPresent(rest: string): boolean {
  const own = rest.split(/\b(?:to|who|which|that|while|can|will)\b/)[0] ?? "";
  return [...own.matchAll(/(\band|,|\bor|&)(?: also)?(?= (\p{Ll}+)(?= [\p{L}\d]))/gu)].some((match) => {
    const [whole, joint, word = ""] = match;
    const verb = readVerb(word);
    if (verb?.form !== "base" && verb?.form !== "third") return false;
    const after = own.slice(match.index + whole.length + 1 + word.length);
    return !verb.nounToo || (joint === "and" && verb.form === "base" && !link.test(after));
  });
}

/** "Manage the shop and ordering stock", "and oversees": a list that changes its form half way. */
function changesForm(rest: string): boolean {
  return (
    /(?:,|\band) \p{L}+ing (?:the|a|all|new|staff)\b/u.test(rest) ||
    [...rest.matchAll(/(?:,|\band) (\p{L}+) /gu)].some(([, word = ""]) => {
      const verb = readVerb(word);
      return verb !== undefined && !verb.nounToo && (verb.form === "third" || verb.form === "past");
    })
  );
}

/** A word that makes a clause of what should be a phrase. */
function makesClause(word: string): boolean {
  const verb = readVerb(word);
  return verb?.form === "past" || (verb?.form === "base" && !verb.nounToo && /^\p{Ll}/u.test(word));
}

const headOfMatter =
  /(?:ing|[st]ions?|ment|ments|ance|ence|sis|ses|ity|ship|support|review|reviews|reports|statements|care|service|services|research|payroll|sales|design|repair|repairs|entry|control|audits?|orders|accounts|records|schedules|budgets|projects|cases|calls|contracts|lessons|campaigns|systems)$/i;

/** A phrase without a verb that names work: "Monthly bank reconciliations", "Ordering of stock". */
function matter(text: string): Told | undefined {
  return /^(?:a|an|the|my|this|no|while|working knowledge|also|and|or|i|it|for|with|from|to|in|on|at|by|as)\b/i.test(
    text,
  )
    ? undefined
    : asMatter(text);
}

function asMatter(text: string): Told | undefined {
  const words = text.split(" ");
  const [first = ""] = words;
  const verb = readVerb(first);
  if (words.length < (/ing$/.test(first) ? 3 : 2) || words.length > mostMatterWords || /[;]/.test(text))
    return undefined;
  if (/\b(?:is|are|was|were|has|have|had|will|can|I|me|who|which|that)\b/.test(text)) return undefined;
  if (words.slice(1).some(makesClause)) return undefined;
  if (verb?.form === "base" && !/^(?:of|for|and)$/.test(words[1] ?? "")) return undefined;
  const isGerund = verb ? verb.form === "gerund" : /\p{L}{3}ing$/u.test(first);
  const head =
    /^(?:\p{L}|[ '’/-])+?(?= (?:of|for|in|with|at|to|on|from|by|using|and|as|per|within|across|under|during|through|including)\b|[,(]|$)/u.exec(
      text,
    )?.[0];
  const isNoun =
    head !== undefined &&
    headOfMatter.test(head) &&
    !/(?:experience|knowledge|skills?|ability)$/i.test(head) &&
    (!verb || verb.nounToo || head.includes(" "));
  if (verb && (verb.form === "past" || (verb.form !== "gerund" && !verb.nounToo))) return undefined;
  return isGerund || isNoun ? { kind: "matter", text: lowerFirst(text) } : undefined;
}

/** The first word in small letters unless it is a name or an abbreviation. */
function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}+\b)/u, (letter) => letter.toLowerCase());
}
