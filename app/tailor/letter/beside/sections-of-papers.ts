import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Atom, Resume, SectionRef } from "~/tailor/resume";

const ofHolding = /\b(?:licen[cs]\p{L}*|certif\p{L}*|credential\p{L}*|qualification\p{L}*|tickets?|registrations?)\b/iu;

/** The title of the section that a listed line or skill stands in. */
function titleOf(path: string, { other, sections }: Resume): string {
  const [, list, at] = /^\/(other|skills)\/(\d+)\//u.exec(path) ?? [];
  if (list === "other") return other[Number(at)]?.title ?? "";
  const isOfGroup = ({ key, index = 0 }: SectionRef) => list === "skills" && key === "skills" && index <= Number(at);
  return sections.findLast(isOfGroup)?.title ?? "";
}

/** A line of a section that holds licences or certificates. */
export function isOfPapers(path: string, resume: Resume): boolean {
  return ofHolding.test(titleOf(path, resume));
}

/** Each sentence of a line on its own, where one of them is no more than the letters of a paper and since when it is held ("RPEQ since 2019"). */
export function withLettersApart(atom: Atom): Atom[] {
  const sentences = atom.path.startsWith("/other/") ? sentencesOf(atom.text) : [];
  const apart = sentences.map((text) => text.replace(/[.\s]+$/u, "")).filter(areLetters);
  return apart.length > 0 && sentences.length > 1 ? apart.map((text) => ({ ...atom, text })) : [atom];
}

/** "IT: Excel, Teams": what somebody works with, though it stands among papers. */
export function listsTools(text: string): boolean {
  const kinds = findTerms(text).map(({ kind }) => kind);
  return kinds.includes("tool") && !kinds.includes("credential") && !/\bcertif/iu.test(text);
}

/** Letters that name no tool: "SAP since 2012" is none. */
export function areLetters(text: string): boolean {
  return (
    /^\p{Lu}{3,}\d*(?: (?:since|current|registered|certified|licen[cs]ed|(?:19|20)\d\d))*$/u.test(text) &&
    findTerms(text).every(({ kind }) => kind === "credential")
  );
}
