import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";

export type SignOutScope = "global" | "local" | "others";

/**
 * Ends sessions of the user, of the pages and of the API alike: all of them, this one, or all but this one. Their
 * access tokens end with them, since every request reads the session's row.
 */
export async function signOut(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id" | "sessionId"> },
  scope: SignOutScope,
): Promise<void> {
  const ofUser = eq(sessions.userId, ctx.user.id);
  const which = {
    global: ofUser,
    local: and(ofUser, eq(sessions.id, ctx.user.sessionId)),
    others: and(ofUser, ne(sessions.id, ctx.user.sessionId)),
  };
  await ctx.db.delete(sessions).where(which[scope]);
}
