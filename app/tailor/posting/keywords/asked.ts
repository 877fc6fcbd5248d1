import type { RequirementKind } from "~/tailor/posting";
import type { Passage } from "~/tailor/posting/segments/classify-segments";
import type { Span } from "~/tailor/resume";

/** A mention of a term that may be a keyword. */
export interface Asked extends Span {
  term: string;
  kind: RequirementKind;
  canonical?: string;
  passage: Passage;
}

const before =
  /(?:experienced?|knowledge|understanding|expertise|background|proficien\w+|familiar\w*|skills?|skilled|fluen\w+|degree|certif\w+|training|specialist|interest\w*|passion\w*)(?:\s+\S+){0,6}\s+$/i;
const after = /^\s+(?:experience|skills?|knowledge|background|expertise|certifi\w+|degree)\b/i;
/** Characters within which such a word governs. */
const reach = 60;

/** True where the sentence asks to know or have the term: "experience in …", "… skills". */
export function isGoverned(text: string, { start, end, passage }: Asked): boolean {
  return (
    before.test(text.slice(Math.max(passage.start, start - reach), start)) ||
    after.test(text.slice(end, Math.min(passage.end, end + reach)))
  );
}
