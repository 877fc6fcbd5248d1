import type { Span } from "./resume";

export type RequirementKind =
  | "skill"
  | "tool"
  | "credential"
  | "degree"
  | "experience"
  | "language"
  | "soft"
  /** Of the body, the hours or the place (lifting, shifts, cold): no resume shows it, and it weighs nothing. */
  | "condition";
export type RequirementWeight = "must" | "preferred" | "nice";

export interface Requirement {
  /** Stable within one posting: "r0", "r1", in order of appearance. */
  id: string;
  kind: RequirementKind;
  weight: RequirementWeight;
  /** In the posting's own words, shortest form that stands alone ("Kubernetes", "cash handling"). */
  term: string;
  /** Canonical name from the lexicon where the term is known there. */
  canonical?: string;
  /** Requirements that share a group are alternatives: one of them is enough ("AWS or Azure"). */
  group?: string;
  /** Years asked for, where stated. */
  years?: number;
  /** How sure the reader is that the post asks for this, 0 to 1; absent where a person said so. The row weighs as much. */
  certainty?: number;
  /** Where the posting says so (the term itself). */
  span: Span;
  /** The words that ask for it, with what is said of the term ("3 years of retail sales experience"). */
  quote?: Span;
  /**
   * The clause that asks for it, where the term by itself may not be what anybody would say: a person reads this
   * instead, and the term is only what is looked for.
   */
  wording?: string;
  /** The sentence or bullet around it. */
  sentence: Span;
}

export type Seniority = "intern" | "junior" | "mid" | "senior" | "lead" | "executive";

export interface Posting {
  title?: string;
  company?: string;
  seniority?: Seniority;
  requirements: Requirement[];
  /** What the person will do: sentences of the duties, used for wording and the letter. */
  duties: Span[];
  source: string;
  /** Why nothing could be read, where so: a plain sentence for the user. */
  unreadable?: string;
}
