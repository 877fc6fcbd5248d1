import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { issueEmailChange } from "./issue-email-change.server";
import { mailPerRecipient, resendPerAddress } from "./limits";
import type { Resend } from "./resend-confirmation.server";
import { type RateLimited, takeLimits } from "./take-limits.server";

/** Mails the confirmation of a change of address once more; `email` is the old or the new one. */
export async function resendEmailChange(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { email, address, origin, linkOf, codeChallenge }: Resend,
): Promise<{ ok: true } | RateLimited> {
  const refused = await takeLimits(ctx, [
    [resendPerAddress, address],
    [mailPerRecipient, `email_change:${email}`],
  ]);
  if (refused) return refused;
  const ofAddress = ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [change] = await ctx.db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.type, "email_change"),
        or(eq(oneTimeTokens.email, email), inArray(oneTimeTokens.userId, ofAddress)),
        gt(oneTimeTokens.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
    .limit(1);
  // Asked by the old address, the new one still gets one mail a minute; a refusal here would tell that it was asked.
  const isOften =
    change && change.email !== email && (await takeLimits(ctx, [[mailPerRecipient, `email_change:${change.email}`]]));
  if (change?.userId && !isOften) {
    const payload = { ...(codeChallenge && { codeChallenge }), ...(change.payload.isVoid && { isVoid: true }) };
    await issueEmailChange(ctx, { userId: change.userId, newEmail: change.email, payload, origin, linkOf });
  }
  return { ok: true };
}
