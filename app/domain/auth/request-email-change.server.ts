import type { AppContext, SignedInUser } from "../../ports/context";
import { mailPerRecipient, userUpdatePerAddress } from "./limits";
import { type NotProven, type Proof, provePresence } from "./prove-presence.server";
import { type EmailChange, startEmailChange } from "./start-email-change.server";
import { takeLimits } from "./take-limits.server";

/**
 * Begins a change of address, which the new one confirms. The answer is the same whether or not it has an account;
 * "same-email" is the user's own. `address` is the client's network address.
 */
export async function requestEmailChange(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: EmailChange & Proof & { address: string },
): Promise<{ ok: true } | { ok: false; reason: "same-email" } | NotProven> {
  const refused = await takeLimits(ctx, [[userUpdatePerAddress, input.address]]);
  if (refused) return refused;
  if (input.email === ctx.user.email) return { ok: false, reason: "same-email" };
  const proven = await provePresence(ctx, input);
  const limited = proven.ok ? await takeLimits(ctx, [[mailPerRecipient, `email_change:${input.email}`]]) : proven;
  if (limited) return limited;
  await startEmailChange(ctx, input);
  return { ok: true };
}
