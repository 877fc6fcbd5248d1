import { and, eq, ne } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import type { AppContext, SignedInUser } from "~/ports/context";

type SignOutScope = "global" | "local" | "others";

/**
 * Ends sessions of the user, of both pages and API: all of them, this one, or all others. Their access tokens end too,
 * because every request reads the session's row.
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

/** Ends one session of the user, with the tokens that came of it; false where there is none of theirs. */
export async function endSession(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  sessionId: string,
): Promise<boolean> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, ctx.user.id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
