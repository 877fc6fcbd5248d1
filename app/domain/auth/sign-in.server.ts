import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import type { SignIn } from "./auth.schema";
import { signInFailuresPerAccount, signInPerAddress } from "./limits";
import { verifyPassword } from "./secrets.server";
import { type RateLimited, takeLimits } from "./take-limits.server";

type SignedIn =
  | { ok: true; userId: string; passwordHash: string }
  | { ok: false; reason: "wrong-credentials" | "not-confirmed" | "banned" }
  | RateLimited;

/**
 * Checks e-mail and password. Limits come before hashing, which is dear; an unknown address costs
 * the same time as a known one and gets the same answer. A try counts as a failure from its start, so
 * that guesses sent at once cannot outrun the count. "not-confirmed" is told to whoever has the password of a
 * registration that waits for its mail, whether or not the address has an account besides. `passwordHash` is for
 * opening the session, which asks whether it is still that one. `address` is the client's network address.
 */
export async function signIn(
  ctx: Pick<AppContext, "db" | "limits" | "now">,
  input: SignIn & { address: string },
): Promise<SignedIn> {
  const refused = await takeLimits(ctx, [
    [signInPerAddress, input.address],
    [signInFailuresPerAccount, input.email],
  ]);
  if (refused) return refused;

  const [[user], [registration]] = await ctx.db.batch([
    ctx.db.select().from(users).where(eq(users.email, input.email)),
    ctx.db
      .select({ payload: oneTimeTokens.payload })
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.email, input.email),
          eq(oneTimeTokens.type, "signup"),
          gt(oneTimeTokens.expiresAt, ctx.now()),
        ),
      )
      .orderBy(desc(oneTimeTokens.createdAt))
      .limit(1),
  ]);
  if (await verifyPassword(input.password, user?.passwordHash ?? null)) {
    await ctx.limits.giveBack(signInFailuresPerAccount, input.email);
    if (!user?.passwordHash) throw new Error("A password without a user");
    const { id: userId, passwordHash, bannedUntil } = user;
    return (bannedUntil ?? 0) > ctx.now() ? { ok: false, reason: "banned" } : { ok: true, userId, passwordHash };
  }
  const waits = await verifyPassword(input.password, registration?.payload.passwordHash ?? null);
  return { ok: false, reason: waits ? "not-confirmed" : "wrong-credentials" };
}
