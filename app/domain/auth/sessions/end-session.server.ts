import { and, eq } from "drizzle-orm";
import { sessions } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";

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
