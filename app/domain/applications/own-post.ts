import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";

/** The post with this id, where it is the user's and not in the bin. */
export function ownPost(userId: string, jobId: string): SQL | undefined {
  return and(eq(jobPosts.id, jobId), eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt));
}

/** For statements about its steps. */
export function isOwnPost(userId: string, jobId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${ownPost(userId, jobId)})`;
}
