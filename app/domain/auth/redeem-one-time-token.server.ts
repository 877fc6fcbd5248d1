import { and, eq, gt } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { confirmSignUp } from "./confirm-email.server";
import { applyEmailChange } from "./confirm-email-change.server";
import { codeGuessesPerRecipient, codeGuessesPerRecipientAndDay, verifyPerAddress } from "./limits";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { findOneTimeToken, type OneTimeToken } from "./tokens/find-one-time-token.server";
import type { OneTimeType } from "./tokens/issue-one-time-token.server";

/** What a link's token, or an address and its code, prove. */
export type MailedProof = { token: string } | { email: string; code: string };

export type Redeemed =
  | { ok: true; userId: string; method: "otp" | "recovery"; codeChallenge: string | null }
  | { ok: false; reason: "used-or-expired" | "banned" }
  | RateLimited;

type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">;

/**
 * Uses what was mailed, once: of many at the same time one succeeds. Answers who may begin a session now, and with
 * which PKCE challenge if the mail was asked for with one. `address` is the client's network address.
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

  const used = await use(ctx, found);
  if (!used.ok) return used;
  const method = found.type === "recovery" ? "recovery" : "otp";
  return { ok: true, userId: used.userId, method, codeChallenge: found.payload.codeChallenge ?? null };
}

type Used = { ok: true; userId: string } | { ok: false; reason: "used-or-expired" };

async function use(ctx: Context, found: OneTimeToken): Promise<Used> {
  if (found.type === "signup") return confirmSignUp(ctx, found);
  if (found.type === "email_change") return applyEmailChange(ctx, found);
  const [deleted] = await ctx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, found.id)).returning();
  return deleted?.userId ? { ok: true, userId: deleted.userId } : { ok: false, reason: "used-or-expired" };
}

async function isBanned(ctx: Context, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  return (await ctx.db.$count(users, and(eq(users.id, userId), gt(users.bannedUntil, ctx.now())))) > 0;
}
