import { and, eq, exists, isNull, ne, or } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { type OneTimePayload, oneTimeTokens } from "~/db/schema/sign-in";
import { verifyPerAddress } from "~/domain/auth/limits";
import { refuseWeakPassword, type WeakPassword } from "~/domain/auth/password/password-weaknesses.server";
import { replacePassword } from "~/domain/auth/password/replace-password.server";
import { hashPassword, hashToken } from "~/domain/auth/secrets.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { findOneTimeToken, type OneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import type { AppContext } from "~/ports/context";
import { createAccount } from "./create-account.server";
import { unboundHolderOf } from "./unbound-account.server";

type Confirmed = { ok: true; userId: string; email: string } | { ok: false; reason: "used-or-expired" };

interface Confirming {
  token: string;
  /** The browser that shows the page. */
  visitorId: string;
  /** Chosen on the page, where it asks for one. */
  password?: string | undefined;
  /** The client's network address. */
  address: string;
  origin: string;
}

type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords">;

/**
 * Uses a confirmation link on our page: proves the address and opens the account. The password and name chosen at
 * registration count only in the browser that registered; any other browser is asked for a new password, because
 * somebody else may have registered this address. If a program that opened a link gave the address to an account
 * before, by this registration or a change of address, that account now becomes its owner's: its password, sessions and
 * factors end.
 */
export async function confirmEmail(
  ctx: Context,
  input: Confirming,
): Promise<
  | Confirmed
  | { ok: false; reason: "password-needed" }
  | { ok: false; reason: "same-password" }
  | WeakPassword
  | RateLimited
> {
  const token = await findOneTimeToken(ctx, { types: ["signup"], token: input.token });
  if (!token) return { ok: false, reason: "used-or-expired" };
  const { email, payload } = token;
  const holder = token.userId ?? (await unboundHolderOf(ctx, email));
  const { password, address, origin } = input;
  if (await isOfBrowser(payload, input.visitorId)) {
    const { passwordHash = null, userMetadata } = payload;
    if (holder === null) return confirmSignUp(ctx, token, { passwordHash, userMetadata, isUnbound: false });
    if (passwordHash !== null) return takeOver(ctx, token, { userId: holder, passwordHash, origin });
  }
  if (password === undefined) return { ok: false, reason: "password-needed" };
  const refused = (await takeLimits(ctx, [[verifyPerAddress, address]])) ?? (await refuseWeakPassword(ctx, password));
  if (refused) return refused;
  if (holder === null) {
    return confirmSignUp(ctx, token, { passwordHash: await hashPassword(ctx, password), isUnbound: false });
  }
  return takeOver(ctx, token, { userId: holder, password, origin });
}

/** Gives an unbound account to whoever confirms its address here. */
async function takeOver(
  ctx: Context,
  { id: tokenId, email }: OneTimeToken,
  account: { userId: string; origin: string } & ({ password: string } | { passwordHash: string }),
): Promise<Confirmed | { ok: false; reason: "same-password" }> {
  const replaced = await replacePassword(ctx, { ...account, by: { tokenId }, isReset: true });
  if (!replaced.ok) return { ok: false, reason: replaced.reason === "gone" ? "used-or-expired" : replaced.reason };
  await ctx.db.delete(oneTimeTokens).where(registrationsOf(email));
  return { ok: true, userId: account.userId, email };
}

/** Finds registrations of an address that wait to be confirmed. */
export function registrationsOf(email: string) {
  return and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.type, "signup"));
}

/** Whether the page behind this link asks for a password: it is good, and this browser is not the one that registered. */
export async function confirmingNeedsPassword(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  { token, visitorId }: Pick<Confirming, "token" | "visitorId">,
): Promise<boolean> {
  const found = await findOneTimeToken(ctx, { types: ["signup"], token });
  return found !== null && !(await isOfBrowser(found.payload, visitorId));
}

async function isOfBrowser({ browserHash, passwordHash }: OneTimePayload, visitorId: string): Promise<boolean> {
  return passwordHash !== undefined && browserHash === (await hashToken(visitorId));
}

interface NewAccount {
  passwordHash: string | null;
  userMetadata?: Record<string, unknown> | undefined;
  isUnbound: boolean;
  /** The link stays good, for the session that it leads to. */
  keepsLink?: boolean;
}

/** Creates the account of a confirmed registration, once, and deletes every other registration of the address. */
export async function confirmSignUp(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  { id: tokenId, email, payload }: Pick<OneTimeToken, "id" | "email" | "payload">,
  { keepsLink = false, ...account }: NewAccount,
): Promise<Confirmed> {
  const { newUserId: id } = payload;
  if (!id) throw new Error("A sign-up names the user it makes");
  const { db } = ctx;
  const made = db.select({ id: users.id }).from(users).where(eq(users.id, id));
  const isThis = eq(oneTimeTokens.id, tokenId);
  const forget = registrationsOf(email);
  const others = keepsLink ? and(forget, or(ne(oneTimeTokens.id, tokenId), isNull(oneTimeTokens.userId))) : forget;
  const [, , , opened] = await db.batch([
    ...createAccount(ctx, { id, email, ...account }),
    db
      .update(oneTimeTokens)
      .set({ userId: id, payload: { isOpened: true } })
      .where(and(isThis, exists(made)))
      .returning({ id: oneTimeTokens.id }),
    db.delete(oneTimeTokens).where(others),
  ]);
  return opened.length > 0 ? { ok: true, userId: id, email } : { ok: false, reason: "used-or-expired" };
}
