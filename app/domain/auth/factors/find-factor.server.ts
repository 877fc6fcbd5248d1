import { and, eq } from "drizzle-orm";
import { mfaFactors } from "../../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../../ports/context";

export type Factor = typeof mfaFactors.$inferSelect;

/** The user's own factor; null for anybody else's. */
export async function findFactor(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<Factor | null> {
  const [factor] = await ctx.db
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.id, id), eq(mfaFactors.userId, ctx.user.id)));
  return factor ?? null;
}
