import { brand } from "~/brand";
import { mfaChallenges } from "~/db/schema/sign-in";
import {
  challengeMilliseconds,
  challengesPerAddress,
  textPerFactor,
  textsPerNetworkAndDay,
  textsPerNewNumberAndDay,
  textsPerNumberAndDay,
  textsPerUserAndDay,
} from "~/domain/auth/limits";
import { newCode } from "~/domain/auth/secrets.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { type RateLimited, takeLimits, takeLimitsTogether } from "~/domain/auth/take-limits.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext, SignedInUser } from "~/ports/context";
import { isTexted } from "./enrol-factor.server";
import type { FactorType } from "./factor.schema";
import { findFactor } from "./find-factor.server";

interface Challenge {
  id: string;
  type: FactorType;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Creates a challenge for the user's factor, to be answered within five minutes from the same network address; a phone
 * is texted a code. "texts-limited": this factor, user or number was texted too often, or this network texted too many
 * new numbers. "not-texted": we send no texts to this country; a number confirmed earlier still gets them, or its owner
 * would be locked out.
 */
export async function challengeFactor(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: { factorId: string; address: string },
): Promise<
  | { ok: true; challenge: Challenge }
  | { ok: false; reason: "not-found" | "insufficient-aal" | "not-texted" }
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
    const isNew = factor.status === "unverified";
    if (isNew && !isTexted(factor.phone, ctx.config.textedNumbers)) return { ok: false, reason: "not-texted" };
    const limited = await takeLimitsTogether(ctx, [
      [textPerFactor, factor.id],
      [textsPerUserAndDay, ctx.user.id],
      [isNew ? textsPerNewNumberAndDay : textsPerNumberAndDay, factor.phone],
      ...(isNew ? [[textsPerNetworkAndDay, input.address] as const] : []),
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
