import { findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { opensWithHedge } from "~/tailor/match/evidence/hedges";
import type { RequirementKind } from "~/tailor/posting";
import type { SkillGroup } from "~/tailor/resume";

/** In words; what is longer is a phrase. */
const longestName = 4;

/** So many programs and not one skill: it is a list of programs. */
const fewestTools = 2;

/**
 * Index of the group of skills that a thing fits into: of those without a name, else of all, the one with most names of its kind,
 * but none that claims an acquaintance only ("Familiar with"), and a skill into no list of programs. Undefined where all have names and none holds any.
 */
export function skillGroupFor(kind: RequirementKind, groups: readonly SkillGroup[]): number | undefined {
  if (kind !== "skill" && kind !== "tool") return undefined;
  const isOfKind = (text: string) =>
    text.split(/\s+/).length <= longestName && findTerms(text).some((term) => term.kind === kind);
  // "Python: pandas and matplotlib" is about Python alone.
  const isOfTool = (name = "") => findTerms(name).some((term) => term.kind === "tool");
  const isOpen = groups.map(({ name, keywords }) => !isOfTool(name) && (kind === "tool" || !isOfPrograms(keywords)));
  const counts = groups.map(({ name, keywords }) =>
    opensWithHedge(`${name} `) ? 0 : keywords.filter(isOfKind).length,
  );
  const open = [...groups.keys()].filter((at) => isOpen[at]);
  const unnamed = open.filter((at) => groups[at]?.name === undefined);
  const most = Math.max(0, ...(unnamed.length > 0 ? unnamed : open).map((at) => counts[at] ?? 0));
  if (unnamed.length > 0) return unnamed.find((at) => counts[at] === most);
  return most > 0 ? open.find((at) => counts[at] === most) : undefined;
}

function isOfPrograms(keywords: readonly string[]): boolean {
  const kinds = keywords.flatMap((text) => findTermsIn(text, tokenize(text), true).map(({ kind }) => kind));
  return !kinds.includes("skill") && kinds.filter((kind) => kind === "tool").length >= fewestTools;
}
