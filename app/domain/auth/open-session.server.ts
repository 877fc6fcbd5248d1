import { eq } from "drizzle-orm";
import { sessions, users } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import { sessionAbsoluteMilliseconds } from "./limits";
import { hashToken, newToken } from "./secrets.server";

/** Opens a session after a password sign-in; answers the opaque token for the cookie, stored here only as hash. */
export async function openSession(
  ctx: Pick<AppContext, "db" | "now" | "newId">,
  input: { userId: string; userAgent: string | null; address: string },
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const now = ctx.now();
  const expiresAt = now + sessionAbsoluteMilliseconds;
  await ctx.db.batch([
    ctx.db.insert(sessions).values({
      id: ctx.newId(),
      userId: input.userId,
      tokenHash: await hashToken(token),
      amr: [{ method: "password", timestamp: Math.floor(now / 1000) }],
      userAgent: input.userAgent?.slice(0, 300) ?? null,
      address: input.address,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    }),
    ctx.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, input.userId)),
  ]);
  return { token, expiresAt };
}
