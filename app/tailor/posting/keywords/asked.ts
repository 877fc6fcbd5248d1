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
