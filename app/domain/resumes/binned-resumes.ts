import { and, eq, gt, lte, type SQL } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { binGraceMilliseconds, binMilliseconds } from "./limits";

/** What a user can take back at this moment. */
export function binnedResumes(userId: string, now: number): SQL | undefined {
  return and(eq(resumes.userId, userId), gt(resumes.deletedAt, now - binMilliseconds));
}

/** What nobody can take back any more, whoever had it: too old, or deleted for good. */
export function lostResumes(now: number): SQL | undefined {
  return lte(resumes.deletedAt, now - binMilliseconds - binGraceMilliseconds);
}
