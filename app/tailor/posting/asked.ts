import type { RequirementKind, RequirementWeight } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import type { Passage } from "./classify-segments";

/** A term that one passage asks for, before the same term of other passages is merged in. */
export interface Asked extends Span {
  term: string;
  kind: RequirementKind;
  weight: RequirementWeight;
  canonical?: string;
  years?: number;
  passage: Passage;
}
