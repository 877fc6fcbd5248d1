import type { Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import { hasNoWords } from "~/tailor/judge-changes";
import type { Decision } from "./decision.schema";

/**
 * Adds one decision; null if it is about a change that does not exist, or gives a reordering new words. Words equal to
 * the original's reject the change, and words equal to ours accept it: neither are the user's own. A wording that waits
 * for a yes is not accepted like this: its yes is an answer (see decide-rewrite.server.ts).
 */
export function applyDecision(
  decisions: Decisions,
  decision: Decision,
  offered: readonly Verdict[],
  waiting: readonly Verdict[],
  today: string,
): Decisions | null {
  const { letter: _, ...withoutLetter } = decisions;
  switch (decision.intent) {
    case "accept-all":
      return { ...decisions, changes: {} };
    case "reject-all":
      return { ...decisions, changes: Object.fromEntries(offered.map(({ change }) => [change.id, "rejected"])) };
    case "keep-mine":
      return {
        ...decisions,
        changes: { ...decisions.changes, ...Object.fromEntries(waiting.map(({ change }) => [change.id, "rejected"])) },
      };
    case "confirm-all":
      return decisions;
    case "letter":
      return { ...decisions, letter: { text: decision.text, date: today } };
    case "letter-as-written":
      return withoutLetter;
    // The letter is written anew around them.
    case "letter-sentences":
      return { ...withoutLetter, sentences: { why: decision.why, more: decision.more, date: today } };
    case "accept":
    case "confirm":
    case "reject":
    case "edit":
      break;
    default:
      return decision satisfies never;
  }
  const isWaiting = waiting.some(({ change: { id } }) => id === decision.change);
  if (isWaiting && decision.intent === "accept") return null;
  const change = [...offered, ...waiting].find(({ change: { id } }) => id === decision.change)?.change;
  if (!change || (decision.intent === "edit" && hasNoWords(change))) return null;
  const { [change.id]: __, ...others } = decisions.changes;
  if (decision.intent === "accept" || decision.intent === "confirm") return { ...decisions, changes: others };
  if (decision.intent === "reject" || decision.text === change.before)
    return { ...decisions, changes: { ...others, [change.id]: "rejected" } };
  if (decision.text === change.after && !isWaiting) return { ...decisions, changes: others };
  return { ...decisions, changes: { ...others, [change.id]: { text: decision.text, date: today } } };
}
