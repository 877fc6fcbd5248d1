import type { Span } from "~/tailor/resume";
import type { TermKind } from "./read-data";

/** A term of the lexicon found in a text; `text` is verbatim. */
export interface TermHit extends Span {
  canonical: string;
  text: string;
  kind: TermKind;
  /** Field of work the term belongs to ("health"). */
  field: string;
}
