import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";

/** What a user has and sees: stored, and not in the bin. */
export function shownResumes(userId: string): SQL | undefined {
  return and(eq(resumes.userId, userId), isNull(resumes.deletedAt), isNotNull(resumes.storedAt));
}
