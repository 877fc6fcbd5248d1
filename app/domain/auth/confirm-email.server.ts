import { and, eq, gt, isNull } from "drizzle-orm";
import { oneTimeTokens, profiles, users } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import { hashToken } from "./secrets.server";

/** Uses a confirmation link: the address is proven, the password asked with it becomes the account's. */
export async function confirmEmail(
  ctx: Pick<AppContext, "db" | "now">,
  input: { token: string },
): Promise<{ ok: true; email: string } | { ok: false; reason: "used-or-expired" }> {
  const now = ctx.now();
  const [found] = await ctx.db
    .select({ userId: users.id, email: users.email, payload: oneTimeTokens.payload })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, await hashToken(input.token)),
        eq(oneTimeTokens.type, "confirmation"),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  if (!found) return { ok: false, reason: "used-or-expired" };
  const [updated] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ passwordHash: found.payload.passwordHash, emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(users.id, found.userId), isNull(users.emailConfirmedAt)))
      .returning({ id: users.id }),
    ctx.db.insert(profiles).values({ id: found.userId, email: found.email, createdAt: now }).onConflictDoNothing(),
    ctx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, found.userId)),
  ]);
  return updated.length > 0 ? { ok: true, email: found.email } : { ok: false, reason: "used-or-expired" };
}
