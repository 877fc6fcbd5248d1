import { and, eq, gt } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { applyEmailChange } from "~/domain/auth/email-change/confirm-email-change.server";
import { codeGuessesPerRecipient, codeGuessesPerRecipientAndDay, verifyPerAddress } from "~/domain/auth/limits";
import { confirmSignUp } from "~/domain/auth/register/confirm-email.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { AppContext } from "~/ports/context";
import { findOneTimeToken, type MailedMethod, methodOf, type OneTimeToken } from "./find-one-time-token.server";
import type { OneTimeType } from "./issue-one-time-token.server";

/** What a link's token, or an address and its code, prove. */
export type MailedProof = { token: string } | { email: string; code: string };

export type Redeemed =
  | { ok: true; userId: string; method: MailedMethod }
  | { ok: false; reason: "used-or-expired" | "banned" }
  | RateLimited;

type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">;

/**
 * Redeems a mailed token or code once: only one of many concurrent calls succeeds. Returns who may begin a session.
 * `address` is the client's network address.
 */
export async function redeemOneTimeToken(
  ctx: Context,
  input: { types: OneTimeType[]; address: string } & MailedProof,
): Promise<Redeemed> {
  const rules = [codeGuessesPerRecipient, codeGuessesPerRecipientAndDay];
  const guesses = "email" in input ? rules.map((rule) => [rule, input.email] as const) : [];
  const refused = await takeLimits(ctx, [[verifyPerAddress, input.address], ...guesses]);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, input);
  if (!found) return { ok: false, reason: "used-or-expired" };
  for (const [rule, key] of guesses) await ctx.limits.giveBack(rule, key);
  if (await isBanned(ctx, found.userId)) return { ok: false, reason: "banned" };

  const used = await applyOneTimeToken(ctx, found, {});
  return used.ok ? { ok: true, userId: used.userId, method: methodOf(found) } : used;
}

type Used = { ok: true; userId: string } | { ok: false; reason: "used-or-expired" };

interface Use {
  /** The PKCE verifier was shown: whoever asked for the mail is who opened its link. */
  hasVerifier?: boolean;
  /** The link does what it is for, and stays good for the session that it leads to. */
  keepsLink?: boolean;
}

/** Does what the token is for. Over the API nothing of a registration on our pages counts: its browser is not here. */
export async function applyOneTimeToken(
  ctx: Context,
  found: OneTimeToken,
  { hasVerifier = false, keepsLink = false }: Use,
): Promise<Used> {
  const { type, payload, userId } = found;
  const isDone = type === "recovery" || payload.isOpened;
  if (isDone && keepsLink) return userId ? { ok: true, userId } : { ok: false, reason: "used-or-expired" };
  if (type === "signup" && !isDone) {
    const { browserHash, isResent, passwordHash, userMetadata } = payload;
    if (browserHash) return confirmSignUp(ctx, found, { passwordHash: null, isUnbound: false, keepsLink });
    const isUnbound = !hasVerifier || isResent === true;
    return confirmSignUp(ctx, found, { passwordHash: passwordHash ?? null, userMetadata, isUnbound, keepsLink });
  }
  if (type === "email_change" && !isDone) return applyEmailChange(ctx, found, { keepsLink, isBound: hasVerifier });
  const [deleted] = await ctx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, found.id)).returning();
  return deleted?.userId ? { ok: true, userId: deleted.userId } : { ok: false, reason: "used-or-expired" };
}

export async function isBanned(ctx: Pick<AppContext, "db" | "now">, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  return (await ctx.db.$count(users, and(eq(users.id, userId), gt(users.bannedUntil, ctx.now())))) > 0;
}
