import type { Preferences } from "../../ports/profile";
import type { Basics, Resume } from "../../tailor/resume";

/** What is kept of the resume that was sent: with its looks, so that the same file can be made again. */
export interface SentDocument extends Preferences {
  document: Resume;
  /** What stood above the letter, where there was one; steps of before it was kept have the resume's own. */
  letterHead?: Basics;
}
