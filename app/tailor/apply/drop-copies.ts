import type { Change } from "~/tailor/change";
import type { Atom, Resume } from "~/tailor/resume";

/** Whether a change leaves out a job that stands twice. */
export function isCopy({ kind, path }: Change): boolean {
  return kind === "left-out" && /^\/work\/\d+$/.test(path);
}

/** Leaves out jobs that stand twice; those behind them move up. */
export function dropCopies(resume: Resume, copies: readonly Change[]): Resume {
  if (copies.length === 0) return resume;
  const dropped = new Set(copies.map(({ path }) => Number(path.split("/")[2])));
  const kept = [...resume.work.keys()].filter((at) => !dropped.has(at));
  const atoms = resume.atoms.flatMap((atom): Atom[] => {
    const [, section, at, ...rest] = atom.path.split("/");
    if (section !== "work" || at === undefined) return [atom];
    const place = kept.indexOf(Number(at));
    return place < 0 ? [] : [{ ...atom, path: ["", "work", place, ...rest].join("/") }];
  });
  return { ...resume, work: resume.work.filter((_, at) => !dropped.has(at)), atoms };
}
