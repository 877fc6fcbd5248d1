import { and, eq, exists } from "drizzle-orm";
import { recoveryCodes } from "../../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { factorGuessesPerAddress, guessesPerFactor, guessesPerFactorAndDay } from "../limits";
import { recoveryCodeUsedNotice } from "../mails/recovery-code-used-notice";
import { type RateLimited, takeLimits } from "../take-limits.server";
import { raiseSession } from "./raise-session.server";
import { recoveryCodeHash } from "./recovery-code.server";

/**
 * Raises the session by a recovery code in place of a factor. The code is used up in the same batch: of the same one
 * sent twice at once, one works. The user is told by mail.
 */
export async function spendRecoveryCode(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: { code: string; address: string },
): Promise<{ ok: true; left: number } | { ok: false; reason: "wrong-code" } | RateLimited> {
  const { db, user } = ctx;
  const guesses = [guessesPerFactor, guessesPerFactorAndDay].map((rule) => [rule, `recovery-${user.id}`] as const);
  const refused = await takeLimits(ctx, [[factorGuessesPerAddress, input.address], ...guesses]);
  if (refused) return refused;

  const ofUser = eq(recoveryCodes.userId, user.id);
  const hash = recoveryCodeHash(ctx.config.appSecret, user.id, input.code);
  const isCode = and(ofUser, eq(recoveryCodes.codeHash, hash));
  const proven = exists(db.select().from(recoveryCodes).where(isCode));
  const [raised] = await db.batch([
    ...raiseSession(ctx, { method: "mfa/recovery_code", factorId: null, proven }),
    db.delete(recoveryCodes).where(isCode),
  ]);
  if (raised.length === 0) return { ok: false, reason: "wrong-code" };
  for (const [rule, key] of guesses) await ctx.limits.giveBack(rule, key);
  const left = await db.$count(recoveryCodes, ofUser);
  const mail = { id: ctx.newId(), to: user.email, ...recoveryCodeUsedNotice({ left }) };
  await ctx.messages.send({ type: "mail", version: 1, mail });
  return { ok: true, left };
}
