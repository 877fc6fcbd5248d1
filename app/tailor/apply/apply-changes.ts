import type { Change } from "~/tailor/change";
import { isPermutation, rawListAt, sectionsPath } from "~/tailor/gate/list-at";
import { isStructural } from "~/tailor/judge-changes";
import type { Atom, Resume } from "~/tailor/resume";
import { listOfEnd, valueAt, withValueAt } from "~/tailor/resume-atoms";
import { respell } from "~/tailor/spelling/find-misspellings";
import { assertPreserved } from "./assert-preserved";
import { dropCopies, isCopy } from "./drop-copies";
import { setList, withListAt } from "./set-list";

/**
 * The resume with every accepted change in it: the order of sections, additions and texts first, then orders of lines, so that paths mean what they meant at the gate.
 * Atoms keep their ids; their paths follow a new order, and a changed atom has its new text and no span.
 * `own` are texts in the user's words, who may leave out of a line what they like; nothing else may be lost.
 * Throws a RangeError where a change does not fit the resume, or where anything would be lost.
 */
export function applyChanges(resume: Resume, accepted: readonly Change[], own: readonly Change[] = []): Resume {
  const copies = accepted.filter(isCopy);
  const structural = accepted.filter((change) => isStructural(change) && !isCopy(change));
  const others = accepted.filter((change) => !isStructural(change));
  const additions = others.filter((change) => listOfEnd(change.path) !== undefined);
  const isOfSection = ({ path }: Change) => path.startsWith(`${sectionsPath}/`);
  const worded = others.filter((change) => !change.order && listOfEnd(change.path) === undefined);
  const texts = worded.filter((change) => !isOfSection(change));
  const ordering = others.filter((change) => change.order);
  const orders = ordering.filter(({ path }) => path !== sectionsPath).map((change) => withAdded(change, additions));
  const headed = worded.filter(isOfSection).reduce(applyText, resume);
  // A new summary is a section more: the order was decided without it.
  const arranged = ordering.filter(({ path }) => path === sectionsPath).reduce(applyOrder, headed);
  const grown = own.reduce(applyText, additions.reduce(applyAddition, arranged));
  const said = texts.reduce(applyText, grown);
  const ordered = orders.sort((left, right) => right.path.length - left.path.length).reduce(applyOrder, said);
  assertPreserved(
    texts.reduce(applySpelling, grown),
    ordered,
    new Map(texts.map((change) => [change.before, change.after])),
  );
  const isCurated = ({ path }: Change) => /\/keywords$/.test(path);
  const isSummary = ({ path }: Change) => path === "/basics/summary";
  const isAbout = (change: Change) => /\/summary$/.test(change.path) && !isSummary(change);
  const curated = structural.filter(isCurated).reduce((current, change) => setList(current, change, resume), ordered);
  const told = structural.filter(isSummary).reduce(withoutSummary, curated);
  const cut = structural.filter(isAbout).reduce(cutAbout, told);
  const mended = applyCuts(
    cut,
    structural.filter((change) => !isCurated(change) && !isAbout(change) && !isSummary(change)),
  );
  return dropCopies(mended, copies);
}

const skill = /^\/skills\/\d+\/keywords\/\d+$/;
const listed = /^(.*)\/(\d+)$/;

/** List -> item of it -> the texts that take its place. */
type Pieces = Map<string, Map<number, string[]>>;

/** Cuts paragraphs into bullets, parts skills, and leaves bullets out, wherever an order has moved them to. */
function applyCuts(resume: Resume, changes: readonly Change[]): Resume {
  const atomOf = new Map(resume.atoms.toReversed().map((atom) => [atom.id, atom]));
  const cuts: Pieces = new Map();
  for (const change of changes) {
    const [, list = "", at = ""] = listed.exec(atomOf.get(change.atomId ?? "")?.path ?? "") ?? [];
    // What a shorter list of skills has lost stays out.
    if (list === "" && skill.test(change.path)) continue;
    if (rawListAt(resume, list)?.[Number(at)] !== change.before || cuts.get(list)?.has(Number(at)))
      throw new RangeError(`The text at ${change.path} is not what the change replaces`);
    putPieces(cuts, list, Number(at), change.after === "" ? [] : change.after.split("\n"));
  }
  return applyPieces(resume, cuts);
}

