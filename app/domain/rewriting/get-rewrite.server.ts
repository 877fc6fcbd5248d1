import { and, eq } from "drizzle-orm";
import { jobPosts, resumes, rewrites } from "../../db/schema";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";

export type StoredRewrite = Omit<RewriteRow, "result"> & {
  result: RewriteResult | null;
  jobTitle: string;
  companyName: string;
  resumeFileName: string | null;
};

/** One rewrite of the user; null where there is none of theirs. */
export async function getRewrite(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<StoredRewrite | null> {
  const [row] = await ctx.db
    .select({
      rewrite: rewrites,
      jobTitle: jobPosts.jobTitle,
      companyName: jobPosts.companyName,
      resumeFileName: resumes.fileName,
    })
    .from(rewrites)
    .innerJoin(jobPosts, eq(jobPosts.id, rewrites.jobPostId))
    .innerJoin(resumes, eq(resumes.id, rewrites.resumeId))
    .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id)));
  if (!row) return null;
  const { rewrite, ...names } = row;
  // Before it is done, the column holds what a model answered.
  const result = rewrite.status === "done" && rewrite.result ? (JSON.parse(rewrite.result) as RewriteResult) : null;
  return { ...rewrite, ...names, result };
}
