import { and, eq, sql } from "drizzle-orm";
import { sessions, users } from "../../../db/schema";
import type { AppContext } from "../../../ports/context";
import { refreshReuseMilliseconds, sessionIdleMilliseconds } from "../limits";
import { type ApiSession, issueTokens } from "./issue-tokens.server";
import { readRefreshToken } from "./refresh-token.server";

type Refreshed =
  | { ok: true; session: ApiSession }
  | { ok: false; reason: "unknown" | "already-used" | "expired" | "banned" };

/**
 * Exchanges a refresh token. The current one moves the counter on by one, by a conditional update, so that of many at
 * once one does. Its parent gets the current tokens again: the answer to it may have been lost on the way. An older
 * one ends the session, since somebody holds a copy; except within seconds of a refresh, when tabs race.
 */
export async function refreshSession(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: { refreshToken: string; issuer: string },
): Promise<Refreshed> {
  const token = readRefreshToken(ctx.config.appSecret, input.refreshToken);
  if (!token) return { ok: false, reason: "unknown" };
  const now = ctx.now();
  const [row] = await ctx.db
    .select({ session: sessions, bannedUntil: users.bannedUntil })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, token.sessionId));
  if (!row || token.counter > row.session.refreshCounter) return { ok: false, reason: "unknown" };
  const { session } = row;
  if (session.expiresAt <= now || session.lastUsedAt <= now - sessionIdleMilliseconds) {
    await ctx.db.delete(sessions).where(eq(sessions.id, session.id));
    return { ok: false, reason: "expired" };
  }
  if (row.bannedUntil !== null && row.bannedUntil > now) return { ok: false, reason: "banned" };

  const age = session.refreshCounter - token.counter;
  if (age > 1 && (session.refreshedAt ?? 0) <= now - refreshReuseMilliseconds) {
    await ctx.db.delete(sessions).where(eq(sessions.id, session.id));
    return { ok: false, reason: "already-used" };
  }
  if (age === 0) {
    await ctx.db
      .update(sessions)
      .set({ refreshCounter: sql`${sessions.refreshCounter} + 1`, refreshedAt: now, lastUsedAt: now })
      .where(and(eq(sessions.id, session.id), eq(sessions.refreshCounter, token.counter)));
  }
  const issued = await issueTokens(ctx, { sessionId: session.id, issuer: input.issuer });
  return issued ? { ok: true, session: issued } : { ok: false, reason: "unknown" };
}
