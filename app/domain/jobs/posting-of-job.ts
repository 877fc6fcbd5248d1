import type { Posting } from "../../tailor/posting";
import { readPosting } from "../../tailor/posting/read-posting";
import { correctPosting } from "./correct-posting";
import type { StoredJob } from "./get-job.server";

type PostTexts = Pick<StoredJob, "jobTitle" | "companyName" | "jobDescription">;

/**
 * A stored job post as the engine reads it; the user's own title and company win over what the text says, and their
 * corrections over what was read.
 */
export function postingOf(job: PostTexts & Pick<StoredJob, "corrections">): Posting {
  return correctPosting(postingAsRead(job), job.corrections);
}

/** The same without the user's corrections. */
export function postingAsRead(job: PostTexts): Posting {
  return readPosting(job.jobDescription, { title: job.jobTitle, company: job.companyName || undefined });
}
