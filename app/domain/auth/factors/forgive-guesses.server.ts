import { eq } from "drizzle-orm";
import { mfaFactors } from "~/db/schema/sign-in";
import {
  guessesForgivenPerUser,
  guessesPerFactor,
  guessesPerFactorAndDay,
  textPerFactor,
  textsPerUserAndDay,
} from "~/domain/auth/limits";
import type { AppContext } from "~/ports/context";

/**
 * Resets the counts of wrong codes and texts of a user with a new password, at most once a day: whoever had the old
 * password may have used them all up. Resetting more often would give extra guesses to somebody who reads the user's
 * mails but lacks the second factor.
 */
export async function forgiveGuesses({ db, limits }: Pick<AppContext, "db" | "limits">, userId: string): Promise<void> {
  const factors = await db.select({ id: mfaFactors.id }).from(mfaFactors).where(eq(mfaFactors.userId, userId));
  if (factors.length === 0 || !(await limits.take(guessesForgivenPerUser, userId)).allowed) return;
  const keys = [...factors.map(({ id }) => id), recoveryKeyOf(userId)];
  const rules = [guessesPerFactor, guessesPerFactorAndDay];
  await Promise.all([
    ...keys.flatMap((key) => rules.map((rule) => limits.clear(rule, key))),
    ...factors.map(({ id }) => limits.clear(textPerFactor, id)),
    limits.clear(textsPerUserAndDay, userId),
  ]);
}

/** What guesses at a user's recovery codes are counted under. */
export function recoveryKeyOf(userId: string): string {
  return `recovery-${userId}`;
}
