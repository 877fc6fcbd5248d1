import { and, eq, exists, ne } from "drizzle-orm";
import { sessions, users } from "../../db/schema/accounts";
import { flowStates, oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { resetPageOf } from "./mails/known-address-mail";
import { passwordChangedNotice } from "./mails/password-changed-notice";
import { hashPassword, verifyPassword } from "./secrets.server";

interface NewPassword {
  userId: string;
  password: string;
  /** The session that asked: it alone goes on. Null ends all. */
  keepSessionId: string | null;
  /** The one-time token that allows it, used up with it. Null where something else did. */
  tokenId: string | null;
  origin: string;
}

/**
 * Stores a new password, in one batch with all that ends by it: the other sessions of pages and API, sign-ins under
 * way, and every one-time token of the user. Tells the owner by mail. "gone": the token was used meanwhile, or the
 * session that asked was ended, perhaps by its owner who just took the account back.
 */
export async function replacePassword(
  ctx: Pick<AppContext, "db" | "messages" | "now" | "newId">,
  { userId, password, keepSessionId, tokenId, origin }: NewPassword,
): Promise<{ ok: true } | { ok: false; reason: "same-password" | "gone" }> {
  const { db } = ctx;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return { ok: false, reason: "gone" };
  if (await verifyPassword(password, user.passwordHash)) return { ok: false, reason: "same-password" };

  const passwordHash = await hashPassword(password);
  const byToken = db.select({ id: oneTimeTokens.id }).from(oneTimeTokens);
  const bySession = db.select({ id: sessions.id }).from(sessions);
  const allowed = and(
    tokenId ? exists(byToken.where(eq(oneTimeTokens.id, tokenId))) : undefined,
    keepSessionId ? exists(bySession.where(eq(sessions.id, keepSessionId))) : undefined,
  );
  const others = keepSessionId ? ne(sessions.id, keepSessionId) : undefined;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), others, allowed)),
    db.delete(flowStates).where(and(eq(flowStates.userId, userId), allowed)),
    db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), allowed)),
  ]);
  if (changed.length === 0) return { ok: false, reason: "gone" };
  await sendMail(ctx, { to: user.email, ...passwordChangedNotice({ resetLink: resetPageOf(origin) }) });
  return { ok: true };
}
