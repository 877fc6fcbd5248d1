import { and, eq, exists, ne, notExists, or, sql } from "drizzle-orm";
import { identities, profiles, users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { verifyPerAddress } from "./limits";
import { emailChangedNotice } from "./mails/email-changed-notice";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { findOneTimeToken, type OneTimeToken } from "./tokens/find-one-time-token.server";

type Changed = { ok: true; userId: string; email: string } | { ok: false; reason: "used-or-expired" };
type Context = Pick<AppContext, "db" | "messages" | "now" | "newId" | "config">;

/** Uses the link that the new address got: from now on it is the account's. `address` is the client's network address. */
export async function confirmEmailChange(
  ctx: Context & Pick<AppContext, "limits">,
  { token, address }: { token: string; address: string },
): Promise<Changed | RateLimited> {
  const refused = await takeLimits(ctx, [[verifyPerAddress, address]]);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, { types: ["email_change"], token });
  return found ? applyEmailChange(ctx, found) : { ok: false, reason: "used-or-expired" };
}

/**
 * Gives the account its proven new address, once; the old one is told. Nothing changes where somebody else took the
 * address meanwhile. Every one-time token of the user, and every registration of the address, is forgotten with it.
 */
export async function applyEmailChange(ctx: Context, token: OneTimeToken): Promise<Changed> {
  const { db } = ctx;
  const { userId, email } = token;
  if (!userId) throw new Error("A change of address belongs to a user");
  const now = ctx.now();
  const unused = exists(db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(eq(oneTimeTokens.id, token.id)));
  const holds = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email))),
  );
  const free = notExists(db.select({ one: sql`1` }).from(sql`${users} as taken`).where(sql`taken.email = ${email}`));
  const forAdmin = ctx.config.adminEmails.includes(email) ? { role: "admin" as const } : {};
  const [[before], changed] = await db.batch([
    db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    db
      .update(users)
      .set({ email, emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), unused, free))
      .returning({ id: users.id }),
    db
      .update(profiles)
      .set({ email, ...forAdmin })
      .where(and(eq(profiles.id, userId), unused, holds)),
    db
      .update(identities)
      .set({ identityData: sql`json_set(${identities.identityData}, '$.email', ${email})`, updatedAt: now })
      .where(and(eq(identities.userId, userId), eq(identities.provider, "email"), unused, holds)),
    // Whoever had the old address may have linked an account elsewhere: it must not open the new one.
    db
      .delete(identities)
      .where(and(eq(identities.userId, userId), ne(identities.provider, "email"), isElsewhere(email), unused, holds)),
    db
      .delete(oneTimeTokens)
      .where(
        and(
          or(eq(oneTimeTokens.userId, userId), and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.type, "signup"))),
          unused,
        ),
      ),
  ]);
  if (changed.length === 0 || !before) return { ok: false, reason: "used-or-expired" };
  await sendMail(ctx, { to: before.email, ...emailChangedNotice({ newEmail: email }) });
  return { ok: true, userId, email };
}

function isElsewhere(email: string) {
  return sql`lower(json_extract(${identities.identityData}, '$.email')) is not ${email}`;
}
