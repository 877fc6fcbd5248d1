import { brand } from "../../../brand";
import { mfaChallenges } from "../../../db/schema/sign-in";
import { keyedHash } from "../../../keyed-hash";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { challengeMilliseconds, challengesPerAddress, textPerRecipient, textsPerUserAndDay } from "../limits";
import { needsSecondFactor } from "../needs-second-factor";
import { newCode } from "../secrets.server";
import { type RateLimited, takeLimits } from "../take-limits.server";
import type { FactorType } from "./factor.schema";
import { findFactor } from "./find-factor.server";

interface Challenge {
  id: string;
  type: FactorType;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Asks for a code of the user's factor, within five minutes and from the same network address; a phone is texted one.
 * "texts-limited": this number, or this user, was texted too often.
 */
export async function challengeFactor(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: { factorId: string; address: string },
): Promise<
  | { ok: true; challenge: Challenge }
  | { ok: false; reason: "not-found" | "insufficient-aal" }
  | { ok: false; reason: "texts-limited"; retryAfterSeconds: number }
  | RateLimited
> {
  const refused = await takeLimits(ctx, [[challengesPerAddress, input.address]]);
  if (refused) return refused;
  const factor = await findFactor(ctx, input.factorId);
  if (!factor) return { ok: false, reason: "not-found" };
  if (factor.status === "unverified" && needsSecondFactor(ctx.user)) return { ok: false, reason: "insufficient-aal" };
  const id = ctx.newId();
  const now = ctx.now();
  const expiresAt = now + challengeMilliseconds;
  const row = { id, factorId: factor.id, address: input.address, createdAt: now, expiresAt };
  if (factor.phone === null) {
    await ctx.db.insert(mfaChallenges).values(row);
  } else {
    const limited = await takeLimits(ctx, [
      [textPerRecipient, factor.phone],
      [textsPerUserAndDay, ctx.user.id],
    ]);
    if (limited) return { ...limited, reason: "texts-limited" };
    const code = newCode();
    await ctx.db.insert(mfaChallenges).values({ ...row, codeHash: challengeCodeHash(ctx.config.appSecret, id, code) });
    const text = `${code} is your ${brand} code, for 5 minutes. Nobody from ${brand} will ever ask you for it.`;
    await ctx.messages.send({ type: "sms", version: 1, sms: { id: ctx.newId(), to: factor.phone, text } });
  }
  return { ok: true, challenge: { id, type: factor.type, expiresAt } };
}

/** Bound to the challenge, as the codes of mails are to theirs. */
export function challengeCodeHash(secret: string, challengeId: string, code: string): string {
  return keyedHash(secret, "challenge-code", `${challengeId}.${code}`);
}
