import type { DiffRun } from "~/domain/rewriting/show/word-diff";
import type { RoundTrip } from "~/tailor/document";
import type { MatchRow } from "~/tailor/match";

/** One line of the sum behind a score. */
export interface SumLine {
  term: string;
  points: number;
  possible: number;
}

export interface RequirementLine extends SumLine {
  state: MatchRow["state"];
  /** The line of the resume that earns all of the points, and its words that count; null where none does. */
  proof: { line: string; words: string } | null;
  /** Why there are not all of the points. */
  reason: string;
}

/** A claim of a new text, and the words that prove it, or why nothing does. */
export interface ProvenClaim {
  text: string;
  quote: string | null;
  answeredOn: string | null;
  reason: string | null;
}

export interface Exhibit {
  id: string;
  place: string;
  diff: DiffRun[];
  why: string;
  claims: ProvenClaim[];
}

export type ReadBack = Pick<RoundTrip, "format" | "fields" | "recovered">;

/** What the landing page shows of the engine's own output. */
export interface Showcase {
  person: string;
  job: string;
  /** Scores out of 100: of the resume as it was, with answers and changes, and at most without inventing anything. */
  before: number;
  after: number;
  ceiling: number;
  /** Of the formula. */
  version: string;
  rows: RequirementLine[];
  parts: (SumLine & { reason: string })[];
  changes: Exhibit[];
  /** With those that the page has no room for. */
  changeCount: number;
  refused: Exhibit;
  /** What the engine still asks. */
  question: string;
  claimCount: number;
  /** SHA-256 of the receipt. */
  hash: string;
  readBack: ReadBack[];
}
