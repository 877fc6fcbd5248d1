import { sourceRuns } from "~/tailor/reading/source-runs";
import type { Resume } from "~/tailor/resume";

/** Lines of the text that no value holds: a version that is printed from the values does not have them. */
export function unplacedLines(resume: Resume): string[] {
  const spans = resume.atoms.flatMap(({ span }) => span ?? []);
  let end = 0;
  return sourceRuns(resume).flatMap(({ text, kind }) => {
    const start = end;
    end += text.length;
    const isPlaced = kind !== "unread" || spans.some((span) => span.start < end && span.end > start);
    return isPlaced ? [] : [text.trim()];
  });
}
