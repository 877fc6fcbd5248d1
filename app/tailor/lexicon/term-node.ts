import type { AliasCase, Term } from "./read-data";

/** One way to write a term. */
export interface TermEntry {
  term: Term;
  alias: string;
  mode: AliasCase;
}

/** A place in the tree of terms by their words: what ends here, and where the next word leads. */
export interface TermNode {
  next: Map<string, TermNode>;
  entries: TermEntry[];
}
