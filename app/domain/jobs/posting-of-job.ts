import type { Posting } from "../../tailor/posting";
import { readPosting } from "../../tailor/posting/read-posting";
import type { StoredJob } from "./get-job.server";

/** A stored job post as the engine reads it; the user's own title and company win over what the text says. */
export function postingOf(job: Pick<StoredJob, "jobTitle" | "companyName" | "jobDescription">): Posting {
  return readPosting(job.jobDescription, { title: job.jobTitle, company: job.companyName || undefined });
}
