import { quotedTexts } from "~/tailor/render/resume-document";
import { resumeLines, resumeToText } from "~/tailor/render/resume-to-text";
import { quotableSections } from "~/tailor/render/unsure-section";
import type { Resume, SectionKey } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { placeTexts } from "./place-texts";
import { type WrittenText, writtenTexts } from "./written-texts";

/**
 * The resume with its own text as its source: an atom for every value that is printed, with the place where it
 * stands. An atom that the value's path has keeps its id; `newId` names the others. Lines that were quoted from the
 * source stay as they are, unless a person has told what they say (`toldSection`) or a value has no place in them.
 */
export function settleAtoms(resume: Resume, newId: () => string, toldSection?: SectionKey | "basics"): Resume {
  const isTold = quotableSections.some((section) => section === toldSection);
  const asQuoted = isTold ? undefined : settled(resume, newId, { isRebuilt: false });
  const isWhole = asQuoted?.atoms.every(({ span }) => span) && resumeToText(asQuoted) === asQuoted.source;
  return asQuoted && isWhole ? asQuoted : settled(resume, newId, { isRebuilt: true });
}

function settled(resume: Resume, newId: () => string, { isRebuilt }: { isRebuilt: boolean }): Resume {
  const lines = resumeLines(resume, { isRebuilt });
  const written = writtenTexts(resume);
  const texts = isRebuilt ? written : inOrderOfSource(resume, written);
  const spans = placeTexts(lines, texts);
  const known = new Map([...resume.atoms].reverse().map(({ path, id }) => [path, id]));
  return {
    ...resume,
    atoms: texts.map(({ path, text }) => ({
      id: known.get(path) ?? newId(),
      path,
      text,
      span: spans.get(path) ?? null,
    })),
    source: lines.length > 0 ? `${lines.map(({ text }) => text).join("\n")}\n` : "",
  };
}

/** The values of studies that are quoted stand in the order of their lines. */
function inOrderOfSource(resume: Resume, texts: WrittenText[]): WrittenText[] {
  const first = texts.findIndex(({ path }) => path.startsWith("/education/"));
  const studies = texts.filter(({ path }) => path.startsWith("/education/"));
  const startOf = ({ path }: WrittenText) => atomAt(resume, path)?.span?.start;
  if (first < 0 || !quotedTexts(resume).has("education") || studies.some((text) => startOf(text) === undefined))
    return texts;
  const sorted = studies.toSorted((one, other) => (startOf(one) ?? 0) - (startOf(other) ?? 0));
  return [...texts.slice(0, first), ...sorted, ...texts.slice(first + studies.length)];
}
