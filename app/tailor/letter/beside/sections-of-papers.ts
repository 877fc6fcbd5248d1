import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Atom, Resume, SectionRef } from "~/tailor/resume";

const ofHolding = /\b(?:licen[cs]\p{L}*|certif\p{L}*|credential\p{L}*|qualification\p{L}*|tickets?|registrations?)\b/iu;
const ofLearning = /\b(?:training|trainings|courses?|workshops?|professional development|CPD)\b/iu;

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

/** Whether what names a paper or course stands below "Training", and not among licences and certificates: nothing says that it was certified. */
export function isTraining(name: string, { atoms, sections }: Resume): boolean {
  const keys = new Set(atoms.flatMap(({ path, text }) => (text.includes(name) ? [path.split("/")[1]] : [])));
  const titles = sections.flatMap(({ key, title = "" }) => (keys.has(key) ? [title] : []));
  return titles.length > 0 && titles.every((title) => ofLearning.test(title) && !ofHolding.test(title));
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
