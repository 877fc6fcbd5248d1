import { type ReadingGap, readingGaps } from "../../tailor/reading/reading-gaps";
import { type SourceRun, sourceRuns } from "../../tailor/reading/source-runs";
import type { Resume } from "../../tailor/resume";
import { type OutlineView, outlineView } from "./outline-view";

export interface ReadingView {
  outline: OutlineView;
  gaps: ReadingGap[];
  /** The text as it was read, cut where values begin and end. */
  runs: SourceRun[];
  /** Lines that no field and no heading claims. */
  unreadLines: number;
}

/** What the page of a resume shows of its reading: values on one side, their places in the text on the other. */
export function readingView(resume: Resume): ReadingView {
  const runs = sourceRuns(resume);
  const unread = runs.filter(({ kind }) => kind === "unread");
  return { outline: outlineView(resume), gaps: readingGaps(resume), runs, unreadLines: unread.length };
}
