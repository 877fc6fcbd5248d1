import type { Atom, Resume } from "./resume";

/** The string at a JSON pointer ("/work/0/highlights/2"); undefined where there is none or it is no string. */
export function valueAt(resume: Resume, path: string): string | undefined {
  let node: unknown = resume;
  for (const key of keysOf(path)) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}

/**
 * A copy of the resume with the string at `path` replaced; the original and its atoms stay as they are.
 * Throws a RangeError where the path leads through something that does not exist.
 */
export function withValueAt(resume: Resume, path: string, value: string): Resume {
  return replaced(resume, keysOf(path), value, path) as Resume;
}

const byPath = new WeakMap<readonly Atom[], Map<string, Atom>>();

/** The first atom at a JSON pointer, looked up in a list of them that is made once; the atoms must not change afterwards. */
export function atomAt({ atoms }: Pick<Resume, "atoms">, path: string): Atom | undefined {
  const known = byPath.get(atoms) ?? new Map([...atoms].reverse().map((atom) => [atom.path, atom]));
  byPath.set(atoms, known);
  return known.get(path);
}

/** True for a name, an address, a number or a web address of the person. */
export function isContact(path: string): boolean {
  return path.startsWith("/basics/") && !/^\/basics\/(?:summary|label)$/u.test(path);
}

/** The entry that a path belongs to: "/work/0" for "/work/0/highlights/2", "/basics" for "/basics/name". */
export function entryOf(path: string): string {
  const [section = "", index] = keysOf(path);
  return index !== undefined && /^\d+$/.test(index) ? `/${section}/${index}` : `/${section}`;
}

/** Paths of the entries that were read in doubt and that nobody has looked over. */
export function doubtfulEntries({ atoms, doubts = [] }: Pick<Resume, "atoms" | "doubts">): Set<string> {
  const inDoubt = new Set(doubts.map(({ atom }) => atom));
  return new Set(atoms.flatMap(({ id, path }) => (inDoubt.has(id) ? entryOf(path) : [])));
}

function keysOf(path: string): string[] {
  return path.split("/").slice(1);
}

function replaced(node: unknown, keys: string[], value: string, path: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (typeof node !== "object" || node === null) throw new RangeError(`The resume has no ${path}`);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(node) ? [...node] : { ...node };
  const container = copy as Record<string, unknown>;
  if (Array.isArray(node) && !(key in node)) throw new RangeError(`The resume has no ${path}`);
  container[key] = replaced(container[key], rest, value, path);
  return copy;
}

/** JSON Patch's name for the place after the last item of a list: "/skills/0/keywords/-". */
export function listEnd(list: string): string {
  return `${list}/-`;
}

/** The list whose end a path names; undefined for every other path. */
export function listOfEnd(path: string): string | undefined {
  return path.endsWith("/-") ? path.slice(0, -2) : undefined;
}
