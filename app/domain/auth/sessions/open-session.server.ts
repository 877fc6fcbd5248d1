import { and, eq, notExists } from "drizzle-orm";
import { sessions, users } from "../../../db/schema/accounts";
import type { AppContext } from "../../../ports/context";
import type { AuthMethod } from "../auth-method";
import type { ClientInfo } from "../client-info";
import { sessionAbsoluteMilliseconds } from "../limits";
import { hashToken, newToken } from "../secrets.server";

/** Thrown where the password that opens the session was replaced since it was checked: all its sessions have ended. */
export class PasswordReplaced extends Error {}

export interface NewSession {
  userId: string;
  /** How the user proved who they are. */
  method: AuthMethod;
  /** Of the password that was checked, where it was one. */
  passwordHash?: string | undefined;
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
  { userId, method, passwordHash, client }: NewSession,
  tokenHash: string | null,
) {
  const now = ctx.now();
  const id = ctx.newId();
  const row = ctx.db
    .insert(sessions)
    .values({
      id,
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
  const unchanged = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash);
  const stillProven = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), unchanged));
  // Inserted, and taken back within the same transaction where the password is another by now.
  const [[session], takenBack] = await ctx.db.batch([
    row,
    ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, id), notExists(stillProven)))
      .returning({ id: sessions.id }),
    ctx.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId)),
  ]);
  if (takenBack.length > 0) throw new PasswordReplaced();
  if (!session) throw new Error("No session was made");
  return session;
}
