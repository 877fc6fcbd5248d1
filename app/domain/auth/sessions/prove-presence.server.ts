import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import {
  codeGuessesPerRecipient,
  codeGuessesPerRecipientAndDay,
  freshSignInMilliseconds,
  passwordProofsPerUser,
} from "~/domain/auth/limits";
import { verifyPassword } from "~/domain/auth/secrets.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { findOneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { needsSecondFactor } from "./read-session.server";

export interface Proof {
  currentPassword?: string | undefined;
  /** The code of a reauthentication mail; good once, whatever comes of it. */
  nonce?: string | undefined;
}

export type NotProven =
  | { ok: false; reason: "insufficient-aal" | "wrong-password" | "wrong-nonce" | "reauthentication-needed" }
  | RateLimited;

/**
 * Verifies that the owner is present before a password or address change (ASVS 7.5.1): by their current password, by a
 * code mailed to them or, if neither is given, by a sign-in within the last 15 minutes. Wrong passwords are counted
 * separately from strangers' attempts to sign in. A user with a second factor must have shown it.
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
  ctx: Pick<AppContext, "config" | "db" | "limits"> & { user: SignedInUser },
  password: string,
): Promise<{ ok: true } | NotProven> {
  const { id } = ctx.user;
  const refused = await takeLimits(ctx, [[passwordProofsPerUser, id]]);
  if (refused) return refused;
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!(await verifyPassword(ctx, password, user?.hash ?? null))) return { ok: false, reason: "wrong-password" };
  await ctx.limits.giveBack(passwordProofsPerUser, id);
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
