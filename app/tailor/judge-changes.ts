import type { Change, Verdict } from "./change";
import { type GateOptions, gateChanges } from "./gate/gate-changes";
import { listAt } from "./gate/list-at";
import { saysAgain, skillsListedAgain, wordsOf } from "./propose/mend-lists";
import { entriesListedAgain, entryText } from "./propose/repeated-entries";
import type { Resume } from "./resume";
import { valueAt } from "./resume-atoms";

const bullets = /^(\/(?:work|volunteer|projects)\/\d+\/highlights)\/(\d+)$/;
/** The paragraph above the bullets of a job. */
const about = /^\/(?:work|volunteer)\/\d+\/summary$/;
const skills = /^\/skills\/\d+\/keywords$/;

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
  if (change.kind === "left-out" && skills.test(change.path)) return wrongWithSkills(change, resume);
  const entry = change.kind === "left-out" ? entryText(resume, change.path) : undefined;
  if (entry !== undefined) {
    if (entry !== change.before) return "The text to change is not what stands in the resume.";
    const isCopy = change.after === "" && entriesListedAgain(resume).has(change.path);
    return isCopy ? undefined : "Nothing else in the resume says this.";
  }
  const [, list, index] = bullets.exec(change.path) ?? [];
  const isPlace = list !== undefined || (change.kind === "split" && about.test(change.path));
  if (!isPlace || valueAt(resume, change.path) !== change.before || change.before === "")
    return "The text to change is not what stands in the resume.";
  if (change.kind === "split") {
    const isWhole = change.after.split(/\s+/).join(" ").trim() === change.before.split(/\s+/).join(" ").trim();
    return isWhole ? undefined : "Cut into bullets, the paragraph would not say the same.";
  }
  const isSaid = saysAgain((listAt(resume, list ?? "") ?? []).map(wordsOf), Number(index));
  return change.after === "" && isSaid ? undefined : "Nothing else in the resume says this.";
}

function wrongWithSkills(change: Change, resume: Resume): string | undefined {
  if (listAt(resume, change.path)?.join("\n") !== change.before)
    return "The text to change is not what stands in the resume.";
  const dropped = droppedFrom(change);
  const again = skillsListedAgain(resume);
  const isSaid = dropped?.every((index) => again.has(`${change.path}/${index}`));
  return dropped && isSaid ? undefined : "Nothing else in the resume says this.";
}

/** Places of the items that a shorter list leaves out; undefined where it is no shorter form of the list. */
export function droppedFrom({ before, after }: Pick<Change, "before" | "after">): number[] | undefined {
  const left = after.split("\n");
  const dropped = before.split("\n").flatMap((item, index) => {
    if (item !== left[0]) return [index];
    left.shift();
    return [];
  });
  return left.length === 0 ? dropped : undefined;
}
