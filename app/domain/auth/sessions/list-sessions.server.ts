import { and, desc, eq, gt, sql } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { sessionIdleMilliseconds, sessionsShown } from "~/domain/auth/limits";
import type { AppContext, SignedInUser } from "~/ports/context";
import { describeDevice } from "./describe-device";
import type { SessionSummary } from "./session.schema";

/** The query for the open sessions of a user, of the pages and of the API: the asking one first, then by last use. */
export function openSessions(
  ctx: Pick<AppContext, "db" | "now">,
  { userId, askingSessionId }: { userId: string; askingSessionId: string },
) {
  const now = ctx.now();
  const isCurrent = sql`${sessions.id} = ${askingSessionId}`.mapWith(Boolean).as("is_current");
  return ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      place: sessions.place,
      isApi: sql`${sessions.tokenHash} IS NULL`.mapWith(Boolean).as("is_api"),
      isCurrent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, now - sessionIdleMilliseconds),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(sessionsShown);
}

/** What pages show of the rows that `openSessions` finds. */
export function viewSession({
  userAgent,
  ...session
}: Awaited<ReturnType<typeof openSessions>>[number]): SessionSummary {
  return { ...session, device: describeDevice(userAgent) };
}

/** The open sessions of the user who asks. */
export async function listSessions(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id" | "sessionId"> },
): Promise<SessionSummary[]> {
  const { id, sessionId } = ctx.user;
  return (await openSessions(ctx, { userId: id, askingSessionId: sessionId })).map(viewSession);
}
