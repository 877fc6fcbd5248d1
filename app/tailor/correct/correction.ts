import type { Resume } from "~/tailor/resume";
import type { PartSection } from "./part-shape";

/** A line of a list; `from` is the place of the line that it was, absent where it is new. */
export interface ListItem {
  text: string;
  from?: number;
}

/**
 * An entry as a form holds it: single fields by name (an absent or blank one is none), "from" and "to" or "date" as
 * a person writes dates, and the lists.
 */
export interface EntryForm {
  values: Record<string, string>;
  lists: Record<string, ListItem[]>;
}

/** One entry of the corrected part: `from` is its place before, absent where it is new; without `becomes` it stays. */
export interface EntryCorrection {
  from?: number;
  becomes?: EntryForm;
}

/** What the owner of a resume says it should say: one part at a time, whole. */
export type Correction =
  | { section: "basics"; becomes: EntryForm }
  | { section: PartSection; entries: EntryCorrection[] };

/** A value that cannot be taken as it is: `entry` is its place in the correction. */
export interface CorrectionProblem {
  entry: number;
  /** "from", "to", "date", "links" or the name of a field. */
  field: string;
  message: string;
}

/** What a correction makes of a resume. */
export type Corrected = { ok: true; resume: Resume } | { ok: false; problems: CorrectionProblem[] };
