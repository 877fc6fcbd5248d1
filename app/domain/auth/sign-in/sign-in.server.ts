import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import type { SignIn } from "~/domain/auth/auth.schema";
import {
  signInFailuresPerAccount,
  signInFailuresPerDevice,
  signInPerAddress,
  signInsPerKnownUser,
} from "~/domain/auth/limits";
import { isWeakHash, renewedHash, verifyPassword } from "~/domain/auth/secrets.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { AppContext } from "~/ports/context";
import { type Device, isKnownDevice } from "./known-device.server";

type SignedIn =
  | { ok: true; userId: string; passwordHash: string }
  | { ok: false; reason: "wrong-credentials" | "not-confirmed" | "banned" }
  | RateLimited;

/**
 * Checks email and password. Limits come before hashing, which is expensive; an unknown address takes the same time and
 * gets the same answer as a known one. An attempt counts as a failure from its start, so that concurrent guesses cannot
 * outrun the count. A device that has signed in to the account before has a count of its own, so that strangers cannot
 * lock it out. "not-confirmed" goes to whoever has the password of a pending registration, whether or not the address
 * also has an account. `passwordHash` is for opening the session, which checks that it is still current. `address` is
 * the client's network address.
 */
export async function signIn(
  ctx: Pick<AppContext, "config" | "db" | "limits" | "now">,
  input: SignIn & { address: string; device?: Device | null },
): Promise<SignedIn> {
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
  const { device } = input;
  const isKnown = user !== undefined && isKnownDevice(ctx, device, user);
  const failures = isKnown
    ? ([signInFailuresPerDevice, `${user.id}:${device.id}`] as const)
    : ([signInFailuresPerAccount, input.email] as const);
  const refused = await takeLimits(ctx, [
    isKnown ? [signInsPerKnownUser, user.id] : [signInPerAddress, input.address],
    failures,
  ]);
  if (refused) return refused;

  if (await verifyPassword(ctx, input.password, user?.passwordHash ?? null)) {
    await ctx.limits.giveBack(...failures);
    if (!user?.passwordHash) throw new Error("A password without a user");
    if ((user.bannedUntil ?? 0) > ctx.now()) return { ok: false, reason: "banned" };
    const { id: userId } = user;
    const passwordHash = await renewWeakHash(ctx, { userId, password: input.password, hash: user.passwordHash });
    return passwordHash ? { ok: true, userId, passwordHash } : { ok: false, reason: "wrong-credentials" };
  }
  const waits = await verifyPassword(ctx, input.password, registration?.payload.passwordHash ?? null);
  return { ok: false, reason: waits ? "not-confirmed" : "wrong-credentials" };
}

/**
 * Rehashes a password that was just verified if its hash is weaker than today's, and returns the stored hash. If
 * another sign-in was faster, its hash stays. Null: the password was changed meanwhile.
 */
export async function renewWeakHash(
  ctx: Pick<AppContext, "config" | "db">,
  { userId, password, hash }: { userId: string; password: string; hash: string },
): Promise<string | null> {
  const { db } = ctx;
  if (!isWeakHash(ctx, hash)) return hash;
  const renewed = await renewedHash(ctx, password, hash);
  const changed = await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, userId), eq(users.passwordHash, hash)))
    .returning({ id: users.id });
  if (changed.length > 0) return renewed;
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const current = user?.hash ?? null;
  return (await verifyPassword(ctx, password, current)) ? current : null;
}
