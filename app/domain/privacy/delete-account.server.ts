import { closeAccount, isLastAdmin } from "~/domain/admin/change-user.server";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { verifyFactor } from "~/domain/auth/factors/verify-factor.server";
import { provePresence } from "~/domain/auth/sessions/prove-presence.server";
import type { RateLimited } from "~/domain/auth/take-limits.server";
import { forgetCustomer } from "~/domain/billing/forget-customer.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { PaymentsDown } from "~/ports/payments";
import { askProof } from "./ask-proof.server";
import { eraseAccount } from "./erase-account.server";
import { secondErasureSeconds } from "./limits";

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  /** Of a code that was texted. */
  challengeId?: string | undefined;
}
type Refused = { ok: false; reason: "wrong-password" | "wrong-code" | "payments-down" | "last-admin" } | RateLimited;
type Context = AppContext & { user: SignedInUser };

/**
 * Deletes the user's account for good, after they prove once more that it is theirs. A delayed message is sent first
 * that erases the account again later: it finishes after a crash, and removes uploads that were in progress.
 * Idempotent. `address` is the client's network address.
 */
export async function deleteAccount(ctx: Context, input: Proof & { address: string }): Promise<{ ok: true } | Refused> {
  const refused = await refuseUnproven(ctx, input);
  if (refused) return refused;
  if (await isLastAdmin(ctx, ctx.user.id)) return { ok: false, reason: "last-admin" };
  try {
    // Before the message: where the subscription cannot be ended, the account stays, and so does the subscription.
    await forgetCustomer(ctx, ctx.user.id);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    logError("An account is not deleted", error);
    return { ok: false, reason: "payments-down" };
  }
  // In one statement, so that the last two admins cannot both go at once.
  if (ctx.user.role === "admin" && !(await closeAccount(ctx, ctx.user.id)).ok)
    return { ok: false, reason: "last-admin" };
  const message = { type: "erase", version: 1, userId: ctx.user.id } as const;
  await ctx.messages.send(message, { delaySeconds: secondErasureSeconds });
  await eraseAccount(ctx, ctx.user.id);
  return { ok: true };
}

async function refuseUnproven(ctx: Context, input: Proof & { address: string }): Promise<Refused | null> {
  const { password = "", code = "", address } = input;
  const proof = await askProof(ctx);
  switch (proof.by) {
    case "password":
      return refusalOf(await provePresence(ctx, { currentPassword: password }), "wrong-password");
    case "mail":
      return refusalOf(await provePresence(ctx, { nonce: code }), "wrong-code");
    case "totp":
    case "phone": {
      const { factorId } = proof;
      const challengeId = proof.by === "phone" ? input.challengeId : await challengeOf(ctx, { factorId, address });
      if (!challengeId) return { ok: false, reason: "wrong-code" };
      return refusalOf(await verifyFactor(ctx, { factorId, challengeId, code, address }), "wrong-code");
    }
    default:
      return proof satisfies never;
  }
}

async function challengeOf(ctx: Context, input: { factorId: string; address: string }): Promise<string | null> {
  const answer = await challengeFactor(ctx, input);
  return answer.ok ? answer.challenge.id : null;
}

function refusalOf(
  answer: { ok: true } | { ok: false; reason: string } | RateLimited,
  otherwise: "wrong-password" | "wrong-code",
): Refused | null {
  if (answer.ok) return null;
  return "retryAfterSeconds" in answer ? answer : { ok: false, reason: otherwise };
}
