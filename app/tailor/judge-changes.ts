import { sentence } from "~/wording";
import type { Change, Verdict } from "./change";
import { type GateOptions, gateChanges } from "./gate/gate-changes";
import { listAt, rawListAt } from "./gate/list-at";
import { contentStems } from "./lexicon/content-stems";
import type { Posting } from "./posting";
import { isSpareLine, withinLength } from "./propose/leave-out/cut-long-jobs";
import { linesToLeaveOut } from "./propose/leave-out/leave-out-lines";
import { entriesListedAgain, entryText } from "./propose/leave-out/repeated-entries";
import { isSameText, lettersOf, wordsOf } from "./propose/mend-text";
import { isSpare } from "./propose/skills/asked-skills";
import { linesSaidAgain } from "./propose/skills/mend-lists";
import { isSaidAbove, repeatedIn } from "./propose/skills/repeated-skills";
import { readSummary } from "./propose/summary/own-summary";
import { isSpareSummary, isSpareWish } from "./propose/summary/sought-post";
import { isHeldAsWritten } from "./render/written-section";
import type { Resume } from "./resume";
import { valueAt } from "./resume-atoms";
import { judgeSpelled, type Spelled } from "./spelling/spelled-resume";

const bullets = /^(\/(?:(?:work|volunteer|projects)\/\d+\/highlights|other\/\d+\/lines))\/(\d+)$/;
/** The paragraph above the bullets of a job. */
const about = /^\/(?:work|volunteer)\/\d+\/summary$/;
const skill = /^\/skills\/\d+\/keywords\/\d+$/;
/** A sentence is worded anew where the new summary has more of its own words than this. */
const reworded = 0.35;
const skills = /^\/skills\/\d+\/keywords$/;

export interface JudgeOptions extends GateOptions {
  /** The same resume in right spelling; without it a mended word is a word that nothing proves. */
  spelled?: Spelled;
}

/**
 * Decides each change: what says something passes the gate, what only cuts a paragraph, mends its signs or leaves out a repeated line says
 * nothing new and is held against the lines themselves.
 */
export function judgeChanges(
  changes: readonly Change[],
  resume: Resume,
  { spelled, ...options }: JudgeOptions = {},
): Verdict[] {
  const free = changes.filter((change) => !isHeldAsWritten(resume, change));
  const judged = spelled
    ? judgeSpelled(free, spelled, (some, as) => judgeAsWritten(some, as, options))
    : judgeAsWritten(free, resume, options);
  const isFree = new Set(free);
  let next = 0;
  return changes.map((change) =>
    isFree.has(change) ? (judged[next++] as Verdict) : { change, accepted: false, claims: [], reason: held },
  );
}

const held = "This part stays as you wrote it: how it is made up could not be read for sure.";

function judgeAsWritten(changes: readonly Change[], resume: Resume, options: GateOptions): Verdict[] {
  const worded = changes.filter((change) => !isStructural(change) && !isMended(change, resume));
  const ofSummary = worded.filter((change) => isOfSummary(change, resume));
  const others = worded.filter((change) => !ofSummary.includes(change));
  const gated = new Map(
    [...gateChanges(others, resume, options), ...judgeSummaries(ofSummary, resume, options)].map((verdict) => [
      verdict.change,
      verdict,
    ]),
  );
  const forLength = withinLength(
    changes.filter((change) => change.isForLength && isLineLeftOut(change, resume) && isSpareLine(resume, change.path)),
    resume,
  );
  return changes.map((change) => {
    const verdict = gated.get(change);
    if (verdict) return verdict;
    const reason = isStructural(change) && !forLength.has(change) ? wrongWith(change, resume, options) : undefined;
    return { change, accepted: reason === undefined, claims: [], ...(reason && { reason }) };
  });
}

/** Changes that move or drop words and write none. */
export function isStructural({ kind }: Pick<Change, "kind">): boolean {
  return kind === "split" || kind === "left-out" || kind === "skills-list";
}

function isLineLeftOut({ kind, path, before, after }: Change, resume: Resume): boolean {
  return kind === "left-out" && after === "" && before !== "" && valueAt(resume, path) === before;
}

/** A new summary in place of one that loses whole sentences: what its writer wants, blanks that nobody filled in, praise. */
function isOfSummary({ kind, path, before }: Change, resume: Resume): boolean {
  return kind === "summary" && path === "/basics/summary" && before !== "" && valueAt(resume, path) === before;
}

/** Whole sentences may go, as its owner sees: the new summary is held against what is left of the old one, and against the resume. */
function judgeSummaries(changes: readonly Change[], resume: Resume, options: GateOptions): Verdict[] {
  const without = new Map<string, Resume>();
  return changes.map((change) => {
    const before = leftOfSummary(change);
    if (before !== "" && change.after === before) return { change, accepted: true, claims: [] };
    const left = without.get(before) ?? withSummary(resume, before);
    without.set(before, left);
    const [verdict] = gateChanges([{ ...change, before }], left, options);
    return verdict ? { ...verdict, change } : { change, accepted: false, claims: [] };
  });
}

