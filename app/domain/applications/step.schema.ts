import { z } from "zod";
import { type JobStatus, statuses } from "~/domain/jobs/job.schema";

const incomplete = "This form is incomplete. Reload the page and try again.";
const earliestDay = "2000-01-01";

/** "none", "rewrite:{id}", "resume:{id}", and "keep" for what a step holds already. */
const attachments = z
  .string()
  .default("none")
  .transform((text, check) => {
    const [, from, id] = /^(rewrite|resume):([\w-]{1,64})$/.exec(text) ?? [];
    if (from && id) return { from: from as "rewrite" | "resume", id };
    if (text === "none" || text === "keep") return { from: text as "none" | "keep" };
    check.addIssue({ code: "custom", message: "Choose what you sent" });
    return z.NEVER;
  });
export type AttachmentsChoice = z.output<typeof attachments>;

const status = z.enum(statuses as [JobStatus, ...JobStatus[]], { error: "Choose how far your application has come" });
const day = z.iso
  .date("Enter a day that exists in the calendar")
  .refine((text) => text >= earliestDay, "That was a while ago. Enter a day after 1999");

export const recordStepSchema = z.object({
  /** The form brings the id of what it makes: sending it twice makes one. */
  id: z.uuid({ error: incomplete }),
  status,
  day,
  attachments,
});
export type RecordStep = z.output<typeof recordStepSchema>;

export const stepActionSchema = z.discriminatedUnion("intent", [
  recordStepSchema.extend({ intent: z.literal("change") }),
  z.object({ intent: z.literal("remove") }),
]);

export const moveJobSchema = z.object({
  jobId: z.uuid({ error: incomplete }),
  status,
});
export type MoveJob = z.output<typeof moveJobSchema>;

/** One step of an application, as the job's page tells it. */
export interface StepView {
  id: string;
  status: JobStatus;
  happenedAt: number;
  sent: SentAttachments | null;
}

/** The attachments of a step; the texts themselves are in the files. */
export interface SentAttachments {
  name: string;
  /** Written for this job; else the resume as it stood. */
  isRewrite: boolean;
  hasLetter: boolean;
}

/** Milliseconds of the beginning of a day like "2026-11-21", UTC. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** "2026-11-21", UTC. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
