import { eq } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import type { OneTimePayload } from "~/db/schema/sign-in";
import { registerPerAddress } from "~/domain/auth/limits";
import { knownAddressMail } from "~/domain/auth/mails/known-address-mail";
import { confirmationMail } from "~/domain/auth/mails/link-mails";
import { refuseWeakPassword, type WeakPassword } from "~/domain/auth/password/password-weaknesses.server";
import { hashPassword, hashToken } from "~/domain/auth/secrets.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { sendMail } from "~/domain/mail/send-mail.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";

interface Registration {
  /** Lower-cased. */
  email: string;
  password: string;
  /** The client's network address. */
  address: string;
  /** The browser, on pages. */
  browser?: string | undefined;
  /** Of the site, "https://…". */
  origin: string;
  /** Makes the mail's link of its token. */
  linkOf: (token: string) => string;
  /** Which browser registers on our pages, or which client over the API. */
  from: { visitorId: string } | { client: ClientInfo };
  userMetadata?: Record<string, unknown> | undefined;
  codeChallenge?: string | undefined;
}

/**
 * Stores a registration and mails its confirmation; the user is created when it is confirmed. The answer and what is
 * stored are the same whether or not the address has an account: only its owner, who reads the mail, learns which. The
 * password is stored with the mail's token and becomes the account's only when that token is used, on our pages only in
 * the browser that registered. So a stranger who registers the address first sets nothing.
 */
export async function registerUser(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords">,
  input: Registration,
): Promise<{ ok: true; payload: OneTimePayload } | WeakPassword | RateLimited> {
  const { email, origin, address: network, from } = input;
  // A weak password is mended at once: it must not use up the one mail a minute.
  const refused =
    (await takeLimits(ctx, [[registerPerAddress, input.address]])) ??
    (await refuseWeakPassword(ctx, input.password)) ??
    (await takeMailLimits(ctx, { kind: "signup", to: email, network, browser: sameForm(ctx, input) }));
  if (refused) return refused;

  const passwordHash = await hashPassword(ctx, input.password);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const payload: OneTimePayload = {
    newUserId: ctx.newId(),
    passwordHash,
    ...("visitorId" in from && { browserHash: await hashToken(from.visitorId) }),
    ...(input.userMetadata && { userMetadata: input.userMetadata }),
    ...(input.codeChallenge && { codeChallenge: input.codeChallenge }),
    ...(user && { isVoid: true }),
  };
  const { token, code } = await issueOneTimeToken(ctx, { type: "signup", email, userId: null, payload });
  const asked = "client" in from ? { at: ctx.now(), client: from.client } : null;
  await sendMail(ctx, {
    to: email,
    ...(user ? knownAddressMail(origin) : confirmationMail({ link: input.linkOf(token), code, asked })),
  });
  return { ok: true, payload };
}

/**
 * The key under which repeated requests count as one. The same form with another password is another request, because
 * only its own mail links to the password that was meant. Three characters of the hash tell the two apart and reveal
 * nothing of the password.
 */
function sameForm({ config }: Pick<AppContext, "config">, { browser, password }: Registration): string | undefined {
  return browser && `${browser}:${keyedHash(config.appSecret, "registered-password", password).slice(0, 3)}`;
}
