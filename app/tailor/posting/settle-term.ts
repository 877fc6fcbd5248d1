import { readVerb } from "~/tailor/grammar/verb-forms";
import { canonicalOf } from "~/tailor/lexicon/lexicon";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isRegion } from "~/tailor/parse/words/places";
import type { Asked } from "./segments/passage";

/** Speaks to the applicant, or of the employer: nothing that a resume could show. */
const addressed = /\b(?:our|your|you|us|we|my|me)\b/i;
/** How to apply, and where: "send your resume to recruitment at …". */
const application = /\b(?:resume|cv|www|application form|cover letter|to apply)\b|@/i;
/** An address goes on behind the words ("recruitment at mhopkins@…"). */
const address = /^\s?(?:@|\.(?:com|org|net|co)\b|\(at\))/i;
/** The words end inside one: "education hasn" of "education hasn't worked". */
const brokenWord = /^['’]\p{Ll}/u;
/** Conditions of the work: no deed, and nothing that is known. */
const conditions =
  /\bat any time\b|^\d+ (?:days?|hours?|weeks?|months?|minutes?)\b|\bpaid (?:vacation|holiday)|\b401\(?k/i;
/** The sentence goes on about the employer: "Luxury homebuilder in Ohio seeking an accountant". */
const seeks = /^[^.;:]{0,60}\b(?:seeking|seeks|(?:is|are) (?:hiring|looking|recruiting)|looking for)\b/i;
/** Words at the end that wait for more. */
export const waiting =
  /(?:\s+(?:vs|versus|per|than|of|for|to|with|at|in|into|on|onto|by|from|and|or|the|an?|any|all))+\.?$/i;
const ownName = /\s(?:through|via|with|using|in|into|on)\s+(\p{Lu}\S*(?:\s\p{Lu}\S*)*)$/u;

/** What a term asks for, each thing as it can be said by itself; nothing where it asks nothing of the applicant. */
export function settleTerms(text: string, one: Asked): Asked[] {
  const settled = settleTerm(text, one);
  return settled ? partDeeds(text, settled) : [];
}

/** "Fill prescriptions and explain home care": two deeds, each with what it is done to, are two things. */
function partDeeds(text: string, one: Asked): Asked[] {
  if (one.kind !== "skill" || one.canonical !== undefined) return [one];
  const written = text.slice(one.start, one.end);
  for (const { 0: joint, index } of written.matchAll(/\s+(?:and|&)\s+/g)) {
    const [left, right] = [written.slice(0, index), written.slice(index + joint.length)];
    if (opensWithDeed(left, true) && opensWithDeed(right, false) && !/,|\bor\b/.test(written))
      return [
        cutTo(text, one, one.start, one.start + index),
        ...partDeeds(text, cutTo(text, one, one.end - right.length, one.end)),
      ];
  }
  return [one];
}

function opensWithDeed(phrase: string, isFirst: boolean): boolean {
  const [word = "", object] = phrase.split(/\s+/);
  const verb = readVerb(word.toLowerCase());
  if (!verb || object === undefined) return false;
  return verb.form === "gerund" || (verb.form === "base" && (isFirst || !verb.nounToo));
}

/** Letters of a degree that are another name in such company: "conditional access and MFA", "frames to BS EN 166". */
const otherNames: Readonly<Record<string, RegExp>> = {
  MFA: /\b(?:access|sso|authenticat\w*|entra|azure|okta|intune|vpn|identity|security)\b/i,
  BS: /\bBS (?:EN|ISO|\d)/,
};

function isOtherName(text: string, { kind, term, passage }: Asked): boolean {
  return kind === "degree" && otherNames[term]?.test(text.slice(passage.start, passage.end)) === true;
}

function settleTerm(text: string, one: Asked): Asked | undefined {
  if (isOtherName(text, one)) return { ...one, kind: "skill", canonical: undefined };
  if (one.canonical !== undefined) return one;
  if (one.kind === "language") return undefined;
  const { term, start, end, passage } = one;
  if (application.test(term) || address.test(text.slice(end, end + 8)) || brokenWord.test(text.slice(end, end + 2)))
    return undefined;
  if (one.kind !== "experience" && conditions.test(term)) return undefined;
  if (addressed.test(term) || isRegion(term.replace(/^(?:the )?state of /i, ""))) return undefined;
  if (one.kind === "degree" && isMeasure(text, one)) return undefined;
  if (start === passage.start && one.kind !== "degree" && seeks.test(text.slice(end, passage.end))) return undefined;
  const settled = withoutLoose(text, fromVerb(text, withNumber(text, one)));
  // "Check outgoing orders": what names no paper and has no name of its own is work.
  return settled?.kind === "credential" && isPlainDeed(settled.term) ? { ...settled, kind: "skill" } : settled;
}

/** "A high degree of care", "organized to a slightly scary degree": how much, and no paper. */
function isMeasure(text: string, { term, start }: Asked): boolean {
  return (
    /^(?:\p{L}+ )?degree of\b/iu.test(term) ||
    (/\bdegree$/i.test(term) && /\bto an? (?:\p{L}+ ){0,2}$/iu.test(text.slice(0, start)))
  );
}

const paper =
  /\b(?:licen[sc]\w*|certif\w*|regist\w*|permit|card|ticket|endorse\w*|clearance|check|authori[sz]\w*|eligib\w*|diploma|qualif\w*|accredit\w*|training|award|member\w*)\b/iu;

function isPlainDeed(term: string): boolean {
  const [first = ""] = term.split(/\s/u);
  return (
    (readVerb(first.toLowerCase())?.form === "base" || !/\p{Lu}|\d/u.test(term)) &&
    !paper.test(term.slice(first.length))
  );
}

/** "HTM | 01-05", "CDM | 2015": the number that is part of a standard's name. */
function withNumber(text: string, one: Asked): Asked {
  if (!/(?<!\p{L})\p{Lu}{2,6}$/u.test(one.term)) return one;
  const number = /^ (?:\d{4,5}|\d{1,3}-\d{1,4})(?![\d.,%:-])/.exec(text.slice(one.end, one.passage.end))?.[0] ?? "";
  return number === "" ? one : { ...one, end: one.end + number.length, term: one.term + number };
}

/**
 * A clause from its verb on, without the one who does it ("construction meets the plans"), and a line from where it
 * begins, where the break before it was lost ("plant Research new technologies").
 */
function fromVerb(text: string, one: Asked): Asked {
  const words = [...text.slice(one.start, one.end).matchAll(/\S+/g)];
  if (one.kind !== "skill" || readVerb(words[0]?.[0] ?? "")) return one;
  for (const [at, { 0: word, index }] of words.entries()) {
    if (/^(?:and|or|&|to)$/i.test(word) || /[,;]$/.test(word)) return one;
    const verb = at > 0 && at + 1 < words.length ? readVerb(word) : undefined;
    const follows = /^\p{Ll}/u.test(words[at - 1]?.[0] ?? "");
    const isClause = verb?.form === "third" && !verb.nounToo && /^\p{Ll}/u.test(word);
    const isLine = follows && (verb?.form === "base" || verb?.form === "third") && /^\p{Lu}\p{Ll}/u.test(word);
    if (isClause || isLine) return cutTo(text, one, one.start + index, one.end);
  }
  return one;
}

/** Without words at its ends that are no part of it: "project cost vs", "online through Paycor", "integrationXCode". */
function withoutLoose(text: string, one: Asked): Asked | undefined {
  const written = text.slice(one.start, one.end);
  const name = one.kind === "tool" ? ownName.exec(written)?.[1] : undefined;
  if (name) {
    const start = one.end - name.length;
    return cutTo(text, one, start, start + name.replace(/(?<=[+#])\p{Lu}\p{Ll}.*$/u, "").length);
  }
  const length = written
    .slice(0, jointIn(written))
    .replace(/\.\d+$/, "")
    .replace(waiting, "").length;
  if (length === 0) return undefined;
  return length === written.length ? one : cutTo(text, one, one.start, one.start + length);
}

/** Where two words of everyday use lost the break between them; the length of the term where none did. */
export function jointIn(term: string): number {
  for (const { 0: word, index } of term.matchAll(/[\p{L}]+/gu)) {
    const joint = /^(\p{L}?\p{Ll}{3,})(\p{Lu}\p{L}+)$/u.exec(word);
    if (!joint || canonicalOf(word) !== undefined || word.length === term.length) continue;
    const [, left = "", right = ""] = joint;
    if (isCommonWord(left.toLowerCase()) && (isCommonWord(right.toLowerCase()) || canonicalOf(right))) {
      return index + left.length;
    }
  }
  return term.length;
}

function cutTo(text: string, one: Asked, start: number, end: number): Asked {
  const term = text.slice(start, end).replace(/\s+/g, " ");
  return { ...one, start, end, term, canonical: canonicalOf(term) };
}
