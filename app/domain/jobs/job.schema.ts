import { z } from "zod";
import type { jobStatuses } from "~/db/schema/jobs";
import { visibleLine } from "~/wording";
import { cleanPost } from "./clean-post";
import {
  companyNameMaxCharacters,
  jobDescriptionMaxCharacters,
  jobTitleMaxCharacters,
  sourceUrlMaxCharacters,
} from "./limits";

const incomplete = "This form is incomplete. Reload the page and try again.";

const jobFields = {
  /** May be empty here: the server then proposes what it reads in the post. */
  title: z
    .string()
    .max(jobTitleMaxCharacters, `At most ${jobTitleMaxCharacters} characters`)
    .transform(visibleLine)
    .default(""),
  company: z
    .string()
    .max(companyNameMaxCharacters, `At most ${companyNameMaxCharacters} characters`)
    .transform(visibleLine)
    .default(""),
  description: z
    .string({ error: "Paste the job description" })
    // Before counting: a browser sends each line break as two characters and counts it as one.
    .transform(cleanPost)
    .refine((text) => text.length <= jobDescriptionMaxCharacters, "20,000 character limit.")
    .refine((text) => text.trim().length > 0, "Paste the job description"),
  /** Where the post stands on the web; kept and linked to, never fetched. */
  sourceUrl: z
    .string()
    .transform(visibleLine)
    .refine((address) => address.length <= sourceUrlMaxCharacters, `At most ${sourceUrlMaxCharacters} characters`)
    .refine(isWebAddress, "Enter an address that begins with https:// or http://")
    .default(""),
};

export const addJobSchema = z.object({
  /** The form brings the id of what it makes: sending it twice makes one. */
  id: z.uuid({ error: incomplete }),
  ...jobFields,
});
export type AddJob = z.infer<typeof addJobSchema>;

export const editJobSchema = z.object({
  /** The state of the post that the form was made from. */
  revision: z.coerce.number({ error: incomplete }).int(),
  ...jobFields,
});
export type EditJob = z.infer<typeof editJobSchema>;

export const binActionSchema = z.object({
  intent: z.enum(["delete", "restore", "purge"]),
  id: z.uuid({ error: incomplete }),
});

function isWebAddress(address: string): boolean {
  if (address === "") return true;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** What a list or a selector shows of a job post. */
export interface JobSummary {
  id: string;
  title: string;
  company: string;
  createdAt: number;
}

export type JobStatus = (typeof jobStatuses)[number];

export const statusLabels: Record<JobStatus, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  rejected: "Rejected",
  archived: "Archived",
};
/** In the order in which an application goes. */
export const statuses = Object.keys(statusLabels) as JobStatus[];

/** Where an application mostly goes from each status. */
export const followingStatus: Record<JobStatus, JobStatus> = {
  saved: "applied",
  applied: "interview",
  interview: "offer",
  offer: "archived",
  rejected: "archived",
  archived: "saved",
};

/** A job post with how far its application has come. */
export interface TrackedJob extends JobSummary {
  status: JobStatus;
  /** When the status was reached: the day of the last step, else when the post was saved. */
  since: number;
}

export function isJobStatus(value: unknown): value is JobStatus {
  return typeof value === "string" && Object.hasOwn(statusLabels, value);
}
