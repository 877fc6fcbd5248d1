import { createHash } from "node:crypto";
import type { StoredJob } from "../jobs/get-job.server";
import type { StoredResume } from "../resumes/get-resume.server";
import type { MadeFrom } from "./match.schema";

type ReadJob = Pick<StoredJob, "jobTitle" | "companyName" | "jobDescription" | "corrections">;

/**
 * What the engine reads for a match, in short: the version of the resume, and a hash of what is read of the job post, so
 * that moving it to another status is no change.
 */
export function madeFrom(resume: Pick<StoredResume, "version">, job: ReadJob): MadeFrom {
  const { jobTitle, companyName, jobDescription, corrections } = job;
  const read = JSON.stringify([jobTitle, companyName, jobDescription, corrections]);
  return { resumeVersion: resume.version, post: createHash("sha256").update(read).digest("base64url") };
}
