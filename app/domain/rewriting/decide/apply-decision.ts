import type { Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import { hasNoWords } from "~/tailor/judge-changes";
import { cutFrom } from "~/tailor/propose/leave-out/cut-long-jobs";
import { isPrompt } from "~/tailor/propose/suggest-edits";
import type { Decision } from "./decision.schema";

/**
 * Adds one decision; null if it is about a change that does not exist, or gives a reordering new words. Words equal to
 * the original's reject the change, and words equal to ours accept it: neither are the user's own. A wording that waits
 * for a yes is not accepted like this: its yes is an answer (see decide-rewrite.server.ts).
 */
export function applyDecision(
  decisions: Decisions,
  decision: Decision,
  offered: readonly Pick<Verdict, "change">[],
  waiting: readonly Verdict[],
  today: string,
): Decisions | null {
  const { letter: _, ...withoutLetter } = decisions;
  switch (decision.intent) {
    case "accept-all":
      return { ...decisions, changes: untouched(decisions, waiting) };
    case "reject-all": {
      const ids = offered.map(({ change }) => change.id).filter((id) => !isPrompt(id));
      return {
        ...decisions,
        changes: { ...untouched(decisions, waiting), ...Object.fromEntries(ids.map((id) => [id, "rejected"])) },
      };
    }
    case "accept-cuts":
    case "reject-cuts": {
      const ids = cutsBeside(decision.change, offered);
      if (ids.length === 0) return null;
      const others = Object.entries(decisions.changes).filter(([id]) => !ids.includes(id));
      const rejected = decision.intent === "reject-cuts" ? ids.map((id): [string, "rejected"] => [id, "rejected"]) : [];
      return { ...decisions, changes: Object.fromEntries([...others, ...rejected]) };
    }
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
  // Nobody proposed words for a prompt: without the user's own it stays as it was.
  if (isPrompt(change.id) && (decision.intent === "reject" || decision.text === change.before))
    return { ...decisions, changes: others };
  if (decision.intent === "reject" || decision.text === change.before)
    return { ...decisions, changes: { ...others, [change.id]: "rejected" } };
  if (decision.text === change.after && !isWaiting) return { ...decisions, changes: others };
  return { ...decisions, changes: { ...others, [change.id]: { text: decision.text, date: today } } };
}

/** The lines left out for length of the job that this change leaves one out of; none where it leaves none out. */
function cutsBeside(id: string, offered: readonly Pick<Verdict, "change">[]): string[] {
  const change = offered.find((one) => one.change.id === id)?.change;
  const list = change && cutFrom(change);
  return list === undefined ? [] : offered.flatMap((one) => (cutFrom(one.change) === list ? one.change.id : []));
}

/** What is about no change of ours: words filled into prompts, answers about wordings. No decision on all changes takes it away. */
function untouched({ changes }: Decisions, waiting: readonly Verdict[]): Decisions["changes"] {
  const wordings = new Set(waiting.map(({ change }) => change.id));
  return Object.fromEntries(Object.entries(changes).filter(([id]) => isPrompt(id) || wordings.has(id)));
}
