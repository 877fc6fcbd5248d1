import type { Verdict } from "../../tailor/change";
import type { Decisions } from "../../tailor/decisions";
import type { Decision } from "./decision.schema";

/**
 * The decisions with one more; null where it is about a change that is not on offer, or gives an order words. Words that
 * are the original's reject the change, words that are ours accept it: neither are the user's own.
 */
export function applyDecision(
  decisions: Decisions,
  decision: Decision,
  offered: readonly Verdict[],
  today: string,
): Decisions | null {
  const { letter: _, ...withoutLetter } = decisions;
  switch (decision.intent) {
    case "accept-all":
      return { ...decisions, changes: {} };
    case "reject-all":
      return { ...decisions, changes: Object.fromEntries(offered.map(({ change }) => [change.id, "rejected"])) };
    case "letter":
      return { ...decisions, letter: { text: decision.text, date: today } };
    case "letter-as-written":
      return withoutLetter;
    case "accept":
    case "reject":
    case "edit":
      break;
    default:
      return decision satisfies never;
  }
  const change = offered.find(({ change: { id } }) => id === decision.change)?.change;
  if (!change || (decision.intent === "edit" && change.order)) return null;
  const { [change.id]: __, ...others } = decisions.changes;
  if (decision.intent === "accept") return { ...decisions, changes: others };
  if (decision.intent === "reject" || decision.text === change.before)
    return { ...decisions, changes: { ...others, [change.id]: "rejected" } };
  if (decision.text === change.after) return { ...decisions, changes: others };
  return { ...decisions, changes: { ...others, [change.id]: { text: decision.text, date: today } } };
}
