import { eq } from "drizzle-orm";
import { sessions, users } from "../../../db/schema";
import type { AppContext } from "../../../ports/context";
import type { AuthMethod } from "../auth-method";
import type { ClientInfo } from "../client-info";
import { sessionAbsoluteMilliseconds } from "../limits";
import { hashToken, newToken } from "../secrets.server";

interface NewSession {
  userId: string;
  /** How the user proved who they are. */
  method: AuthMethod;
  client: ClientInfo;
}

/** Opens a session of the pages; answers the opaque token for the cookie, stored here only as hash. */
export async function openSession(
  ctx: Pick<AppContext, "db" | "now" | "newId">,
  input: NewSession,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const { id } = await insertSession(ctx, input, await hashToken(token));
  return { id, token };
}

/** Opens a session of the API and answers its row, which its tokens are made from. */
export function openTokenSession(ctx: Pick<AppContext, "db" | "now" | "newId">, input: NewSession) {
  return insertSession(ctx, input, null);
}

async function insertSession(
  ctx: Pick<AppContext, "db" | "now" | "newId">,
  { userId, method, client }: NewSession,
  tokenHash: string | null,
) {
  const now = ctx.now();
  const row = ctx.db
    .insert(sessions)
    .values({
      id: ctx.newId(),
      userId,
      tokenHash,
      amr: [{ method, timestamp: Math.floor(now / 1000) }],
      userAgent: client.userAgent?.slice(0, 300) ?? null,
      address: client.address,
      place: client.place,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + sessionAbsoluteMilliseconds,
    })
    .returning();
  const [[session]] = await ctx.db.batch([
    row,
    ctx.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId)),
  ]);
  if (!session) throw new Error("No session was made");
  return session;
}
