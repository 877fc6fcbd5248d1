import { and, desc, eq, notExists, notInArray } from "drizzle-orm";
import { sessions, users } from "~/db/schema/accounts";
import { sessionAbsoluteMilliseconds, sessionsShown } from "~/domain/auth/limits";
import { hashToken, newToken } from "~/domain/auth/secrets.server";
import type { AppContext } from "~/ports/context";
import type { AuthMethod, ClientInfo } from "./session.schema";

/** Thrown where the password that opens the session was replaced since it was checked: all its sessions have ended. */
export class PasswordReplaced extends Error {}

export interface NewSession {
  userId: string;
  /** How the user proved who they are. */
  method: AuthMethod;
  /** When they did, in seconds since 1970, where that is not now. */
  provenAt?: number | undefined;
  /** Of the password that was checked, where it was one. */
  passwordHash?: string | undefined;
  client: ClientInfo;
}

/** Opens a session for the pages and returns the opaque token for the cookie; only its hash is stored. */
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
  { userId, method, provenAt, passwordHash, client }: NewSession,
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
      amr: [{ method, timestamp: provenAt ?? Math.floor(now / 1000) }],
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
  const latest = ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(sessionsShown);
  // Inserted, and taken back within the same transaction where the password is another by now.
  const [[session], takenBack] = await ctx.db.batch([
    row,
    ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, id), notExists(stillProven)))
      .returning({ id: sessions.id }),
    ctx.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId)),
    // Beyond as many as the page shows, those that were used longest ago end.
    ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, latest))),
  ]);
  if (takenBack.length > 0) throw new PasswordReplaced();
  if (!session) throw new Error("No session was made");
  return session;
}
