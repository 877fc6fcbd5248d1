import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema";
import type { AppContext, SignedInUser } from "../../ports/context";

/** Ends every session of the user, on all devices. */
export async function signOutEverywhere(ctx: Pick<AppContext, "db"> & { user: SignedInUser }): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.userId, ctx.user.id));
}
