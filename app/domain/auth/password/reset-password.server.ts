import { forgiveGuesses } from "~/domain/auth/factors/forgive-guesses.server";
import { codeGuessesPerRecipient, codeGuessesPerRecipientAndDay, verifyPerAddress } from "~/domain/auth/limits";
import { isRecovering } from "~/domain/auth/sessions/is-recovering.server";
import { readAccessToken } from "~/domain/auth/sessions/read-access-token.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { findOneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import type { MailedProof } from "~/domain/auth/tokens/redeem-one-time-token.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { replacePassword } from "./replace-password.server";

/** A mailed link or code, or the access token that a link of the API has led to. */
export type ResetProof = MailedProof | { accessToken: string; issuer: string; client: ClientInfo };

type Reset =
  | { ok: true; userId: string; removedFactors: boolean }
  | { ok: false; reason: "used-or-expired" }
  | { ok: false; reason: "same-password" }
  | WeakPassword
  | RateLimited;

type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords">;

/**
 * Sets a new password with a mailed token; every session ends. A refused password leaves the token valid. The next
 * sign-in still asks for a second factor, because the mail does not replace it, unless the account was unbound: then
 * the factors may be a stranger's and are removed with the old password.
 */
export async function resetPassword(
  ctx: Context,
  input: { password: string; address: string; origin: string } & ResetProof,
): Promise<Reset> {
  const rules = [codeGuessesPerRecipient, codeGuessesPerRecipientAndDay];
  const guesses = "email" in input ? rules.map((rule) => [rule, input.email] as const) : [];
  const refused = await takeLimits(ctx, [[verifyPerAddress, input.address], ...guesses]);
  if (refused) return refused;
  const proven = "accessToken" in input ? await bySession(ctx, input) : await byMail(ctx, input);
  if (!proven) return { ok: false, reason: "used-or-expired" };
  for (const [rule, key] of guesses) await ctx.limits.giveBack(rule, key);
  const { password, origin } = input;
  const weak = await refuseWeakPassword(ctx, password);
  if (weak) return weak;
  const { userId } = proven;
  const replaced = await replacePassword(ctx, { ...proven, password, isReset: true, origin });
  if (replaced.ok) {
    // The password is changed by now, whatever becomes of this.
    await forgiveGuesses(ctx, userId).catch((error: unknown) => logError("Guesses are not forgiven", error));
    return { ok: true, userId, removedFactors: replaced.removedFactors };
  }
  return { ok: false, reason: replaced.reason === "gone" ? "used-or-expired" : replaced.reason };
}

async function byMail(ctx: Context, proof: MailedProof) {
  const found = await findOneTimeToken(ctx, { ...proof, types: ["recovery"] });
  return found?.userId ? { userId: found.userId, by: { tokenId: found.id } } : null;
}

async function bySession(ctx: Context, { accessToken, ...proof }: Extract<ResetProof, { accessToken: string }>) {
  const answer = await readAccessToken(ctx, { token: accessToken, ...proof });
  if (!answer.ok || !(await isRecovering({ ...ctx, user: answer.user }))) return null;
  return { userId: answer.user.id, by: { sessionId: answer.user.sessionId } };
}
