import type { AppContext } from "../../ports/context";
import { verifyPerAddress } from "./limits";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { replacePassword } from "./replace-password.server";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { findOneTimeToken } from "./tokens/find-one-time-token.server";

type Reset =
  | { ok: true; userId: string }
  | { ok: false; reason: "used-or-expired" | "same-password" }
  | WeakPassword
  | RateLimited;

/**
 * Uses a mailed link to set a new password; every session ends. A password that is refused leaves the link good.
 * A second factor is asked for at the next sign-in: the link does not stand in for it.
 */
export async function resetPassword(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords">,
  input: { token: string; password: string; address: string; origin: string },
): Promise<Reset> {
  const refused = await takeLimits(ctx, [[verifyPerAddress, input.address]]);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, { types: ["recovery"], token: input.token });
  if (!found?.userId) return { ok: false, reason: "used-or-expired" };
  const weak = await refuseWeakPassword(ctx, input.password);
  if (weak) return weak;
  const { userId, id: tokenId } = found;
  const { password, origin } = input;
  const replaced = await replacePassword(ctx, { userId, password, tokenId, keepSessionId: null, origin });
  if (replaced.ok) return { ok: true, userId };
  return { ok: false, reason: replaced.reason === "gone" ? "used-or-expired" : replaced.reason };
}
