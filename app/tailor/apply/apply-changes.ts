import type { Change } from "../change";
import { isPermutation, rawListAt } from "../gate/list-at";
import type { Atom, Resume } from "../resume";
import { valueAt, withValueAt } from "../resume-atoms";
import { assertPreserved } from "./assert-preserved";

/**
 * The resume with every accepted change in it: texts first, then orders, so that paths mean what they meant at the gate.
 * Atoms keep their ids; their paths follow a new order, and a changed atom has its new text and no span.
 * Throws a RangeError where a change does not fit the resume, or where anything would be lost.
 */
export function applyChanges(resume: Resume, accepted: readonly Change[]): Resume {
  const texts = accepted.filter((change) => !change.order);
  const orders = accepted.filter((change) => change.order);
  const worded = texts.reduce(applyText, resume);
  const ordered = orders.sort((left, right) => right.path.length - left.path.length).reduce(applyOrder, worded);
  assertPreserved(resume, ordered, new Map(texts.map((change) => [change.before, change.after])));
  return ordered;
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
  return { ...next, atoms };
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
  const copy = structuredClone(resume);
  const keys = path.split("/").slice(1);
  const last = keys.pop() ?? "";
  let node = copy as unknown as Record<string, unknown>;
  for (const key of keys) node = node[key] as Record<string, unknown>;
  node[last] = list;
  return copy;
}
