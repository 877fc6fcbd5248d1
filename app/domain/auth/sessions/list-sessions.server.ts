import { and, desc, eq, gt, sql } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { sessionIdleMilliseconds, sessionsShown } from "~/domain/auth/limits";
import type { AppContext, SignedInUser } from "~/ports/context";
import { describeDevice } from "./describe-device";
import type { SessionSummary } from "./session.schema";

/** Sessions of the user that are open, of the pages and of the API: the asking one first, then by last use. */
export async function listSessions(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id" | "sessionId"> },
): Promise<SessionSummary[]> {
  const now = ctx.now();
  const isCurrent = sql`${sessions.id} = ${ctx.user.sessionId}`.mapWith(Boolean);
  const rows = await ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      place: sessions.place,
      isApi: sql`${sessions.tokenHash} is null`.mapWith(Boolean),
      isCurrent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, ctx.user.id),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, now - sessionIdleMilliseconds),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(sessionsShown);
  return rows.map(({ userAgent, ...session }) => ({ ...session, device: describeDevice(userAgent) }));
}
