import type { RequirementKind } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import type { Passage } from "./classify-segments";

/** A mention of a term that may be a keyword. */
export interface Asked extends Span {
  term: string;
  kind: RequirementKind;
  canonical?: string;
  passage: Passage;
}
