import { resumeLines } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { placeTexts } from "./place-texts";
import { writtenTexts } from "./written-texts";

/**
 * The resume with its own text as its source: an atom for every value that is printed, with the place where it
 * stands. An atom that the value's path has keeps its id; `newId` names the others.
 */
export function settleAtoms(resume: Resume, newId: () => string): Resume {
  const lines = resumeLines(resume, { isRebuilt: true });
  const texts = writtenTexts(resume);
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
