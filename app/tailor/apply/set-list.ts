import type { Change } from "~/tailor/change";
import { rawListAt } from "~/tailor/gate/list-at";
import { keptFrom } from "~/tailor/judge-changes";
import type { Atom, Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";

/**
 * Leaves out of a list of skills what goes and sets the others in the order of the change, wherever other changes have moved or
 * worded them; what was added to the list stands behind.
 */
export function setList(resume: Resume, change: Change, base: Resume): Resume {
  const { path } = change;
  const [items, texts] = [change.before.split("\n"), change.after.split("\n")];
  const idAt = new Map(base.atoms.map((atom) => [atom.path, atom.id]));
  const ids = rawListAt(base, path)?.map((_, at) => idAt.get(`${path}/${at}`)) ?? [];
  const kept = keptFrom(change)?.map((from, to) => ({ id: ids[from], was: items[from], to }));
  const places = new Map(kept?.map((one) => [one.id, one]));
  const known = new Set(ids);
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

/** The resume with another list at a JSON pointer. */
export function withListAt(resume: Resume, path: string, list: unknown[]): Resume {
  return copyAlong(resume, path.split("/").slice(1), list) as Resume;
}

/** A copy of what lies on the way alone: a resume may have very many lines, and many changes. */
function copyAlong(node: unknown, [key, ...rest]: string[], list: unknown[]): unknown {
  if (key === undefined) return list;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string, unknown>;
  copy[key] = copyAlong(copy[key], rest, list);
  return copy;
}
