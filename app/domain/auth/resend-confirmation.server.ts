import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { type OneTimePayload, oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { mailPerRecipient, resendPerAddress } from "./limits";
import { confirmationMail } from "./mails/confirmation-mail";
import { knownAddressMail } from "./mails/known-address-mail";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { issueOneTimeToken } from "./tokens/issue-one-time-token.server";

const registrationsRead = 50;

export interface Resend {
  /** Lower-cased. */
  email: string;
  /** The client's network address. */
  address: string;
  origin: string;
  linkOf: (token: string) => string;
  codeChallenge?: string | undefined;
}

/**
 * Mails the confirmation of a registration once more. The answer, and what is stored, is the same where there is none
 * (nobody gets that mail) and where the address has an account (its owner reads so).
 */
export async function resendConfirmation(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { email, address, origin, linkOf, codeChallenge }: Resend,
): Promise<{ ok: true } | RateLimited> {
  const refused = await takeLimits(ctx, [
    [resendPerAddress, address],
    [mailPerRecipient, `signup:${email}`],
  ]);
  if (refused) return refused;

  const [[user], registrations] = await ctx.db.batch([
    ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)),
    ctx.db
      .select({ payload: oneTimeTokens.payload })
      .from(oneTimeTokens)
      .where(
        and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.type, "signup"), gt(oneTimeTokens.expiresAt, ctx.now())),
      )
      .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
      .limit(registrationsRead),
  ]);
  const isDecoy = registrations.length === 0;
  const { codeChallenge: _, isVoid: __, ...registration } = registrationOf(registrations) ?? { newUserId: ctx.newId() };
  const payload: OneTimePayload = {
    ...registration,
    ...(codeChallenge && { codeChallenge }),
    ...((user || isDecoy) && { isVoid: true }),
  };
  const { token, code } = await issueOneTimeToken(ctx, { type: "signup", email, userId: null, payload });
  const content = user ? knownAddressMail(origin) : confirmationMail({ link: linkOf(token), code });
  await sendMail(ctx, { to: email, ...content, isDecoy });
  return { ok: true };
}

/**
 * The newest registration. Where several were made the mail cannot tell whose it repeats: its password might be a
 * stranger's, so it carries none, and the owner chooses one by "Forgot password".
 */
function registrationOf(rows: { payload: OneTimePayload }[]): OneTimePayload | undefined {
  const ids = new Set(rows.map(({ payload }) => payload.newUserId));
  const newest = rows[0]?.payload;
  return ids.size > 1 ? { newUserId: newest?.newUserId ?? "" } : newest;
}
