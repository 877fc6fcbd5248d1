import type { Change, Verdict } from "./change";
import { type GateOptions, gateChanges } from "./gate/gate-changes";
import { listAt } from "./gate/list-at";
import { saysAgain, wordsOf } from "./propose/mend-lists";
import type { Resume } from "./resume";
import { valueAt } from "./resume-atoms";

const bullets = /^(\/(?:work|volunteer|projects)\/\d+\/highlights)\/(\d+)$/;
/** The paragraph above the bullets of a job. */
const about = /^\/(?:work|volunteer)\/\d+\/summary$/;
const skill = /^\/skills\/\d+\/keywords\/\d+$/;

/**
 * Decides each change: what says something passes the gate, what only cuts a paragraph or leaves out a repeated line says
 * nothing new and is held against the lines themselves.
 */
export function judgeChanges(changes: readonly Change[], resume: Resume, options: GateOptions = {}): Verdict[] {
  const gated = new Map(
    gateChanges(
      changes.filter((change) => !isStructural(change)),
      resume,
      options,
    ).map((verdict) => [verdict.change, verdict]),
  );
  return changes.map((change) => {
    const verdict = gated.get(change);
    if (verdict) return verdict;
    const reason = wrongWith(change, resume);
    return { change, accepted: reason === undefined, claims: [], ...(reason && { reason }) };
  });
}

/** Changes that move or drop words and write none. */
export function isStructural({ kind }: Pick<Change, "kind">): boolean {
  return kind === "split" || kind === "left-out";
}

/** Changes that are taken or left as they are: nobody words an order or a cut anew. */
export function hasNoWords(change: Pick<Change, "kind" | "order">): boolean {
  return change.order !== undefined || isStructural(change);
}

function wrongWith(change: Change, resume: Resume): string | undefined {
  const [, list, index] = bullets.exec(change.path) ?? [];
  const isPlace =
    list !== undefined ||
    (change.kind === "split" && about.test(change.path)) ||
    (change.kind === "left-out" && skill.test(change.path));
  if (!isPlace || valueAt(resume, change.path) !== change.before || change.before === "")
    return "The text to change is not what stands in the resume.";
  if (change.kind === "split") {
    const isWhole = change.after.split(/\s+/).join(" ").trim() === change.before.split(/\s+/).join(" ").trim();
    return isWhole ? undefined : "Cut into bullets, the paragraph would not say the same.";
  }
  const isSaid =
    list === undefined
      ? isListedTwice(change, resume)
      : saysAgain((listAt(resume, list) ?? []).map(wordsOf), Number(index));
  return change.after === "" && isSaid ? undefined : "Nothing else in the resume says this.";
}

function isListedTwice({ before }: Change, { skills }: Resume): boolean {
  return (
    skills.flatMap(({ keywords }) => keywords).filter((keyword) => wordsOf(keyword) === wordsOf(before)).length > 1
  );
}
