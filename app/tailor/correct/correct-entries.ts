import type { Atom, Resume, SectionRef } from "~/tailor/resume";
import { correctEntry } from "./correct-entry";
import type { Corrected, CorrectionProblem, EntryCorrection } from "./correction";
import { type Entry, entriesOf, type PartSection } from "./part-shape";

/** The entries of one part as told: kept, changed, new, moved, or no longer there. */
export function correctEntries(
  resume: Resume,
  section: PartSection,
  told: readonly EntryCorrection[],
  newId: () => string,
): Corrected {
  const before = entriesOf(resume, section);
  const starts = told.flatMap(({ from }) => from ?? []);
  if (new Set(starts).size < starts.length) throw new RangeError("Two entries start from the same one");
  const atoms = resume.atoms.filter(({ path }) => !path.startsWith(`/${section}/`));
  const entries: Entry[] = [];
  const origins: (number | undefined)[] = [];
  const problems: CorrectionProblem[] = [];
  for (const [at, { from, becomes }] of told.entries()) {
    const path = `/${section}/${entries.length}`;
    const old = from === undefined ? undefined : { entry: entryAt(before, from), path: `/${section}/${from}` };
    if (!becomes) {
      if (!old) continue;
      atoms.push(...movedAtoms(resume.atoms, old.path, path));
      entries.push(old.entry);
      origins.push(from);
      continue;
    }
    const corrected = correctEntry({ resume, section, old, path, becomes, newId });
    if (!corrected.ok) {
      problems.push(...corrected.problems.map((problem) => ({ ...problem, entry: at })));
      continue;
    }
    if (Object.values(corrected.entry).every((value) => Array.isArray(value) && value.length === 0)) continue;
    atoms.push(...corrected.atoms);
    entries.push(corrected.entry);
    origins.push(from);
  }
  if (problems.length > 0) return { ok: false, problems };
  const sections =
    section === "other"
      ? otherRefs(resume, entries, origins)
      : withRef(skillRefs(resume.sections, section, origins), section);
  return { ok: true, resume: { ...resume, [section]: entries, atoms, sections } };
}

function entryAt(entries: Entry[], index: number): Entry {
  const entry = entries[index];
  if (!entry) throw new RangeError(`The resume has no entry ${index}`);
  return entry;
}

function movedAtoms(atoms: readonly Atom[], from: string, to: string): Atom[] {
  return atoms
    .filter(({ path }) => path.startsWith(`${from}/`))
    .map((atom) => ({ ...atom, path: to + atom.path.slice(from.length) }));
}

function withRef(sections: SectionRef[], key: PartSection): SectionRef[] {
  return sections.some((section) => section.key === key) ? sections : [...sections, { key }];
}

/** Each section of skills begins at the first of its groups that is left; one that lost them all is no section. */
function skillRefs(sections: SectionRef[], section: PartSection, origins: (number | undefined)[]): SectionRef[] {
  if (section !== "skills") return sections;
  const kept = origins.flatMap((from) => from ?? []);
  const isInOrder = kept.every((from, at) => at === 0 || from > (kept[at - 1] ?? 0));
  const taken = new Set<number>();
  return sections.flatMap((ref) => {
    if (ref.key !== "skills" || !ref.index) return [ref];
    const at = isInOrder ? origins.findIndex((from) => from !== undefined && from >= (ref.index ?? 0)) : -1;
    if (at <= 0 || taken.has(at)) return [];
    taken.add(at);
    return [{ ...ref, index: at }];
  });
}

/** Sections of the person's own stand where they stood, in their new order; new ones come last. */
function otherRefs(resume: Resume, entries: Entry[], origins: (number | undefined)[]): SectionRef[] {
  const ref = (index: number): SectionRef => {
    const title = entries[index]?.title;
    return { key: "other", index, ...(typeof title === "string" && { title }) };
  };
  const kept = resume.sections.filter(({ key, index }) => key !== "other" || origins.includes(index ?? 0));
  const slots = kept.filter(({ key }) => key === "other").length;
  let next = 0;
  const refs = kept.map((section) => (section.key === "other" ? ref(next++) : section));
  return [...refs, ...entries.slice(slots).map((_, at) => ref(slots + at))];
}
