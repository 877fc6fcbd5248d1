import { userUpdatePerAddress } from "~/domain/auth/limits";
import { type NotProven, type Proof, provePresence } from "~/domain/auth/sessions/prove-presence.server";
import { takeLimits } from "~/domain/auth/take-limits.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { replacePassword } from "./replace-password.server";

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
  const { id: userId, sessionId } = ctx.user;
  const { password, origin } = input;
  const by = { sessionId };
  const replaced = await replacePassword(ctx, { userId, password, by, keepsSession: true, isReset: false, origin });
  if (replaced.ok) return { ok: true };
  return { ok: false, reason: replaced.reason === "gone" ? "reauthentication-needed" : replaced.reason };
}
