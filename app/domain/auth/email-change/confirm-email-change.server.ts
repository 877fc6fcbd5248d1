import { and, eq, exists, ne, not, notExists, or, sql } from "drizzle-orm";
import { identities, profiles, users } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { verifyPerAddress } from "~/domain/auth/limits";
import { emailChangedNotice } from "~/domain/auth/mails/notices";
import { registrationsOf } from "~/domain/auth/register/confirm-email.server";
import { makeAdmin } from "~/domain/auth/register/unbound-account.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { findOneTimeToken, type OneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import { sendNotice } from "~/domain/mail/send-notice.server";
import type { AppContext, SignedInUser } from "~/ports/context";

type Changed = { ok: true; userId: string; email: string } | { ok: false; reason: "used-or-expired" };
type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">;

/**
 * Uses the link that the new address got, on our page: from now on it is the account's. Only for the account's own
 * session: who asked for the mail might be a stranger, whose account nobody should take over by pressing a button.
 * `user` is who is signed in there, `address` the client's network address.
 */
export async function confirmEmailChange(
  ctx: Context,
  { token, address, user }: { token: string; address: string; user: SignedInUser | null },
): Promise<Changed | { ok: false; reason: "other-account" } | RateLimited> {
  const refused = await takeLimits(ctx, [[verifyPerAddress, address]]);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, { types: ["email_change"], token });
  if (!found) return { ok: false, reason: "used-or-expired" };
  if (!user || user.id !== found.userId || needsSecondFactor(user)) return { ok: false, reason: "other-account" };
  return found.payload.isOpened ? endOpened(ctx, found) : applyEmailChange(ctx, found, { isBound: true });
}

/** A program opened the link before, which changed the address: what is left is to use the link up. */
async function endOpened(ctx: Pick<AppContext, "db">, { id, email }: OneTimeToken): Promise<Changed> {
  const [deleted] = await ctx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id)).returning();
  return deleted?.userId ? { ok: true, userId: deleted.userId, email } : { ok: false, reason: "used-or-expired" };
}

/**
 * Gives the account its proven new address, once, and tells the old one. Does nothing if another account took the
 * address meanwhile. Deletes the user's one-time tokens; with `keepsLink` this one stays for the session it leads to.
 * `isBound`: whoever asked also confirmed (shown by session or PKCE verifier), so registrations of the address are
 * deleted too. Otherwise they stay and the account is marked as unbound: a program may have opened the link, so the
 * account may be a stranger's and the registration the owner's.
 */
export async function applyEmailChange(
  ctx: Context,
  token: OneTimeToken,
  { keepsLink = false, isBound = false }: { keepsLink?: boolean; isBound?: boolean },
): Promise<Changed> {
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
  const [[before], changed] = await db.batch([
    db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    db
      .update(users)
      .set({ email, emailConfirmedAt: now, updatedAt: now, ...(!isBound && { confirmedUnboundAt: now }) })
      .where(and(eq(users.id, userId), unused, free))
      .returning({ id: users.id }),
    db
      .update(profiles)
      .set({ email })
      .where(and(eq(profiles.id, userId), unused, holds)),
    makeAdmin(ctx, and(eq(users.id, userId), eq(users.email, email), unused)),
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
          isBound ? or(eq(oneTimeTokens.userId, userId), registrationsOf(email)) : eq(oneTimeTokens.userId, userId),
          unused,
          keepsLink ? or(ne(oneTimeTokens.id, token.id), not(holds)) : undefined,
        ),
      ),
    db
      .update(oneTimeTokens)
      .set({ payload: { isOpened: true } })
      .where(and(eq(oneTimeTokens.id, token.id), holds)),
  ]);
  if (changed.length === 0 || !before) return { ok: false, reason: "used-or-expired" };
  await sendNotice(ctx, { kind: "email-changed", to: before.email, ...emailChangedNotice({ newEmail: email }) });
  return { ok: true, userId, email };
}

function isElsewhere(email: string) {
  return sql`lower(json_extract(${identities.identityData}, '$.email')) is not ${email}`;
}
