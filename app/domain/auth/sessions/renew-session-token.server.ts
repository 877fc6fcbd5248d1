import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { hashToken, newToken } from "../secrets.server";

/** A fresh token for the cookie of this session, which may do more from now on: the old one is worth nothing. */
export async function renewSessionToken(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "sessionId"> },
): Promise<string> {
  const token = newToken();
  await ctx.db
    .update(sessions)
    .set({ tokenHash: await hashToken(token) })
    .where(eq(sessions.id, ctx.user.sessionId));
  return token;
}
