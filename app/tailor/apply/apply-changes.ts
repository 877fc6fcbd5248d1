import type { Change } from "~/tailor/change";
import { isPermutation, rawListAt } from "~/tailor/gate/list-at";
import { isStructural, keptFrom } from "~/tailor/judge-changes";
import type { Atom, Resume } from "~/tailor/resume";
import { listOfEnd, valueAt, withValueAt } from "~/tailor/resume-atoms";
import { respell } from "~/tailor/spelling/find-misspellings";
import { assertPreserved } from "./assert-preserved";
import { dropCopies, isCopy } from "./drop-copies";

/**
 * The resume with every accepted change in it: additions and texts first, then orders, so that paths mean what they meant at the gate.
 * Atoms keep their ids; their paths follow a new order, and a changed atom has its new text and no span.
 * `own` are texts in the user's words, who may leave out of a line what they like; nothing else may be lost.
 * Throws a RangeError where a change does not fit the resume, or where anything would be lost.
 */
export function applyChanges(resume: Resume, accepted: readonly Change[], own: readonly Change[] = []): Resume {
  const copies = accepted.filter(isCopy);
  const structural = accepted.filter((change) => isStructural(change) && !isCopy(change));
  const others = accepted.filter((change) => !isStructural(change));
  const additions = others.filter((change) => listOfEnd(change.path) !== undefined);
  const texts = others.filter((change) => !change.order && listOfEnd(change.path) === undefined);
  const orders = others.filter((change) => change.order).map((change) => withAdded(change, additions));
  const grown = own.reduce(applyText, additions.reduce(applyAddition, resume));
  const worded = texts.reduce(applyText, grown);
  const ordered = orders.sort((left, right) => right.path.length - left.path.length).reduce(applyOrder, worded);
  assertPreserved(
    texts.reduce(applySpelling, grown),
    ordered,
    new Map(texts.map((change) => [change.before, change.after])),
  );
  const mended = structural.reduce(
    (current, change) =>
      /\/keywords$/.test(change.path) ? curate(current, change, resume) : applyStructure(current, change),
    ordered,
  );
  return dropCopies(texts.filter(isParting).reduce(partItem, mended), copies);
}

/** Two skills that stood in one item, with a comma between them. */
function isParting({ path, before, after }: Change): boolean {
  return /^\/skills\/\d+\/keywords\/\d+$/.test(path) && !before.includes(",") && after.split(", ").join(" ") === before;
}

/** The item as several, wherever an order has moved it to; the first keeps the id. What was left out since stays out. */
function partItem(resume: Resume, { atomId, after }: Change): Resume {
  const atom = resume.atoms.find(({ id, text }) => id === atomId && text === after);
  return atom ? applyPieces(resume, atom, after.split(", ")) : resume;
}

/**
 * Leaves out of a list of skills what goes, and sets the others in the order of the change, wherever other changes have
 * moved or worded them; what was added to the list stands behind.
 */
function curate(resume: Resume, change: Change, base: Resume): Resume {
  const { path } = change;
  const [items, texts] = [change.before.split("\n"), change.after.split("\n")];
  const idAt = new Map(base.atoms.map((atom) => [atom.path, atom.id]));
  const kept = keptFrom(change)?.map((from, to) => ({ id: idAt.get(`${path}/${from}`), was: items[from], to }));
  const places = new Map(kept?.map((one) => [one.id, one]));
  const known = new Set(items.map((_, index) => idAt.get(`${path}/${index}`)));
  const isOwn = (atom: Atom) => atom.path.startsWith(`${path}/`);
  const rank = ({ id }: Atom) => places.get(id)?.to ?? Infinity;
  const list = resume.atoms
    .filter((atom) => isOwn(atom) && (places.has(atom.id) || !known.has(atom.id)))
    .sort((left, right) => (rank(left) < rank(right) ? -1 : Number(rank(left) > rank(right))))
    .map((atom, at): Atom => {
      const place = places.get(atom.id);
      const text = (place && valueAt(resume, atom.path) === place.was ? texts[place.to] : undefined) ?? atom.text;
      return { ...atom, path: `${path}/${at}`, text, span: text === atom.text ? atom.span : null };
    });
  const first = resume.atoms.findIndex(isOwn);
  const others = resume.atoms.filter((atom) => !isOwn(atom));
  const atoms = others.toSpliced(first < 0 ? others.length : first, 0, ...list);
  const values = list.map(({ text }) => text);
  return { ...withListAt(resume, path, values), atoms };
}

/** Cuts a paragraph into bullets or leaves one out, wherever an order has moved it to. Its first bullet keeps the id. */
function applyStructure(resume: Resume, change: Change): Resume {
  const atom = resume.atoms.find(({ id }) => id === change.atomId);
  const [, entry] = /^(.*)\/summary$/.exec(atom?.path ?? "") ?? [];
  if (atom && entry !== undefined) return cutAbout(resume, change, atom, entry);
  const [, list = "", at = ""] = /^(.*)\/(\d+)$/.exec(atom?.path ?? "") ?? [];
  const items = rawListAt(resume, list);
  if (!atom || !items || items[Number(at)] !== change.before)
    throw new RangeError(`The text at ${change.path} is not what the change replaces`);
  return applyPieces(resume, atom, change.after === "" ? [] : change.after.split("\n"));
}

/** Several texts of a list in place of one, or none. */
function applyPieces(resume: Resume, atom: Atom, pieces: readonly string[]): Resume {
  const [, list = "", at = ""] = /^(.*)\/(\d+)$/.exec(atom.path) ?? [];
  const items = rawListAt(resume, list) ?? [];
  const shift = pieces.length - 1;
  const atoms = resume.atoms.flatMap((one): Atom[] => {
    if (one === atom)
      return pieces.map((text, index) => ({
        id: index === 0 ? atom.id : `${atom.id}-${index}`,
        path: `${list}/${Number(at) + index}`,
        text,
        span: null,
      }));
    const [, own, index] = /^(.*)\/(\d+)$/.exec(one.path) ?? [];
    return [own === list && Number(index) > Number(at) ? { ...one, path: `${list}/${Number(index) + shift}` } : one];
  });
  return { ...withListAt(resume, list, items.toSpliced(Number(at), 1, ...pieces)), atoms };
}

/** The paragraph above the bullets of a job becomes the first of them. */
function cutAbout(resume: Resume, change: Change, atom: Atom, entry: string): Resume {
  const list = `${entry}/highlights`;
  const items = rawListAt(resume, list);
  if (!items || valueAt(resume, atom.path) !== change.before)
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
    const [, own, index] = /^(.*)\/(\d+)$/.exec(one.path) ?? [];
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

function withListAt(resume: Resume, path: string, list: unknown[]): Resume {
  return copyAlong(resume, path.split("/").slice(1), list) as Resume;
}

/** A copy of what lies on the way alone: a resume may have very many lines, and many changes. */
function copyAlong(node: unknown, [key, ...rest]: string[], list: unknown[]): unknown {
  if (key === undefined) return list;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string, unknown>;
  copy[key] = copyAlong(copy[key], rest, list);
  return copy;
}
