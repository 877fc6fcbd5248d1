import type { IsoDate } from "./resume";

/** What the user wrote, and the day. */
export interface OwnText {
  text: string;
  date: IsoDate;
}

/** A change that nobody decided about is accepted. */
export interface Decisions {
  /** By the id of the change: "rejected", or the user's own words in place of ours. Orders have no words. */
  changes: Record<string, "rejected" | OwnText>;
  /** What the person says for themselves in the letter; absent: what they said for this job before. */
  sentences?: { why: string; more: string; date: IsoDate };
  /** The whole letter as the user wants it; absent: as it was written. */
  letter?: OwnText;
}

export const noDecisions: Decisions = { changes: {} };
