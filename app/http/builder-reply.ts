import type { SubmissionResult } from "@conform-to/react";
import type { Draft } from "../domain/resumes/builder/get-draft.server";

/** What comes back with the form where a step led nowhere. */
export interface BuilderReply {
  result: SubmissionResult<string[]>;
  /** The draft as it stands by now. */
  draft?: Pick<Draft, "resumeId" | "revision">;
  /** Somebody else's tab was faster: what it left. */
  stale?: Draft;
  /** The resume has this version by now, another than the draft was made from. */
  resumeVersion?: number;
}
