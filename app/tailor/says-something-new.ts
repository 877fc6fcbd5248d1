import { resumeToText } from "./render/resume-to-text";
import type { Resume } from "./resume";

/**
 * Whether a rewrite is worth its use: it prints other words than the resume did, or prints them in another order. Capitals,
 * punctuation, blanks and line breaks are nothing new.
 */
export function saysSomethingNew(before: Resume, after: Resume): boolean {
  return wordsOf(before) !== wordsOf(after);
}

function wordsOf(resume: Resume): string {
  return (
    resumeToText(resume)
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[%$€£+#]/gu) ?? []
  ).join(" ");
}
