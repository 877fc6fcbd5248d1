import type { Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { correctBasics } from "./correct-basics";
import { correctEntries } from "./correct-entries";
import type { Corrected, Correction } from "./correction";
import { settleAtoms } from "./settle-atoms";

/**
 * The resume as its owner corrects it. The correction is their own word, so nothing is read again: the document is
 * taken as it is told, its text is printed from it and becomes the source, and every value gets its place there.
 * Atoms that live on keep their ids, wherever they move; new ones are "{idPrefix}-1" and so on, so that with a prefix
 * of its own for each version no id ever comes back for something else. Throws a RangeError where an entry that the
 * correction starts from does not exist, or is taken twice.
 */
export function correctResume(resume: Resume, correction: Correction, idPrefix: string): Corrected {
  let made = 0;
  const newId = () => `${idPrefix}-${++made}`;
  const corrected =
    correction.section === "basics"
      ? correctBasics(resume, correction.becomes)
      : correctEntries(resume, correction.section, correction.entries, newId);
  if (!corrected.ok) return corrected;
  return {
    ok: true,
    resume: withoutSettled(resume, correction, settleAtoms(corrected.resume, newId, correction.section)),
  };
}

/** The resume as it is, with the entry of this value in doubt no more, and printed from its fields; null where it is in none. */
export function settleDoubt(resume: Resume, atomId: string): Resume | null {
  const pathOf = new Map(resume.atoms.map(({ id, path }) => [id, entryOf(path)]));
  const settled = pathOf.get(atomId);
  const { doubts = [], ...rest } = withoutStanding(resume, (atom) => pathOf.get(atom) === settled);
  const left = doubts.filter(({ atom }) => pathOf.get(atom) !== settled);
  if (settled === undefined || left.length === doubts.length) return null;
  return left.length > 0 ? { ...rest, doubts: left } : rest;
}

/** Without the marks of entries to print as they stand that have no value but such ones. */
function withoutStanding(resume: Resume, isOf: (atom: string) => boolean): Resume {
  const sections = resume.sections.map(({ entriesAsWritten, ...section }) => {
    const left = entriesAsWritten?.filter(({ values }) => !values.every(({ atom }) => isOf(atom))) ?? [];
    return left.some(({ isAlike }) => !isAlike) ? { ...section, entriesAsWritten: left } : section;
  });
  return { ...resume, sections };
}

/** An entry that the person has told is in doubt no more, whether or not they changed a word of it. */
function withoutSettled(before: Resume, correction: Correction, after: Resume): Resume {
  if (!before.doubts || correction.section === "basics") return after;
  const { section, entries } = correction;
  const told = new Set(
    entries.flatMap(({ from, becomes }) => (becomes && from !== undefined ? `/${section}/${from}` : [])),
  );
  const lives = new Set(after.atoms.map(({ id }) => id));
  const pathOf = new Map(before.atoms.map(({ id, path }) => [id, path]));
  const { doubts: _, ...rest } = after;
  const doubts = before.doubts.filter(({ atom }) => lives.has(atom) && !told.has(entryOf(pathOf.get(atom) ?? "")));
  return doubts.length > 0 ? { ...rest, doubts } : rest;
}
