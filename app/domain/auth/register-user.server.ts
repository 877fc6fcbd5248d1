import { eq } from "drizzle-orm";
import { oneTimeTokens, users } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import type { Register } from "./auth.schema";
import { alreadyRegisteredMail, confirmationMail } from "./auth-mails";
import { confirmationLifetimeMilliseconds, mailPerRecipient, registerPerAddress } from "./limits";
import { hashPassword, hashToken, newToken } from "./secrets.server";

/**
 * Opens an unconfirmed account and mails the confirmation link. The answer is the same whether or
 * not the address has an account: only its owner, who reads the mail, learns which.
 * The password travels with the link's token and becomes the account's when that link is used: a
 * stranger who registered the address first has set nothing.
 * `origin` is the site's own ("https://…"), `address` the client's network address.
 */
export async function registerUser(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId">,
  input: Pick<Register, "email" | "password"> & { origin: string; address: string },
): Promise<{ ok: true } | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }> {
  for (const [rule, key] of [
    [registerPerAddress, input.address],
    [mailPerRecipient, input.email],
  ] as const) {
    const answer = await ctx.limits.take(rule, key);
    if (!answer.allowed) return { ok: false, reason: "rate-limited", retryAfterSeconds: answer.retryAfterSeconds };
  }

  const passwordHash = await hashPassword(input.password);
  const now = ctx.now();
  const [, found] = await ctx.db.batch([
    ctx.db
      .insert(users)
      .values({ id: ctx.newId(), email: input.email, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    ctx.db.select().from(users).where(eq(users.email, input.email)),
  ]);
  const user = found[0];
  if (!user) throw new Error("The account was neither found nor made");

  const mail = { id: ctx.newId(), to: input.email };
  if (user.emailConfirmedAt !== null) {
    await ctx.messages.send({ type: "mail", version: 1, mail: { ...mail, ...alreadyRegisteredMail(input.origin) } });
    return { ok: true };
  }
  const token = newToken();
  await ctx.db.insert(oneTimeTokens).values({
    id: ctx.newId(),
    userId: user.id,
    type: "confirmation",
    tokenHash: await hashToken(token),
    payload: { passwordHash },
    createdAt: now,
    expiresAt: now + confirmationLifetimeMilliseconds,
  });
  await ctx.messages.send({ type: "mail", version: 1, mail: { ...mail, ...confirmationMail(input.origin, token) } });
  return { ok: true };
}