function putPieces(all: Pieces, list: string, at: number, pieces: string[]): void {
  all.set(list, (all.get(list) ?? new Map<number, string[]>()).set(at, pieces));
}

/**
 * Several texts of a list, or none, in place of one, which the first of them keeps the id of. All of them go in one pass over
 * the resume, since one job may lose very many lines.
 */
function applyPieces(resume: Resume, all: Pieces): Resume {
  if (all.size === 0) return resume;
  /** How many items of the new list there are up to each item of the old one. */
  const places = new Map<string, number[]>();
  let next = resume;
  for (const [list, pieces] of all) {
    const items: unknown[] = [];
    const ends = (rawListAt(resume, list) ?? []).map((item, at) => items.push(...(pieces.get(at) ?? [item])));
    places.set(list, ends);
    next = withListAt(next, list, items);
  }
  const atoms = resume.atoms.flatMap((one): Atom[] => {
    const [, list = "", at = ""] = listed.exec(one.path) ?? [];
    const end = places.get(list)?.[Number(at)];
    if (end === undefined) return [one];
    const pieces = all.get(list)?.get(Number(at));
    if (!pieces) return [{ ...one, path: `${list}/${end - 1}` }];
    return pieces.map((text, index) => ({
      id: index === 0 ? one.id : `${one.id}-${index}`,
      path: `${list}/${end - pieces.length + index}`,
      text,
      span: null,
    }));
  });
  return { ...next, atoms };
}

/** The paragraph above the bullets of a job becomes the first of them. */
function cutAbout(resume: Resume, change: Change): Resume {
  const atom = resume.atoms.find(({ id }) => id === change.atomId);
  const entry = atom?.path.replace(/\/summary$/, "") ?? "";
  const list = `${entry}/highlights`;
  const items = rawListAt(resume, list);
  if (!atom || !items || valueAt(resume, atom.path) !== change.before)
    throw new RangeError(`The text at ${change.path} is not what the change replaces`);
  const pieces = change.after.split("\n");
  const first = pieces.map(
    (text, at): Atom => ({
      id: at === 0 ? atom.id : `${atom.id}-${at}`,
      path: `${list}/${at}`,
      text,
      span: null,
    }),
  );
  const atoms = resume.atoms.flatMap((one): Atom[] => {
    if (one === atom) return first;
    const [, own, index] = listed.exec(one.path) ?? [];
    return [own === list ? { ...one, path: `${list}/${Number(index) + pieces.length}` } : one];
  });
  const grown = withListAt(resume, list, [...pieces, ...items]);
  return { ...withoutAbout(grown, entry), atoms };
}

function withoutAbout(resume: Resume, path: string): Resume {
  const [, section, index] = path.split("/");
  const clear = <Entry extends { summary?: string }>(entries: Entry[]) =>
    entries.map((entry, at) => (at === Number(index) ? { ...entry, summary: undefined } : entry));
  return section === "work"
    ? { ...resume, work: clear(resume.work) }
    : { ...resume, volunteer: clear(resume.volunteer) };
}

/** The id of the atom that an addition makes. */
export function addedAtomId(change: Change): string {
  return `added-${change.id}`;
}

function applyAddition(resume: Resume, change: Change): Resume {
  const list = listOfEnd(change.path) ?? "";
  const items = rawListAt(resume, list);
  if (!items) throw new RangeError(`There is no list at ${list}`);
  const atom: Atom = { id: addedAtomId(change), path: `${list}/${items.length}`, text: change.after, span: null };
  const last = resume.atoms.findLastIndex(({ path }) => path.startsWith(`${list}/`));
  const atoms = resume.atoms.toSpliced(last < 0 ? resume.atoms.length : last + 1, 0, atom);
  return { ...withListAt(resume, list, [...items, change.after]), atoms };
}

