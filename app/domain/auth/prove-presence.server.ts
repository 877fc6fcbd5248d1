import { eq } from "drizzle-orm";
import { sessions, users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../ports/context";
import {
  codeGuessesPerRecipient,
  codeGuessesPerRecipientAndDay,
  freshSignInMilliseconds,
  signInFailuresPerAccount,
} from "./limits";
import { needsSecondFactor } from "./needs-second-factor";
import { verifyPassword } from "./secrets.server";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { findOneTimeToken } from "./tokens/find-one-time-token.server";

export interface Proof {
  currentPassword?: string | undefined;
  /** The code of a reauthentication mail; good once, whatever comes of it. */
  nonce?: string | undefined;
}

export type NotProven =
  | { ok: false; reason: "insufficient-aal" | "wrong-password" | "wrong-nonce" | "reauthentication-needed" }
  | RateLimited;

/**
 * Whether it is the owner who sits there, before password or address change (ASVS 7.5.1): their current password, a
 * code mailed to them, or, where neither is given, a sign-in of the last quarter of an hour. A wrong password counts
 * as a failed sign-in. Whoever has a second factor has shown it.
 */
export async function provePresence(
  ctx: Pick<AppContext, "db" | "limits" | "now" | "config"> & { user: SignedInUser },
  { currentPassword, nonce }: Proof,
): Promise<{ ok: true } | NotProven> {
  if (needsSecondFactor(ctx.user)) return { ok: false, reason: "insufficient-aal" };
  if (nonce !== undefined) return proveByNonce(ctx, nonce);
  if (currentPassword !== undefined) return proveByPassword(ctx, currentPassword);
  const [session] = await ctx.db
    .select({ amr: sessions.amr })
    .from(sessions)
    .where(eq(sessions.id, ctx.user.sessionId));
  const lastProof = Math.max(0, ...(session?.amr ?? []).map(({ timestamp }) => timestamp * 1000));
  return lastProof > ctx.now() - freshSignInMilliseconds
    ? { ok: true }
    : { ok: false, reason: "reauthentication-needed" };
}

async function proveByPassword(
  ctx: Pick<AppContext, "db" | "limits"> & { user: SignedInUser },
  password: string,
): Promise<{ ok: true } | NotProven> {
  const { id, email } = ctx.user;
  const refused = await takeLimits(ctx, [[signInFailuresPerAccount, email]]);
  if (refused) return refused;
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!(await verifyPassword(password, user?.hash ?? null))) return { ok: false, reason: "wrong-password" };
  await ctx.limits.giveBack(signInFailuresPerAccount, email);
  return { ok: true };
}

async function proveByNonce(
  ctx: Pick<AppContext, "db" | "limits" | "now" | "config"> & { user: SignedInUser },
  code: string,
): Promise<{ ok: true } | NotProven> {
  const { id, email } = ctx.user;
  // Apart from the guesses of strangers, who must not use up those of somebody signed in.
  const rules = [codeGuessesPerRecipient, codeGuessesPerRecipientAndDay];
  const guesses = rules.map((rule) => [rule, `reauthentication:${email}`] as const);
  const refused = await takeLimits(ctx, guesses);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, { types: ["reauthentication"], email, code });
  if (found?.userId !== id) return { ok: false, reason: "wrong-nonce" };
  for (const [rule, key] of guesses) await ctx.limits.giveBack(rule, key);
  const used = await ctx.db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.id, found.id))
    .returning({ id: oneTimeTokens.id });
  return used.length > 0 ? { ok: true } : { ok: false, reason: "wrong-nonce" };
}
