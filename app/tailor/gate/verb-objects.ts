import type { Analysis, ReadWord } from "./analyse";
import { down, up } from "./directions";

/** "Turnover fell from 31% to 26%": what went up or down stands before its verb. */
function subjectOf({ text, words }: Analysis, clause: ReadWord["clause"]): ReadWord[] {
  const { verb = "", verbEnd = clause.end, start } = clause;
  if (!(up.has(verb) || down.has(verb)) || !/^\s+(?:from|to|by)\b/.test(text.slice(verbEnd))) return [];
  const from = start - (/[^.,;:()\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  return words.filter((word) => word.start >= from && word.end <= start && word.content);
}

/** What the verb acts on: content words up to the first preposition but "of". */
export function objectsOf(analysis: Analysis, word: ReadWord): ReadWord[] {
  const subject = subjectOf(analysis, word.clause);
  if (subject.length > 0) return subject;
  const rest = analysis.words.filter(
    (item) =>
      item.start >= (word.clause.verbEnd ?? 0) && item.start >= word.clause.start && item.clause === word.clause,
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
  const head = next && analysis.words.find((item) => item.clause === next && item.isVerb);
  return head && /^\s*(?:and|or|,|\/)/.test(analysis.text.slice(word.end, head.start)) ? objectsOf(analysis, head) : [];
}
