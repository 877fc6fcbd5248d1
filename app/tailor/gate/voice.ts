import type { Analysis } from "./analyse";
import type { Clause } from "./clause";

const person =
  /^by (?:(?:an?|the|my|our|their|its|two|three|four|five|several|senior|other|external|\d+) )*(?:[\p{L}-]+ ){0,3}?(?:[\p{L}-]+(?:er|or|ist|ian|ant|ee)s?|nurses?|teams?|staff|board|foreman|heads?|chefs?|people|others|department|company|colleagues?|management|leadership|police|army|[\p{Lu}]\p{L}+)\b/u;

const undergone = new WeakMap<Clause, boolean>();

/**
 * The deed of the clause was done to the writer, or by somebody else: "was trained in", "reports were audited by the team".
 * Each deed that is judged asks it of every clause near it.
 */
export function isUndergone({ text }: Analysis, clause: Clause): boolean {
  const known = undergone.get(clause);
  if (known !== undefined) return known;
  const found = readUndergone(text, clause);
  undergone.set(clause, found);
  return found;
}

function readUndergone(text: string, clause: Clause): boolean {
  if (!/^\S*(?:ed|n|t|d)$/i.test(clause.verbText ?? "")) return false;
  const before =
    text
      .slice(0, clause.start)
      .split(/[.;!?\n]/)
      .at(-1) ?? "";
  const after = text.slice(clause.verbEnd ?? clause.start, clause.end + 60).split(/[.;!?\n]/)[0] ?? "";
  const agent = /\bby\b/.exec(after);
  const byOther = agent !== null && person.test(after.slice(agent.index));
  if (/^\s*(?:[-•*]\s*)?(?:I )?(?:was|were|got|been|being|am) (?:\p{L}+ly )?$/iu.test(before)) return true;
  return byOther && (/\b(?:was|were|been|being|is|are|got) (?:\p{L}+ly )?$/iu.test(before) || agent.index <= 1);
}

/** The clause of the new text has the writer do it to something: an object stands right behind the verb. */
export function isActive(analysis: Analysis, clause: Clause): boolean {
  const after = analysis.text.slice(clause.verbEnd ?? clause.start);
  return (
    !isUndergone(analysis, clause) &&
    !/^(?:[\s.;!?]*$|\s*[.;,)]|\s+(?:to|as|for|in|by|with|from|on|at|into|of)\b)/i.test(after)
  );
}
