import type { AdminContext } from "~/domain/admin/audit";
import { closeAccount, isLastAdmin } from "~/domain/admin/change-user.server";
import { forgetCustomer } from "~/domain/billing/forget-customer.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { PaymentsDown } from "~/ports/payments";
import { eraseAccount } from "./erase-account.server";
import { secondErasureSeconds } from "./limits";

type Deleted = { ok: true } | { ok: false; reason: "no-user" | "last-admin" | "own-account" | "payments-down" };

/**
 * Deletes another user's account for good, as an admin. Like `deleteAccount`, a delayed message finishes after a crash.
 * Admins delete their own account where everybody does, because that page asks for proof that it is them.
 */
export async function deleteUser(ctx: AppContext & AdminContext, userId: string): Promise<Deleted> {
  if (await isLastAdmin(ctx, userId)) return { ok: false, reason: "last-admin" };
  if (userId === ctx.user.id) return { ok: false, reason: "own-account" };
  try {
    // First: where the subscription cannot be ended, the account stays as it is.
    await forgetCustomer(ctx, userId);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    logError("An account is not deleted", error);
    return { ok: false, reason: "payments-down" };
  }
  const closed = await closeAccount(ctx, userId);
  if (!closed.ok) return closed;
  await ctx.messages.send({ type: "erase", version: 1, userId }, { delaySeconds: secondErasureSeconds });
  await eraseAccount(ctx, userId);
  return { ok: true };
}
