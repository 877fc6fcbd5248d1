import type { Bound, NumberRole } from "./number-bounds";

/** One number of a text. */
export interface NumberHit {
  text: string;
  start: number;
  end: number;
  /** End of the unit word that belongs to the number ("5 years"), or of the number itself. */
  unitEnd: number;
  /** In base units of its family (see units.ts); money and counts in ones. */
  value: number;
  /** Upper end of a range. */
  to?: number;
  /** "count", "%", "points", "times", "ordinal", "year", "vague" (dozens, hundreds), a currency sign, a family of units, or "-d" for letters of no known unit ("3D"). */
  unit: string;
  bound: Bound;
  /** "First" and "second" of a sequence: no claim of their own, but evidence for one. */
  plain?: boolean;
  /** Where a change started or ended, or by how much it went. */
  role?: NumberRole;
}

/** What a number counts: the words it belongs to, and whether it tells of more or of less. */
export interface Context {
  nouns: string[];
  /** The very things that are counted: the last noun of each part of the phrase ("clients" of "30 retail clients"). */
  heads: string[];
  /** For a number that stands alone ("two went to print", "2 of which"): what is said of it. */
  said?: string[];
  /** The verb right before it: "interviewed 30 residents" tells of 30 resident interviews. */
  deed?: string;
  /** For a length of time: everything that its part of the sentence says, verbs as well. */
  lasted?: string[];
  direction?: "up" | "down";
  /** Capitalised words of its clause: whose figure it is. */
  names: Set<string>;
  /** Content words of its sentence up to the next figures of its unit, the nearest first on either side, with 1 / distance. */
  near: Map<string, number>;
  /** Content words but verbs of its own part of the sentence: its clause, back to the last sign. */
  zone: Set<string>;
  /** Every word of its sentence. */
  sentence: Set<string>;
  /** "94% of tickets": a part of the noun that follows, and of nothing else. */
  isShare: boolean;
}
