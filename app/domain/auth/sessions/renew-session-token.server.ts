import { eq } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { hashToken, newToken } from "~/domain/auth/secrets.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Creates a new token for the cookie of a session whose rights were raised; the old token stops working. */
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
