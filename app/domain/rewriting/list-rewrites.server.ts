import { and, eq } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { rewrites } from "../../db/schema/rewriting";
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
      jobTitle: rewrites.jobTitle,
      companyName: rewrites.companyName,
      resumeName: rewrites.resumeName,
      scoreBefore: rewrites.scoreBefore,
      scoreAfter: rewrites.scoreAfter,
      createdAt: rewrites.createdAt,
    })
    .from(rewrites)
    .where(and(eq(rewrites.userId, ctx.user.id), olderThan(rewrites, input.before)))
    .orderBy(...newestFirst(rewrites))
    .limit(rewritesPerPage + 1);
  return toPage(rows, rewritesPerPage);
}
