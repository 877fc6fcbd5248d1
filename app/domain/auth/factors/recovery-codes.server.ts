import { randomInt } from "node:crypto";
import { and, eq, exists } from "drizzle-orm";
import { recoveryCodes } from "~/db/schema/sign-in";
import {
  factorGuessesPerAddress,
  guessesPerFactor,
  guessesPerFactorAndDay,
  recoveryCodesPerUser,
} from "~/domain/auth/limits";
import { recoveryCodeUsedNotice } from "~/domain/auth/mails/notices";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { sendNotice } from "~/domain/mail/send-notice.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext, SignedInUser } from "~/ports/context";
import { recoveryKeyOf } from "./forgive-guesses.server";
import { raiseSession } from "./raise-session.server";

/** An alphabet without look-alikes (0 o, 1 i l): ten of its 31 characters are 49 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const characters = 10;
const group = 5;

/** "7kq2m-w9xfa" */
function newRecoveryCode(): string {
  const code = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${code.slice(0, group)}-${code.slice(group)}`;
}

/** Keyed with the application's secret: whoever reads the table cannot try codes. Case and hyphens do not matter. */
function recoveryCodeHash(secret: string, userId: string, code: string): string {
  return keyedHash(secret, "recovery-code", `${userId}.${code.toLowerCase().replace(/[\s-]/g, "")}`);
}

/**
 * Creates ten codes and returns them, the only time they can be read; older codes stop working. Only for a user whose
 * session has shown a second factor.
 */
export async function makeRecoveryCodes(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config"> & { user: SignedInUser },
): Promise<{ ok: true; codes: string[] } | { ok: false; reason: "no-factor" | "insufficient-aal" }> {
  const { db, user } = ctx;
  if (!user.hasSecondFactor) return { ok: false, reason: "no-factor" };
  if (needsSecondFactor(user)) return { ok: false, reason: "insufficient-aal" };
  const codes = Array.from({ length: recoveryCodesPerUser }, newRecoveryCode);
  const rows = codes.map((code) => ({
    id: ctx.newId(),
    userId: user.id,
    codeHash: recoveryCodeHash(ctx.config.appSecret, user.id, code),
    createdAt: ctx.now(),
  }));
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    db.insert(recoveryCodes).values(rows),
  ]);
  return { ok: true, codes };
}

/**
 * Raises the session by a recovery code in place of a factor. The code is used up in the same batch: of the same one
 * sent twice at once, one works. The user is told by mail.
 */
export async function spendRecoveryCode(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: { code: string; address: string },
): Promise<{ ok: true; left: number } | { ok: false; reason: "wrong-code" } | RateLimited> {
  const { db, user } = ctx;
  const guesses = [guessesPerFactor, guessesPerFactorAndDay].map((rule) => [rule, recoveryKeyOf(user.id)] as const);
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
  await sendNotice(ctx, { kind: "recovery-code-used", to: user.email, ...recoveryCodeUsedNotice({ left }) });
  return { ok: true, left };
}
