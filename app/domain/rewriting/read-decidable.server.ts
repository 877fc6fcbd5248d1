import { and, eq } from "drizzle-orm";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import { answersOf } from "../facts/answers-of";
import type { Answer } from "../facts/fact.schema";
import type { RewriteBase, RewriteResult } from "./rewrite.schema";
import { type StoredRewrite, storedRewrite } from "./stored-rewrite";

export type Decidable = StoredRewrite & { result: RewriteResult; base: RewriteBase };

/** A finished rewrite of the user that decisions can be made about, and their answers; null where there is none such. */
export async function readDecidable(
  ctx: Pick<AppContext, "db"> & { user: { id: string } },
  id: string,
): Promise<{ rewrite: Decidable; answers: Answer[] } | null> {
  const [[row], answers] = await ctx.db.batch([
    ctx.db
      .select()
      .from(rewrites)
      .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id))),
    answersOf(ctx.db, ctx.user.id),
  ]);
  if (!row) return null;
  const rewrite = storedRewrite(row);
  const { result } = rewrite;
  return result?.base ? { rewrite: { ...rewrite, result, base: result.base }, answers } : null;
}
