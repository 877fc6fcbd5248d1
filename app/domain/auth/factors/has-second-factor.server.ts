import { and, eq } from "drizzle-orm";
import { mfaFactors } from "../../../db/schema/sign-in";
import type { AppContext } from "../../../ports/context";

/** Whether the user's sign-in has a second step. */
export async function hasSecondFactor(ctx: Pick<AppContext, "db">, userId: string): Promise<boolean> {
  const verified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, "verified"));
  return (await ctx.db.$count(mfaFactors, verified)) > 0;
}