/** The sentences of the old summary that the new one has, as they were or in other words. */
function leftOfSummary({ before, after }: Change): string {
  const { sentences, text } = readSummary(before);
  const said = new Set(contentStems(after));
  const told = ` ${wordsOf(after)} `;
  const own = new Set(sentences.flatMap((one) => (told.includes(` ${wordsOf(one)} `) ? contentStems(one) : [])));
  const left = sentences.filter((one) => {
    if (told.includes(` ${wordsOf(one)} `)) return true;
    const words = contentStems(one).filter((word) => !own.has(word));
    return words.filter((word) => said.has(word)).length > reworded * words.length;
  });
  return left.length === sentences.length ? text : left.map(sentence).join(" ");
}

function withSummary(resume: Resume, text: string): Resume {
  const atoms = resume.atoms.flatMap((atom) =>
    atom.path !== "/basics/summary" ? [atom] : text === "" ? [] : [{ ...atom, text, span: null }],
  );
  return { ...resume, basics: { ...resume.basics, summary: text }, atoms };
}

/** The same letters and figures with other signs and blanks: nothing is claimed that was not. */
function isMended({ kind, path, before, after }: Change, resume: Resume): boolean {
  return kind === "rephrase" && before !== after && valueAt(resume, path) === before && isSameText(before, after);
}

/** Changes that are taken or left as they are: nobody words an order or a cut anew. */
export function hasNoWords(change: Pick<Change, "kind" | "order">): boolean {
  return change.order !== undefined || isStructural(change);
}

function wrongWith(change: Change, resume: Resume, { posting }: GateOptions): string | undefined {
  if (change.kind === "skills-list" || (change.kind === "left-out" && skills.test(change.path)))
    return wrongWithSkills(change, resume, posting);
  const entry = change.kind === "left-out" ? entryText(resume, change.path) : undefined;
  if (entry !== undefined) {
    if (entry !== change.before) return "The text to change is not what stands in the resume.";
    const isCopy = change.after === "" && entriesListedAgain(resume).has(change.path);
    return isCopy ? undefined : "Nothing else in the resume says this.";
  }
  if (change.kind === "left-out" && linesToLeaveOut(resume).has(change.path)) {
    const isLine = change.after === "" && valueAt(resume, change.path) === change.before;
    return isLine ? undefined : "The text to change is not what stands in the resume.";
  }
  if (change.kind === "left-out" && change.path === "/basics/summary") {
    const isSummary = change.after === "" && valueAt(resume, change.path) === change.before;
    if (!isSummary) return "The text to change is not what stands in the resume.";
    // A wish is no fact: without it nothing is lost.
    const isSpare = (posting && isSpareWish(change.before, resume, posting)) || isSpareSummary(change.before, resume);
    return isSpare ? undefined : "Nothing else in the resume says this.";
  }
  const [, list, index] = bullets.exec(change.path) ?? [];
  const isPlace =
    list !== undefined || (change.kind === "split" && (about.test(change.path) || skill.test(change.path)));
  if (!isPlace || valueAt(resume, change.path) !== change.before || change.before === "")
    return "The text to change is not what stands in the resume.";
  if (change.kind === "split") {
    const isWhole = lettersOf(change.after).toLowerCase() === lettersOf(change.before).toLowerCase();
    return isWhole ? undefined : "Cut into bullets, the paragraph would not say the same.";
  }
  const isSaid = linesSaidAgain((rawListAt(resume, list ?? "") ?? []) as string[]).has(Number(index));
  return change.after === "" && isSaid ? undefined : "Nothing else in the resume says this.";
}

/** A list may lose what it says twice, what names no skill and, for this post, what nothing in it asks for. */
function wrongWithSkills(change: Change, resume: Resume, posting?: Posting): string | undefined {
  const items = skills.test(change.path) ? listAt(resume, change.path) : undefined;
  if (items?.join("\n") !== change.before) return "The text to change is not what stands in the resume.";
  const group = Number(change.path.split("/")[2]);
  if (change.after === "" && isSaidAbove(resume, group)) return undefined;
  const repeated = repeatedIn(items);
  const isSaid = droppedFrom(change)?.every(
    (index) => repeated.has(index) || (posting && isSpare(items[index] ?? "", posting)),
  );
  return isSaid ? undefined : "Nothing else in the resume says this.";
}

/**
 * The place in the old list of each item of a new one, which may leave out some, set them in another order and write their capitals
 * otherwise; undefined where an item is none of them.
 */
export function keptFrom({ before, after }: Pick<Change, "before" | "after">): number[] | undefined {
  if (after === "") return [];
  const places = new Map<string, number[]>();
  for (const [index, item] of before.toLowerCase().split("\n").entries())
    places.set(item, [...(places.get(item) ?? []), index]);
  const [items, used] = [before.split("\n"), new Set<number>()];
  for (const item of after.split("\n")) {
    const free = places.get(item.toLowerCase())?.filter((index) => !used.has(index)) ?? [];
    const place = free.find((index) => items[index] === item) ?? free[0];
    if (place === undefined) return undefined;
    used.add(place);
  }
  return [...used];
}

/** Places of the items that a shorter list leaves out; undefined where it is no shorter form of the list. */
export function droppedFrom(change: Pick<Change, "before" | "after">): number[] | undefined {
  const kept = keptFrom(change);
  const stays = new Set(kept);
  return kept && [...change.before.split("\n").keys()].filter((index) => !stays.has(index));
}
