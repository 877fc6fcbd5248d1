import type { AppContext, SignedInUser } from "../../ports/context";
import { userUpdatePerAddress } from "./limits";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { type NotProven, type Proof, provePresence } from "./prove-presence.server";
import { replacePassword } from "./replace-password.server";
import { takeLimits } from "./take-limits.server";

export type PasswordChange = { ok: true } | { ok: false; reason: "same-password" } | WeakPassword | NotProven;

/** Changes the password of who is signed in and ends their other sessions. `address` is the client's network address. */
export async function changePassword(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords"> & {
    user: SignedInUser;
  },
  input: Proof & { password: string; address: string; origin: string },
): Promise<PasswordChange> {
  const refused =
    (await takeLimits(ctx, [[userUpdatePerAddress, input.address]])) ?? (await refuseWeakPassword(ctx, input.password));
  if (refused) return refused;
  const proven = await provePresence(ctx, input);
  if (!proven.ok) return proven;
  const { id: userId, sessionId: keepSessionId } = ctx.user;
  const { password, origin } = input;
  const replaced = await replacePassword(ctx, { userId, password, keepSessionId, tokenId: null, origin });
  if (replaced.ok) return replaced;
  return { ok: false, reason: replaced.reason === "gone" ? "reauthentication-needed" : replaced.reason };
}
