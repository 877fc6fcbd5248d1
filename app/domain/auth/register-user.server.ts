import { eq } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import type { OneTimePayload } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { mailPerRecipient, registerPerAddress } from "./limits";
import { confirmationMail } from "./mails/confirmation-mail";
import { knownAddressMail } from "./mails/known-address-mail";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { hashPassword } from "./secrets.server";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { issueOneTimeToken } from "./tokens/issue-one-time-token.server";

interface Registration {
  /** Lower-cased. */
  email: string;
  password: string;
  /** The client's network address. */
  address: string;
  /** Of the site, "https://…". */
  origin: string;
  /** Makes the mail's link of its token. */
  linkOf: (token: string) => string;
  userMetadata?: Record<string, unknown> | undefined;
  codeChallenge?: string | undefined;
}

/**
 * Notes a registration and mails its confirmation; the user begins when that is answered. The answer, and what is
 * stored, is the same whether or not the address has an account: only its owner, who reads the mail, learns which.
 * The password travels with the mail's token and becomes the account's when that very token is used: a stranger who
 * registered the address first has set nothing.
 */
export async function registerUser(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords">,
  input: Registration,
): Promise<{ ok: true; payload: OneTimePayload } | WeakPassword | RateLimited> {
  const { email, origin } = input;
  // A weak password is mended at once: it must not use up the one mail a minute.
  const refused =
    (await takeLimits(ctx, [[registerPerAddress, input.address]])) ??
    (await refuseWeakPassword(ctx, input.password)) ??
    (await takeLimits(ctx, [[mailPerRecipient, `signup:${email}`]]));
  if (refused) return refused;

  const passwordHash = await hashPassword(input.password);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const payload: OneTimePayload = {
    newUserId: ctx.newId(),
    passwordHash,
    ...(input.userMetadata && { userMetadata: input.userMetadata }),
    ...(input.codeChallenge && { codeChallenge: input.codeChallenge }),
    ...(user && { isVoid: true }),
  };
  const { token, code } = await issueOneTimeToken(ctx, { type: "signup", email, userId: null, payload });
  await sendMail(ctx, {
    to: email,
    ...(user ? knownAddressMail(origin) : confirmationMail({ link: input.linkOf(token), code })),
  });
  return { ok: true, payload };
}
