import { createHash } from "node:crypto";
import { z } from "zod";
import type { StoredJob } from "~/domain/jobs/get-job.server";
import type { StoredResume } from "~/domain/resumes/show/get-resume.server";
import type { ContentKind } from "~/domain/storage/content-kind";
import { matchFields, questionSchema } from "~/domain/storage/engine.schema";
import type { MadeFrom, MatchDetails } from "./match.schema";

/** What a match says at length. */
export interface MatchContent {
  report: string;
  suggestions: string[];
  /** The engine's Match, rows and evidence included: the score can be recomputed from it. */
  details: MatchDetails;
  /** The whole line of the resume that each piece of evidence stands in, by atom id; absent in old matches. */
  lines?: Record<string, string>;
  /** What a reader of the resume would trip over, in sentences; absent in old matches. */
  unfinished?: string[];
}

const detailsSchema: z.ZodType<MatchDetails> = z.looseObject({
  ...matchFields,
  // Matches made before questions were kept have none.
  questions: z.array(questionSchema).default([]),
  madeFrom: z.looseObject({ resumeVersion: z.number(), post: z.string() }).optional(),
});

export const matchContent: ContentKind<MatchContent> = {
  name: "match",
  schema: z.looseObject({
    report: z.string(),
    suggestions: z.array(z.string()),
    details: detailsSchema,
    lines: z.record(z.string(), z.string()).optional(),
    unfinished: z.array(z.string()).optional(),
  }),
  fromColumns: ({ report, suggestions, details }) => ({
    report,
    suggestions: JSON.parse(suggestions ?? ""),
    details: JSON.parse(details ?? ""),
  }),
};

/** Two matches of a pair are equal if their scores and these fields are equal. */
export function outcomeOf({ version, ceiling, madeFrom }: MatchDetails): string {
  return [version, ceiling, madeFrom?.resumeVersion, madeFrom?.post].join(" ");
}

type ReadJob = Pick<StoredJob, "jobTitle" | "companyName" | "jobDescription" | "corrections">;

/**
 * Identifies what the engine read for a match: the version of the resume, and a hash of the parts of the job post that
 * it reads, so that moving the post to another status does not count as a change.
 */
export function madeFrom(resume: Pick<StoredResume, "version">, job: ReadJob): MadeFrom {
  const { jobTitle, companyName, jobDescription, corrections } = job;
  const read = JSON.stringify([jobTitle, companyName, jobDescription, corrections]);
  return { resumeVersion: resume.version, post: createHash("sha256").update(read).digest("base64url") };
}

/** Milliseconds UTC to "2026-11": what the engine counts "present" from, and the month a use counts for. */
export function yearAndMonth(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
