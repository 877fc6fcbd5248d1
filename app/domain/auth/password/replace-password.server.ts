import { and, eq, exists, ne, sql } from "drizzle-orm";
import { sessions, users } from "~/db/schema/accounts";
import { flowStates, oneTimeTokens } from "~/db/schema/sign-in";
import { resetPageOf } from "~/domain/auth/mails/known-address-mail";
import { passwordChangedNotice } from "~/domain/auth/mails/notices";
import { makeAdmin, removeUnboundFactors } from "~/domain/auth/register/unbound-account.server";
import { hashPassword, verifyPassword } from "~/domain/auth/secrets.server";
import { sendNotice } from "~/domain/mail/send-notice.server";
import type { AppContext } from "~/ports/context";

type NewPassword = {
  userId: string;
  /** What authorises the change: a one-time token, which is used up, or the current session. */
  by: { tokenId: string } | { sessionId: string };
  /** The only session that stays open. */
  keepsSession?: boolean;
  /** A mail to the address allowed it. */
  isReset: boolean;
  origin: string;
  /** Hashed already where it was typed with a registration. */
} & ({ password: string } | { passwordHash: string });

/**
 * Stores a new password, in one batch with all that ends by it: the other sessions of pages and API, sign-ins under
 * way, and every one-time token of the user. A reset of an account that was confirmed unbound removes its second factors
 * too: they may be a stranger's. Tells the owner by mail. "gone": the token was used meanwhile, or the session that asked
 * was ended, perhaps by its owner who just took the account back.
 */
export async function replacePassword(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { userId, by, keepsSession = false, isReset, origin, ...chosen }: NewPassword,
): Promise<{ ok: true; removedFactors: boolean } | { ok: false; reason: "same-password" | "gone" }> {
  const { db } = ctx;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return { ok: false, reason: "gone" };
  const isSame = "password" in chosen && (await verifyPassword(ctx, chosen.password, user.passwordHash));
  if (isSame) return { ok: false, reason: "same-password" };

  const passwordHash = "password" in chosen ? await hashPassword(ctx, chosen.password) : chosen.passwordHash;
  const byToken = db.select({ id: oneTimeTokens.id }).from(oneTimeTokens);
  const bySession = db.select({ id: sessions.id }).from(sessions);
  const allowed =
    "tokenId" in by
      ? exists(byToken.where(eq(oneTimeTokens.id, by.tokenId)))
      : exists(bySession.where(eq(sessions.id, by.sessionId)));
  // No two hashes are alike, not even of one password.
  const newHash = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  const isDone = exists(db.select({ id: users.id }).from(users).where(newHash));
  const others = keepsSession && "sessionId" in by ? ne(sessions.id, by.sessionId) : undefined;
  const [factors, , changed] = await db.batch([
    ...removeUnboundFactors(ctx, and(eq(users.id, userId), isReset ? allowed : sql`false`)),
    db
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now(), ...(isReset && { confirmedUnboundAt: null }) })
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), others, isDone)),
    makeAdmin(ctx, and(newHash, isReset ? undefined : sql`false`)),
    db.delete(flowStates).where(and(eq(flowStates.userId, userId), isDone)),
    db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), isDone)),
  ]);
  if (changed.length === 0) return { ok: false, reason: "gone" };
  const removedFactors = factors.some(({ status }) => status === "verified");
  const notice = passwordChangedNotice({ resetLink: resetPageOf(origin), removedFactors });
  await sendNotice(ctx, { kind: "password-changed", to: user.email, ...notice });
  return { ok: true, removedFactors };
}
