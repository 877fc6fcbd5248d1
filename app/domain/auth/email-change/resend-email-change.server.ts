import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { resendPerAddress } from "~/domain/auth/limits";
import type { Resend } from "~/domain/auth/register/resend-confirmation.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext } from "~/ports/context";
import { issueEmailChange } from "./start-email-change.server";

/** Mails the confirmation of a change of address once more; `email` is the old or the new one. */
export async function resendEmailChange(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { email, address, origin, linkOf, from, codeChallenge }: Resend & { from: { client: ClientInfo } },
): Promise<{ ok: true } | RateLimited> {
  const asked = { kind: "email_change", network: address };
  const refused =
    (await takeLimits(ctx, [[resendPerAddress, address]])) ?? (await takeMailLimits(ctx, { ...asked, to: email }));
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
    // Whoever has the address comes first: others may have asked for it after them.
    .orderBy(desc(inArray(oneTimeTokens.userId, ofAddress)), desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
    .limit(1);
  // When the old address asks, the new one's limits still apply. A refusal is not reported: it would tell of earlier mails.
  const isOften = change && change.email !== email && (await takeMailLimits(ctx, { ...asked, to: change.email }));
  if (change?.userId && !isOften) {
    const payload = { ...(codeChallenge && { codeChallenge }), ...(change.payload.isVoid && { isVoid: true }) };
    await issueEmailChange(ctx, { userId: change.userId, newEmail: change.email, payload, origin, linkOf, ...from });
  }
  return { ok: true };
}
