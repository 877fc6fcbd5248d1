import { eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { sessions } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { sessionAbsoluteMilliseconds } from "~/domain/auth/limits";
import { methodOf } from "~/domain/auth/tokens/find-one-time-token.server";
import type { AppContext } from "~/ports/context";
import type { ClientInfo } from "./session.schema";

/**
 * Begins the session that an opened link of the API leads to, which has the id of the link's token: the first use of its
 * tokens uses the link up. False where no such link waits. Of many at once one begins it, and all find it.
 */
export async function claimLinkSession(
  ctx: Pick<AppContext, "db" | "now">,
  { sessionId, client }: { sessionId: string; client: ClientInfo | undefined },
): Promise<boolean> {
  const { db } = ctx;
  const now = ctx.now();
  const [link] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.id, sessionId));
  if (!link?.userId || link.expiresAt <= now || link.payload.codeChallenge || link.payload.isVoid) return false;
  if (link.type !== "recovery" && !link.payload.isOpened) return false;
  const { userAgent = null, address = null, place = null } = client ?? {};
  const begun = rowOf(
    sessions,
    {
      id: sessionId,
      userId: link.userId,
      amr: [{ method: methodOf(link), timestamp: Math.floor(now / 1000) }],
      userAgent: userAgent?.slice(0, 300) ?? null,
      address,
      place,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + sessionAbsoluteMilliseconds,
    },
    sql`FROM ${oneTimeTokens} WHERE ${eq(oneTimeTokens.id, sessionId)}`,
  );
  await db.batch([
    db.insert(sessions).select(begun).onConflictDoNothing(),
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, sessionId)),
  ]);
  return true;
}
