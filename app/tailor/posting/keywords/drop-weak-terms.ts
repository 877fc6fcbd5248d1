import { stem } from "~/tailor/gate/stem";
import { postingShare } from "~/tailor/lexicon/word-frequencies";
import type { Passage } from "~/tailor/posting/segments/classify-segments";
import { type Asked, isGoverned } from "./asked";

const aboutEmployer = new Set(["company", "legal", "benefits", "apply"]);

const units =
  /^[\s-]+(?:teams?|departments?|culture|community|colleagues|staff|professionals|managers?|leaders?|group|experts?|engineers?|developers?|programmers?|specialists?|analysts?|consultants?|administrators?|architects?|designers?|assistants?|officers?|coordinators?|supervisors?|technicians?)\b/i;
const verbBefore = /\b(?:to|will|you|we|can|should|must|help|and|or)\s+$/i;
const verbAfter = /^\s*(?:,\s*\w+)*,?\s*(?:and\s+\w+\s+)?(?:the|a|an|our|all|new|its|their|your|any)\s/i;

/** "PhD student" and "master programme" name people and places, "the PhD scholarship" the post itself. */
const degreeUser =
  /^[\s-]+(?:students?|scholar\w*|fellow\w*|program\w*|projects?|positions?|thes[ie]s|study|studies|candidates?|regulations?|researchers?|stipend\w*|school)\b/i;
/** A language is asked for where the sentence speaks of speaking. */
const spoken =
  /speak|spoken|fluen|writ|verbal|oral|langu|proficien|skill|knowledge|command|native|mother tongue|lingual|communicat|level|\b[abc][12]\b|must|require|prefer|plus|advantage/i;
/** The application itself may have to be in English. */
const papers = /\b(?:application|applications|cv|resume|cover letter|documents?|translat\w*)\b/i;
/** People by their work: "project managers" are who one works with. */
const people =
  /(?:manager|engineer|developer|analyst|administrator|designer|scientist|specialist|consultant|architect|planner|buyer|writer|editor|technician|accountant|operator|researcher|programmer|auditor|recruiter|trainer|leader|officer|assistant|coordinator|marketer|tester)s?$/i;

/** A word that so many posts hold says nothing unless the post asks for it in so many words. */
const commonplaceShare = 0.1;
/** Words of a line that names things and no more. */
const listWords = 4;
const listLength = 80;

/**
 * Drops what only looks like a requirement: general one-word skills used as a verb ("to design the …"), as the name
 * of a team, or mentioned in passing by one duty or introduction, unless the title has them or the post comes back
 * to them; and the employer's own names.
 */
export function dropWeakTerms(text: string, asked: Asked[], passages: Passage[], title: string | undefined): Asked[] {
  const elsewhere = passages.filter(({ section }) => aboutEmployer.has(section));
  const mentions = new Map<string, number>();
  const meant = asked.filter((one) => !isMisread(text, one));
  for (const one of meant) mentions.set(keyOf(one), (mentions.get(keyOf(one)) ?? 0) + 1);
  const head = (title ?? "").toLowerCase();
  return meant.filter((one) => {
    if (one.canonical === undefined && (isPlainWord(one) || isEmployers(text, one, elsewhere))) return false;
    if (one.kind === "skill" && isTitleLine(text, one, head)) return false;
    if (!isGeneral(one)) return true;
    if (!inPassing(one)) return !isCommonplace(one) || isListLine(text, one) || isGoverned(text, one);
    return (mentions.get(keyOf(one)) ?? 0) > 1 || head.includes(one.term.toLowerCase());
  });
}

/** A capitalised name that the lines about the employer know as well is the employer's. */
function isEmployers(text: string, { term, passage }: Asked, elsewhere: Passage[]): boolean {
  if (!/^\p{Lu}/u.test(term)) return false;
  return elsewhere.some((other) => other !== passage && text.slice(other.start, other.end).includes(term));
}

/** The title names the job; it has a part of the score of its own. */
function isTitleLine(text: string, { passage }: Asked, head: string): boolean {
  return (
    head !== "" &&
    passage.end <= head.length + 40 &&
    head.includes(text.slice(passage.start, passage.end).toLowerCase())
  );
}

function isCommonplace({ term }: Asked): boolean {
  return postingShare(stem(term.toLowerCase())) >= commonplaceShare;
}

function isListLine(text: string, { passage }: Asked): boolean {
  if (passage.end - passage.start > listLength) return false;
  return text.slice(passage.start, passage.end).split(/\s+/).length <= listWords;
}

function keyOf(one: Asked): string {
  return (one.canonical ?? one.term).toLowerCase();
}

/** One-word skills in plain lower case or plain capitals ("budget", "Sales"), not names or abbreviations. */
function isGeneral(one: Asked): boolean {
  return one.canonical !== undefined && one.kind === "skill" && /^\p{L}\p{Ll}+$/u.test(one.term);
}

/** A single unknown word without a capital, digit or sign is hardly the name of anything. */
function isPlainWord({ kind, term }: Asked): boolean {
  return kind === "skill" && /^\p{Ll}+$/u.test(term);
}

function inPassing({ passage }: Asked): boolean {
  return passage.section === "duties" || passage.section === "intro";
}

function isMisread(text: string, one: Asked): boolean {
  const after = text.slice(one.end, one.end + 40);
  if (one.canonical === undefined) return /^\s*[®™]/.test(after) || (one.kind === "skill" && people.test(one.term));
  if (one.kind === "degree") return degreeUser.test(after);
  if (one.kind === "credential") return isSomeoneElse(one);
  if (one.kind === "language") return isForeignWord(text, one);
  if (one.kind === "skill" && people.test(one.term) && !people.test(one.canonical))
    return !/\bas an?\s+(?:\w+\s+)?$/i.test(text.slice(0, one.start).slice(-20));
  if (one.kind === "skill" && units.test(after)) return true;
  return isGeneral(one) && verbAfter.test(after) && verbBefore.test(text.slice(Math.max(0, one.start - 10), one.start));
}

/** Duties name the nursing assistants one works with and the CPA who reviews. */
function isSomeoneElse({ term, passage }: Asked): boolean {
  return passage.section === "duties" && !passage.asks && !/licen[sc]|certif/i.test(term);
}

/** "Danish universities", "the application must be in English": named, but not asked for. */
function isForeignWord(text: string, { passage }: Asked): boolean {
  const sentence = text.slice(passage.start, passage.end);
  const list = passage.section === "must" || passage.section === "preferred" || passage.section === "nice";
  return papers.test(sentence) || !(spoken.test(sentence) || (list && sentence.length < 40));
}
