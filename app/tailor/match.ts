import type { RequirementKind, RequirementWeight } from "./posting";
import type { IsoDate, Span } from "./resume";

export type EvidenceState = "shown" | "unsaid" | "missing";

export interface Evidence {
  /** Atom of the resume, or the fact's id when `fact` is true. */
  atomId: string;
  fact?: boolean;
  /** Span in resume.source (null for facts). */
  span: Span | null;
  /** The words that count, verbatim. */
  quote: string;
  /** What kind of place it stands in: a bullet earns more than a bare list. */
  place: "bullet" | "summary" | "title" | "skills" | "education" | "certificate" | "language" | "other" | "fact";
  /** When the user confirmed it, for facts. */
  date?: IsoDate;
}

/** One row a requirement. Points of rows and parts are on the scale of the score. */
export interface MatchRow {
  requirementId: string;
  term: string;
  /** The clause of the post that a person reads instead of the term, where that says little by itself. */
  wording?: string;
  kind: RequirementKind;
  weight: RequirementWeight;
  group?: string;
  /** How sure the reader is that the post asks for this: the row's weight is multiplied by it. */
  certainty?: number;
  state: EvidenceState;
  /** 0..1, share of the possible points earned. */
  credit: number;
  points: number;
  possible: number;
  evidence: Evidence[];
  /** One plain sentence: why this credit. */
  reason: string;
  /** The user said that they do not have it: nobody asks again. */
  denied?: boolean;
  /** The resume shows it, but not for so many years as the post asks for: how long is all that is open. */
  years?: number;
}

export interface Match {
  /** 0..100, or null where the posting states nothing to match. */
  score: number | null;
  scored: boolean;
  /** Why not scored. */
  reason?: string;
  /** Version of the formula, stored with every score. */
  version: string;
  /** Score after every truthful edit (unsaid rows fully shown, nothing missing gained). */
  ceiling: number | null;
  rows: MatchRow[];
  /** Parts of the score beside the rows (title closeness, years ...), each with points and possible. */
  parts: { key: string; label: string; points: number; possible: number; reason: string }[];
  /** From a licence or degree that is a must and missing, or work of another kind: points are on the scale of this highest score. */
  cap?: { score: number; reason: string };
}
