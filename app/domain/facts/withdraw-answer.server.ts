import { and, eq } from "drizzle-orm";
import { facts } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";

/** Forgets one of the user's answers: no later match or rewrite knows it. Withdrawing it again changes nothing. */
export async function withdrawAnswer(ctx: Pick<AppContext, "db"> & { user: SignedInUser }, id: string): Promise<void> {
  await ctx.db.delete(facts).where(and(eq(facts.id, id), eq(facts.userId, ctx.user.id)));
}
