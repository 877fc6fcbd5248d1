import { passwordMinCharacters } from "~/domain/auth/limits";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";

/** As the public clients name them: too short, nearly one character, known to everybody who guesses. */
export type PasswordWeakness = "length" | "characters" | "pwned";

export interface WeakPassword {
  ok: false;
  reason: "weak-password";
  reasons: PasswordWeakness[];
}

const distinctCharacters = 4;

/**
 * The weaknesses of a new password; empty if there are none. There is no rule for digits or capitals (ASVS 6.2.5):
 * length makes a password strong, being known makes it weak.
 */
export async function passwordWeaknesses(
  ctx: Pick<AppContext, "breachedPasswords">,
  password: string,
): Promise<PasswordWeakness[]> {
  const weaknesses: PasswordWeakness[] = [];
  if (password.length < passwordMinCharacters) weaknesses.push("length");
  if (new Set(password).size < distinctCharacters) weaknesses.push("characters");
  if (await isKnown(ctx, password)) weaknesses.push("pwned");
  return weaknesses;
}

/** The refusal for a use case to answer, or null. */
export async function refuseWeakPassword(
  ctx: Pick<AppContext, "breachedPasswords">,
  password: string,
): Promise<WeakPassword | null> {
  const reasons = await passwordWeaknesses(ctx, password);
  return reasons.length > 0 ? { ok: false, reason: "weak-password", reasons } : null;
}

async function isKnown(ctx: Pick<AppContext, "breachedPasswords">, password: string): Promise<boolean> {
  const { commonPasswords } = await import("./common-passwords");
  if (commonPasswords.split(/\s+/).includes(password.toLowerCase())) return true;
  try {
    return (await ctx.breachedPasswords?.has(password)) ?? false;
  } catch (error) {
    // Nobody is kept out because another service is slow or down.
    logError("Breached passwords", error);
    return false;
  }
}
