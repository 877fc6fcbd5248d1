import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import type { JobStatus } from "~/domain/jobs/job.schema";
import type { StepView } from "./step.schema";

/** The post with this id, where it is the user's and not in the bin. */
export function ownPost(userId: string, jobId: string): SQL | undefined {
  return and(eq(jobPosts.id, jobId), eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt));
}

/** For statements about its steps. */
export function isOwnPost(userId: string, jobId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${ownPost(userId, jobId)})`;
}

/** What a page tells of a step, without the long texts. */
export const stepColumns = {
  id: applicationSteps.id,
  status: applicationSteps.status,
  happenedAt: applicationSteps.happenedAt,
  rewriteId: applicationSteps.rewriteId,
  sentName: applicationSteps.sentName,
  hasLetter: sql`${applicationSteps.hasLetter} OR ${applicationSteps.sentLetter} IS NOT NULL`.mapWith(Boolean),
};

interface StepRow {
  id: string;
  status: JobStatus;
  happenedAt: number;
  rewriteId: string | null;
  sentName: string | null;
  hasLetter: boolean;
}

export function stepView({ id, status, happenedAt, rewriteId, sentName, hasLetter }: StepRow): StepView {
  const sent = sentName === null ? null : { name: sentName, isRewrite: rewriteId !== null, hasLetter };
  return { id, status, happenedAt, sent };
}
