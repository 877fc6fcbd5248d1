import { and, eq, exists, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { mfaChallenges, mfaFactors } from "~/db/schema/sign-in";
import { codeGuesses, factorGuessesPerAddress, guessesPerFactor, guessesPerFactorAndDay } from "~/domain/auth/limits";
import { factorAddedNotice } from "~/domain/auth/mails/notices";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { sendNotice } from "~/domain/mail/send-notice.server";
import { isSameHash } from "~/keyed-hash";
import type { AppContext, SignedInUser } from "~/ports/context";
import { challengeCodeHash } from "./challenge-factor.server";
import { type Factor, findFactor, openKey } from "./find-factor.server";
import { raiseSession } from "./raise-session.server";
import { matchingStep } from "./totp.server";

type Challenge = typeof mfaChallenges.$inferSelect;
type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser };
type Refusal = "not-found" | "insufficient-aal" | "challenge-expired" | "other-address" | "wrong-code";

/**
 * Answers a challenge with a code. If it is right the session rises to aal2 and the factor, if it was new, counts from
 * now on, in one batch that also uses the code up: of the same code sent twice, at once or with another challenge, one
 * is right. Guesses are counted before they are compared. "challenge-expired" is also told of a challenge that is
 * unknown, used, or was guessed at five times.
 */
export async function verifyFactor(
  ctx: Context,
  input: { factorId: string; challengeId: string; code: string; address: string },
): Promise<{ ok: true; session: typeof sessions.$inferSelect } | { ok: false; reason: Refusal } | RateLimited> {
  const hasty = await takeLimits(ctx, [[factorGuessesPerAddress, input.address]]);
  if (hasty) return hasty;
  const factor = await findFactor(ctx, input.factorId);
  if (!factor) return { ok: false, reason: "not-found" };
  if (factor.status === "unverified" && needsSecondFactor(ctx.user)) return { ok: false, reason: "insufficient-aal" };

  const [challenge] = await ctx.db
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, input.challengeId), eq(mfaChallenges.factorId, factor.id)));
  if (!challenge || challenge.expiresAt <= ctx.now()) return { ok: false, reason: "challenge-expired" };
  if (challenge.address !== input.address) return { ok: false, reason: "other-address" };
  const limits = [guessesPerFactor, guessesPerFactorAndDay].map((rule) => [rule, factor.id] as const);
  const refused = await takeLimits(ctx, limits);
  if (refused) return refused;
  if (!(await countGuess(ctx, challenge.id))) return { ok: false, reason: "challenge-expired" };

  const proof = await proofOf(ctx, { factor, challenge, code: input.code });
  const session = proof && (await takeEffect(ctx, { factor, challenge, ...proof }));
  if (!session) return { ok: false, reason: "wrong-code" };
  for (const [rule, key] of limits) await ctx.limits.giveBack(rule, key);
  if (factor.status === "unverified") {
    const notice = factorAddedNotice({ name: factor.friendlyName });
    await sendNotice(ctx, { kind: "factor-added", to: ctx.user.email, ...notice });
  }
  return { ok: true, session };
}

async function countGuess(ctx: Context, challengeId: string): Promise<boolean> {
  const counted = await ctx.db
    .update(mfaChallenges)
    .set({ guesses: sql`${mfaChallenges.guesses} + 1` })
    .where(and(eq(mfaChallenges.id, challengeId), lt(mfaChallenges.guesses, codeGuesses)))
    .returning({ id: mfaChallenges.id });
  return counted.length > 0;
}

interface Proof {
  /** The TOTP time step of the code; null for a code that was texted. */
  step: number | null;
}

async function proofOf(
  ctx: Context,
  { factor, challenge, code }: { factor: Factor; challenge: Challenge; code: string },
): Promise<Proof | null> {
  if (challenge.codeHash !== null) {
    const isRight = isSameHash(challenge.codeHash, challengeCodeHash(ctx.config.appSecret, challenge.id, code));
    return isRight ? { step: null } : null;
  }
  const key = await openKey(ctx, factor);
  const step = matchingStep(key, { code, now: ctx.now(), lastStep: factor.lastStep });
  return step === null ? null : { step };
}

/** All or nothing: null where somebody else was faster, or the session has ended meanwhile. */
async function takeEffect(ctx: Context, { factor, challenge, step }: Proof & { factor: Factor; challenge: Challenge }) {
  const { db } = ctx;
  const proven = and(
    isOpen(ctx, challenge.id),
    mayCount(ctx, factor.id),
    step === null ? undefined : isUnused(ctx, factor.id, step),
  ) as SQL;
  const ofType = and(eq(mfaFactors.userId, ctx.user.id), eq(mfaFactors.type, factor.type));
  const now = ctx.now();
  const [raised] = await db.batch([
    ...raiseSession(ctx, { method: factor.type === "totp" ? "totp" : "mfa/phone", factorId: factor.id, proven }),
    db.delete(mfaFactors).where(and(ofType, ne(mfaFactors.id, factor.id), eq(mfaFactors.status, "unverified"), proven)),
    db
      .update(mfaFactors)
      .set({
        status: "verified",
        lastStep: step,
        updatedAt: sql`case when ${mfaFactors.status} = 'verified' then ${mfaFactors.updatedAt} else ${now} end`,
      })
      .where(and(eq(mfaFactors.id, factor.id), proven)),
    db.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id)),
  ]);
  return raised[0] ?? null;
}

function isOpen({ db }: Context, challengeId: string): SQL {
  return exists(db.select().from(mfaChallenges).where(eq(mfaChallenges.id, challengeId)));
}

function isUnused({ db }: Context, factorId: string, step: number): SQL {
  const unused = or(isNull(mfaFactors.lastStep), lt(mfaFactors.lastStep, step));
  return exists(
    db
      .select()
      .from(mfaFactors)
      .where(and(eq(mfaFactors.id, factorId), unused)),
  );
}

/** Once more, in the transaction: of two new factors verified at once by two sessions of aal1, one counts. */
function mayCount({ db, user }: Context, factorId: string): SQL {
  const verified = and(eq(mfaFactors.userId, user.id), eq(mfaFactors.status, "verified"));
  const isCounted = exists(
    db
      .select()
      .from(mfaFactors)
      .where(and(verified, eq(mfaFactors.id, factorId))),
  );
  const isFirst = notExists(db.select().from(mfaFactors).where(verified));
  const ofUser = and(eq(sessions.id, user.sessionId), eq(sessions.userId, user.id));
  return exists(
    db
      .select()
      .from(sessions)
      .where(and(ofUser, or(eq(sessions.aal, "aal2"), isCounted, isFirst))),
  );
}
