import { and, eq } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import { type StoredRewrite, storedRewrite } from "~/domain/rewriting/stored-rewrite";
import type { AppContext, SignedInUser } from "~/ports/context";

/** One rewrite of the user; null where there is none of theirs. */
export async function getRewrite(
  ctx: Pick<AppContext, "db" | "files"> & { user: SignedInUser },
  id: string,
): Promise<StoredRewrite | null> {
  const [row] = await ctx.db
    .select()
    .from(rewrites)
    .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id)));
  return row ? storedRewrite(ctx, row) : null;
}
