import { eq } from "drizzle-orm";
import { users } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import type { SignIn } from "./auth.schema";
import { signInFailuresPerAccount, signInPerAddress } from "./limits";
import { verifyPassword } from "./secrets.server";

/**
 * Checks e-mail and password. Limits come before hashing, which is dear; an unknown address costs
 * the same time as a known one and gets the same answer. A try counts as a failure from its start, so
 * that guesses sent at once cannot outrun the count. `address` is the client's network address.
 */
export async function signIn(
  ctx: Pick<AppContext, "db" | "limits" | "now">,
  input: SignIn & { address: string },
): Promise<
  | { ok: true; userId: string }
  | { ok: false; reason: "wrong-credentials" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
> {
  for (const [rule, key] of [
    [signInPerAddress, input.address],
    [signInFailuresPerAccount, input.email],
  ] as const) {
    const answer = await ctx.limits.take(rule, key);
    if (!answer.allowed) return { ok: false, reason: "rate-limited", retryAfterSeconds: answer.retryAfterSeconds };
  }

  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email));
  const passwordIsRight = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !passwordIsRight || user.emailConfirmedAt === null) {
    return { ok: false, reason: "wrong-credentials" };
  }
  await ctx.limits.giveBack(signInFailuresPerAccount, input.email);
  return { ok: true, userId: user.id };
}
