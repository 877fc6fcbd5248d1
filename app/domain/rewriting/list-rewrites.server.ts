import { and, eq } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { jobPosts, resumes, rewrites } from "../../db/schema";
import type { AppContext, SignedInUser } from "../../ports/context";
import { rewritesPerPage } from "./limits";
import type { RewriteSummary } from "./rewrite.schema";

/** The user's rewrites, newest first; `before` is the key of the page. */
export async function listRewrites(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  input: { before?: string } = {},
): Promise<{ items: RewriteSummary[]; next: string | null }> {
  const rows = await ctx.db
    .select({
      id: rewrites.id,
      status: rewrites.status,
      jobTitle: jobPosts.jobTitle,
      companyName: jobPosts.companyName,
      resumeFileName: resumes.fileName,
      scoreBefore: rewrites.scoreBefore,
      scoreAfter: rewrites.scoreAfter,
      createdAt: rewrites.createdAt,
    })
    .from(rewrites)
    .innerJoin(jobPosts, eq(jobPosts.id, rewrites.jobPostId))
    .innerJoin(resumes, eq(resumes.id, rewrites.resumeId))
    .where(and(eq(rewrites.userId, ctx.user.id), olderThan(rewrites, input.before)))
    .orderBy(...newestFirst(rewrites))
    .limit(rewritesPerPage + 1);
  return toPage(rows, rewritesPerPage);
}
