import { type Analysis, type ReadWord, verbUnder, wordsUnder } from "./analyse";
import { down, up } from "./directions";
import { isPeople } from "./people";
import { stem } from "./stem";

/** "Turnover fell from 31% to 26%": what went up or down stands before its verb. */
export function subjectOf({ text, words }: Analysis, clause: ReadWord["clause"]): ReadWord[] {
  const { verb = "", verbEnd = clause.end, start } = clause;
  if (!(up.has(verb) || down.has(verb)) || !/^\s+(?:(?:from|to|by)\b|[\d$€£])/.test(text.slice(verbEnd))) return [];
  const from = start - (/[^.,;:()\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  return words.filter((word) => word.start >= from && word.end <= start && word.content);
}

/** What the verb acts on: content words up to the first preposition but "of". */
export function objectsOf(analysis: Analysis, word: ReadWord): ReadWord[] {
  const subject = subjectOf(analysis, word.clause);
  if (subject.length > 0) return subject;
  const rest = wordsUnder(analysis, word.clause).filter(
    (item) => item.start >= (word.clause.verbEnd ?? 0) && item.start >= word.clause.start,
  );
  const objects: ReadWord[] = [];
  for (const item of rest) {
    if (
      /^(?:in|on|at|by|for|with|from|to|into|across|through|within|during|under|over|via|using|per|as|between|among)$/.test(
        item.lower,
      ) &&
      objects.length > 0
    )
      break;
    if (item.content) objects.push(item);
  }
  if (objects.length > 0 || rest.some((item) => item.content)) return objects;
  const next = analysis.clauses[analysis.clauses.indexOf(word.clause) + 1];
  const head = next && verbUnder(analysis, next);
  return head && /^\s*(?:and|or|,|\/)/.test(analysis.text.slice(word.end, head.start)) ? objectsOf(analysis, head) : [];
}

const matters = new Set(
  `caseload case backlog inbox mailbox email diary calendar log record schedule queue ticket list file register database claim complaint
   enquiry inquiry call booking reservation appointment correspondence order request inventory stock invoice payment cash till drawer
   data document documentation paperwork spreadsheet newsletter website page channel account shipment delivery waitlist rota petty post
   referral return payroll enrolment`
    .split(/\s+/)
    .map(stem),
);
const measures = /^(?:average|total|number|volume|range|set|variety|mix|batch|series)$/;

/** A record, queue or stock: what is done with it is done with what it holds. */
export const isHolder = (stemmed: string) => matters.has(stemmed);

/** Whoever manages a diary, a queue or a caseload sees to it: no people, money or project are led. */
export function isMatter(analysis: Analysis, word: ReadWord, objects: ReadWord[]): boolean {
  if (word.clause.verb !== "manag" || objects.length === 0) return false;
  const phrases: ReadWord[][] = [[]];
  let last = objects[0];
  for (const object of objects) {
    if (last && /\bof\b|,|\band\b/.test(analysis.text.slice(last.end, object.start))) phrases.push([]);
    phrases.at(-1)?.push(object);
    last = object;
  }
  const head = phrases.map((phrase) => phrase.at(-1)).find((item) => item && !measures.test(item.lower));
  return head !== undefined && !isPeople(head) && matters.has(head.stem);
}
