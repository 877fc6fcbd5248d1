import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { type OneTimePayload, oneTimeTokens } from "~/db/schema/sign-in";
import { resendPerAddress } from "~/domain/auth/limits";
import { knownAddressMail } from "~/domain/auth/mails/known-address-mail";
import { confirmationMail } from "~/domain/auth/mails/link-mails";
import { hashToken } from "~/domain/auth/secrets.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { sendMail } from "~/domain/mail/send-mail.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext } from "~/ports/context";

const registrationsRead = 50;

export interface Resend {
  /** Lower-cased. */
  email: string;
  /** The client's network address. */
  address: string;
  /** The browser, on pages. */
  browser?: string | undefined;
  origin: string;
  linkOf: (token: string) => string;
  /** Which browser asks on our pages, or which client over the API. */
  from: { visitorId: string } | { client: ClientInfo };
  codeChallenge?: string | undefined;
}

/**
 * Mails the confirmation of a registration again. The answer and what is stored are the same if there is no
 * registration (nobody gets that mail) and if the address has an account (its owner is told so).
 */
export async function resendConfirmation(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { email, address, browser, origin, linkOf, from, codeChallenge }: Resend,
): Promise<{ ok: true } | RateLimited> {
  const refused =
    (await takeLimits(ctx, [[resendPerAddress, address]])) ??
    (await takeMailLimits(ctx, { kind: "signup", to: email, network: address, browser }));
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
  const browserHash = "visitorId" in from ? await hashToken(from.visitorId) : null;
  const {
    codeChallenge: _,
    isVoid: __,
    ...registration
  } = registrationOf(registrations, browserHash) ?? {
    newUserId: ctx.newId(),
  };
  const payload: OneTimePayload = {
    ...registration,
    isResent: true,
    ...(codeChallenge && { codeChallenge }),
    ...((user || isDecoy) && { isVoid: true }),
  };
  const { token, code } = await issueOneTimeToken(ctx, { type: "signup", email, userId: null, payload });
  const asked = "client" in from ? { at: ctx.now(), client: from.client } : null;
  const content = user ? knownAddressMail(origin) : confirmationMail({ link: linkOf(token), code, asked });
  await sendMail(ctx, { to: email, ...content, isDecoy });
  return { ok: true };
}

/**
 * The registration made in the asking browser, else the newest. If there are several, the mail cannot tell whose it
 * repeats and the password might be a stranger's, so it carries none and the owner chooses one while confirming.
 */
function registrationOf(rows: { payload: OneTimePayload }[], browserHash: string | null): OneTimePayload | undefined {
  const own = rows.find(({ payload }) => browserHash !== null && payload.browserHash === browserHash);
  if (own) return own.payload;
  const ids = new Set(rows.map(({ payload }) => payload.newUserId));
  const newest = rows[0]?.payload;
  return ids.size > 1 ? { newUserId: newest?.newUserId ?? "" } : newest;
}
