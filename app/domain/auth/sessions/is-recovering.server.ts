import { eq } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { freshSignInMilliseconds } from "~/domain/auth/limits";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Whether this session was opened by a password reset mail within the last 15 minutes. */
export async function isRecovering(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "sessionId"> },
): Promise<boolean> {
  const [session] = await ctx.db
    .select({ amr: sessions.amr })
    .from(sessions)
    .where(eq(sessions.id, ctx.user.sessionId));
  const oldest = ctx.now() - freshSignInMilliseconds;
  return (session?.amr ?? []).some(({ method, timestamp }) => method === "recovery" && timestamp * 1000 > oldest);
}
