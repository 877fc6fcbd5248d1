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
