import { and, eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema/accounts";
import { refreshReuseMilliseconds, sessionIdleMilliseconds } from "~/domain/auth/limits";
import type { AppContext } from "~/ports/context";
import { claimLinkSession } from "./claim-link-session.server";
import { type ApiSession, issueTokens, readRefreshToken } from "./issue-tokens.server";
import type { ClientInfo } from "./session.schema";

type Refreshed =
  | { ok: true; session: ApiSession }
  | { ok: false; reason: "unknown" | "already-used" | "expired" | "banned" };

/**
 * Exchanges a refresh token. The current token advances the counter by a conditional update, so that only one of many
 * concurrent calls does. The token before it gets the current tokens again, because the answer may have been lost. Any
 * older token ends the session, because somebody holds a copy; the exception is a few seconds after a refresh at aal1,
 * when tabs race.
 */
export async function refreshSession(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: { refreshToken: string; issuer: string; client?: ClientInfo },
): Promise<Refreshed> {
  const token = readRefreshToken(ctx.config.appSecret, input.refreshToken);
  if (!token) return { ok: false, reason: "unknown" };
  const now = ctx.now();
  const [row] = await ctx.db
    .select({ session: sessions, bannedUntil: users.bannedUntil })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, token.sessionId));
  if (!row && (await claimLinkSession(ctx, { sessionId: token.sessionId, client: input.client }))) {
    return refreshSession(ctx, input);
  }
  if (!row || token.counter > row.session.refreshCounter) return { ok: false, reason: "unknown" };
  const { session } = row;
  if (session.expiresAt <= now || session.lastUsedAt <= now - sessionIdleMilliseconds) {
    await ctx.db.delete(sessions).where(eq(sessions.id, session.id));
    return { ok: false, reason: "expired" };
  }
  if (row.bannedUntil !== null && row.bannedUntil > now) return { ok: false, reason: "banned" };

  const age = session.refreshCounter - token.counter;
  // A session that was raised knows no race: a token from before it must never bring tokens of aal2.
  const isRace = session.aal === "aal1" && (session.refreshedAt ?? 0) > now - refreshReuseMilliseconds;
  if (age > 1 && !isRace) {
    await ctx.db.delete(sessions).where(eq(sessions.id, session.id));
    return { ok: false, reason: "already-used" };
  }
  const current = age === 0 ? await moveOn(ctx, session) : session;
  // Somebody was faster: the token is judged again by what the session is now.
  if (!current) return refreshSession(ctx, input);
  const issued = await issueTokens(ctx, { session: current, issuer: input.issuer });
  return issued ? { ok: true, session: issued } : { ok: false, reason: "unknown" };
}

/** The session with the next counter; null where it is not the one that was read any more. */
async function moveOn({ db, now }: Pick<AppContext, "db" | "now">, read: typeof sessions.$inferSelect) {
  const [moved] = await db
    .update(sessions)
    .set({ refreshCounter: read.refreshCounter + 1, refreshedAt: now(), lastUsedAt: now() })
    .where(and(eq(sessions.id, read.id), eq(sessions.refreshCounter, read.refreshCounter)))
    .returning();
  return moved ?? null;
}