/** What was added to a list of skills stands behind the order that was decided without it. */
function withAdded(change: Change, additions: readonly Change[]): Change {
  const added = additions.filter(({ path }) => listOfEnd(path) === change.path).length;
  const order = change.order ?? [];
  return { ...change, order: [...order, ...Array.from({ length: added }, (_, at) => order.length + at)] };
}

/** A mended word is no word lost. */
function applySpelling(resume: Resume, { path, before, repairs = [] }: Change): Resume {
  if (repairs.length === 0 || valueAt(resume, path) === undefined) return resume;
  return withValueAt(resume, path, respell(before, new Map(repairs)));
}

function applyText(resume: Resume, change: Change): Resume {
  const current = valueAt(resume, change.path);
  if ((current ?? "") !== change.before)
    throw new RangeError(`The text at ${change.path} is not what the change replaces`);
  if (current === undefined) return withNewSummary(resume, change.after);
  const next = withValueAt(resume, change.path, change.after);
  const atoms = next.atoms.map(
    (atom): Atom => (atom.path === change.path ? { ...atom, text: change.after, span: null } : atom),
  );
  return change.kind === "summary" ? { ...next, atoms, sections: underSummary(next.sections) } : { ...next, atoms };
}

const wished = /\b(?:objective|goals?|focus|aims?|aspirations?|desired|seeking)\b/iu;

/** Whether the summary stands under a heading of what somebody wants. */
export function isUnderWish({ sections }: Resume): boolean {
  const title = sections.find(({ key }) => key === "summary")?.title;
  return title !== undefined && wished.test(title);
}

/** A summary that was written for a post is headed as one, and stands above the jobs. */
function underSummary(sections: Resume["sections"]): Resume["sections"] {
  const at = sections.findIndex(({ key }) => key === "summary");
  const section = sections[at];
  if (!section) return sections;
  const { title, ...unnamed } = section;
  const headed = title !== undefined && wished.test(title) ? unnamed : section;
  const isBelow = sections.slice(0, at).some(({ key }) => key === "work");
  return isBelow ? [headed, ...sections.toSpliced(at, 1)] : sections.toSpliced(at, 1, headed);
}

function withNewSummary(resume: Resume, summary: string): Resume {
  const sections = resume.sections.some((section) => section.key === "summary")
    ? resume.sections
    : [{ key: "summary" as const }, ...resume.sections];
  const atom: Atom = { id: "new-summary", path: "/basics/summary", text: summary, span: null };
  return { ...resume, basics: { ...resume.basics, summary }, sections, atoms: [atom, ...resume.atoms] };
}

/** The resume without its summary and the heading of it. */
function withoutSummary(resume: Resume, { path, before }: Change): Resume {
  const { summary, ...basics } = resume.basics;
  if (summary !== before) throw new RangeError(`The text at ${path} is not what the change replaces`);
  const sections = resume.sections.filter(({ key }) => key !== "summary");
  return { ...resume, basics, sections, atoms: resume.atoms.filter((atom) => atom.path !== path) };
}

function applyOrder(resume: Resume, change: Change): Resume {
  const list = rawListAt(resume, change.path);
  const order = change.order ?? [];
  if (!list || !isPermutation(order, list.length))
    throw new RangeError(`The order for ${change.path} does not fit its list`);
  const moved = new Map(order.map((from, to) => [String(from), String(to)]));
  const prefix = `${change.path}/`;
  const atoms = resume.atoms.map((atom): Atom => {
    if (!atom.path.startsWith(prefix)) return atom;
    const [index = "", ...rest] = atom.path.slice(prefix.length).split("/");
    return { ...atom, path: [change.path, moved.get(index) ?? index, ...rest].join("/") };
  });
  return {
    ...withListAt(
      resume,
      change.path,
      order.map((index) => list[index]),
    ),
    atoms,
  };
}
