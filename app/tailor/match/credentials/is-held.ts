import type { IndexedLine } from "~/tailor/match/evidence/read-lines";
import type { Mention } from "~/tailor/match/index-resume";
import { isRegion } from "~/tailor/parse/words/places";
import type { Span } from "~/tailor/resume";

/** Somebody is on the way to a licence, or had it once. */
const notHeld =
  /\b(?:in view|in progress|expected|expired|lapsed|enrol\w*|pursu\w+|towards?|candidate|eligib\w+|prepar\w+|stud(?:y|ying|ent)|seek\w*|looking|aspir\w+|part[- ]qualified|track|courses?|coursework|program(?:me)?s?|review|exams?|training|planned|pre-\p{L}+)\b/iu;
const lapsed =
  /\b(?:in view|in progress|expected|expired|lapsed|ran out|run out|out of date|suspended|revoked|inactive|enrolled|not current|never held)\b/i;
/** A study that came with a licence says so. */
const awards = /\b(?:with|including|qualified|certified|licensed|registered|awarded|passed)\b/i;
/** A study that ends with a paper is named by it. */
const namesPaper = /\b(?:certificate|diploma|award)$/i;
const saysHeld = /\b(?:certified|licensed|qualified|registered|chartered|accredited|hold(?:s|er|ing)?)\b/i;
/** A summary names what somebody is at the start of its sentence, after so many letters. */
const opensWithin = 12;

/** What may stand beside a licence in an item of a list: its date, and that it is good. */
const besideIt =
  /^(?:[\s\d().:–-]|\b(?:full|clean|valid|current|uk|eu|irish|held|since|card|certificate|foundation|licen[cs]e|and|class|\p{Lu}\p{Lu}?\d?|\p{Lu}\p{Ll}{2}|january|february|march|april|june|july|august|september|october|november|december)\b)*$/iu;
/** An item of a list that holds nothing but the licence, and the state that gave it, among studies too. */
function isItem({ line: { atom, span }, start, end }: Mention): boolean {
  const { from, to } = clauseOf(span, atom.text, start, end);
  const beside = atom.text.slice(from, start) + atom.text.slice(end, to);
  return besideIt.test(beside.replace(/\p{Lu}\p{L}+/gu, (word) => (isRegion(word) ? "" : word)));
}

/** True for a text that speaks of a study or licence as of one that is not there yet, or no longer. */
export const isUnderWay = (text: string): boolean => notHeld.test(text);

/** A line of a job may speak of a colleague's licence; one of another section is about the person. */
function isOfJob({ place, entry }: IndexedLine): boolean {
  return place === "bullet" && /^\/(?:work|volunteer|projects)\//.test(entry);
}

/** Between commas and the like. */
export function clauseOf(span: Span, text: string, start: number, end: number): { from: number; to: number } {
  const signs = [",", ";", "|", "\n"];
  const from = Math.max(span.start, ...signs.map((sign) => text.slice(0, start).lastIndexOf(sign) + 1));
  return { from, to: end + text.slice(end, span.end).search(/[,;|\n]|$/u) };
}

/**
 * True where a line says that somebody holds the licence that it names: in a bullet it may be a colleague's, in a
 * summary it stands at the start of a sentence, or with a word for holding; a course may only prepare for it.
 */
export function isHeld(mention: Mention): boolean {
  const { line, start, end } = mention;
  const { place, support, atom, span } = line;
  // Where a resume has no headings, what somebody holds stands below the last job, at the start of a line of its own.
  const isColleagues = isOfJob(line) && !(start - span.start <= opensWithin && isItem(mention));
  if (isColleagues || support <= 0 || atom.path.includes("/courses/")) return false;
  const { from, to } = clauseOf(span, atom.text, start, end);
  const clause = atom.text.slice(from, to);
  const says = (): boolean =>
    !notHeld.test(atom.text) && (awards.test(clause) || namesPaper.test(atom.text.slice(start, end)));
  if (place === "education" && !isItem(mention) && !says()) return false;
  if (place !== "education" && place !== "summary") return !lapsed.test(atom.text.slice(end, to));
  if (notHeld.test(clause.slice(0, start - from)) || notHeld.test(clause.slice(end - from))) return false;
  return place !== "summary" || start - span.start <= opensWithin || saysHeld.test(clause);
}

export const isSummary = ({ line }: Mention): boolean => line.place === "summary";

/** A title is borne out by lines of so much. */
const borneOut = 0.5;

/** True where a list of papers names the licence, or the title of a job that was done. */
export function isListed(mention: Mention): boolean {
  const { place, support } = mention.line;
  if (place === "title") return support >= borneOut;
  return place !== "summary" && (place !== "education" || isItem(mention)) && isHeld(mention);
}

/** True where a whole line says that somebody holds what it names. */
export const holds = (line: IndexedLine): boolean => isHeld({ line, start: line.span.start, end: line.span.start });
