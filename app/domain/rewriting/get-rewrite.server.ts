import { and, eq } from "drizzle-orm";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";

export type StoredRewrite = Omit<RewriteRow, "result"> & {
  result: RewriteResult | null;
};

/** One rewrite of the user; null where there is none of theirs. */
export async function getRewrite(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<StoredRewrite | null> {
  const [rewrite] = await ctx.db
    .select()
    .from(rewrites)
    .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id)));
  if (!rewrite) return null;
  // Before it is done, the column holds what a model answered.
  const result = rewrite.status === "done" && rewrite.result ? (JSON.parse(rewrite.result) as RewriteResult) : null;
  return { ...rewrite, result };
}
