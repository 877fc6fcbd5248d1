import { and, eq, gt } from "drizzle-orm";
import { profiles, sessions } from "../../db/schema";
import type { AppContext, SignedInUser } from "../../ports/context";
import { sessionIdleMilliseconds, sessionTouchMilliseconds } from "./limits";
import { hashToken } from "./secrets.server";

/** The user of a session cookie, or null where it is unknown, ended, idle for too long or too old. */
export async function readSession(ctx: Pick<AppContext, "db" | "now">, token: string): Promise<SignedInUser | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .select({ session: sessions, profile: profiles })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, await hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, now - sessionIdleMilliseconds),
      ),
    );
  if (!row) return null;
  if (row.session.lastUsedAt < now - sessionTouchMilliseconds) {
    await ctx.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.session.id));
  }
  const { profile } = row;
  return {
    id: profile.id,
    sessionId: row.session.id,
    email: profile.email,
    name: profile.name,
    role: profile.role,
    tier: profile.subscriptionTier,
    credits: profile.credits,
  };
}
