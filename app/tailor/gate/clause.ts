/** A stretch of text under one verb. */
export interface Clause {
  start: number;
  end: number;
  /** Stem of the verb, undefined for a bare noun phrase. */
  verb?: string;
  verbText?: string;
  verbEnd?: number;
  /** The clause before, where both verbs share their object ("supervise or coordinate activities"). */
  joined?: Clause;
  /** Scope after what governs it: "assisted in managing" is 1. */
  scope: number;
}
