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

/** A verb with no object of its own shares that of the next verb. */
export function joinClauses(text: string, clauses: Clause[]): Clause[] {
  clauses.forEach((clause, index) => {
    const next = clauses[index + 1];
    if (
      next?.verb &&
      clause.verbEnd !== undefined &&
      /^\s*(?:,|\/|&|and|or|,\s*(?:and|or))\s*$/.test(text.slice(clause.verbEnd, clause.end))
    )
      next.joined = clause;
  });
  return clauses;
}

/** A clause and those that share its object. */
export function joinedClauses(clause: Clause): Clause[] {
  return clause.joined ? [clause, ...joinedClauses(clause.joined)] : [clause];
}
