import { eq } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import type { OneTimePayload } from "~/db/schema/sign-in";
import { userUpdatePerAddress } from "~/domain/auth/limits";
import { knownAddressMail } from "~/domain/auth/mails/known-address-mail";
import { emailChangeMail } from "~/domain/auth/mails/link-mails";
import { type NotProven, type Proof, provePresence } from "~/domain/auth/sessions/prove-presence.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { takeLimits } from "~/domain/auth/take-limits.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { sendMail } from "~/domain/mail/send-mail.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext, SignedInUser } from "~/ports/context";

export interface EmailChange {
  /** The new address, lower-cased. */
  email: string;
  origin: string;
  linkOf: (token: string) => string;
  codeChallenge?: string | undefined;
  client: ClientInfo;
}

/** Asks the new address whether it is the user's, once they have shown that it is them who asks; limits come before. */
export async function startEmailChange(
  ctx: Pick<AppContext, "db" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  { email, origin, linkOf, codeChallenge, client }: EmailChange,
): Promise<void> {
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const payload = { ...(codeChallenge && { codeChallenge }), ...(taken && { isVoid: true }) };
  await issueEmailChange(ctx, { userId: ctx.user.id, newEmail: email, payload, origin, linkOf, client });
}

/**
 * Mails the new address its link and code. Where it has an account already (`isVoid`) its owner reads so, and the
 * token opens nothing: who asked sees no difference.
 */
export async function issueEmailChange(
  ctx: Pick<AppContext, "db" | "messages" | "now" | "newId" | "config">,
  input: {
    userId: string;
    newEmail: string;
    payload: OneTimePayload;
    origin: string;
    linkOf: (token: string) => string;
    /** Who asks: the mail tells. */
    client: ClientInfo;
  },
): Promise<void> {
  const { userId, newEmail, payload, origin } = input;
  const { token, code } = await issueOneTimeToken(ctx, { type: "email_change", email: newEmail, userId, payload });
  const content = payload.isVoid
    ? knownAddressMail(origin)
    : emailChangeMail({
        link: input.linkOf(token),
        code,
        newEmail,
        asked: { at: ctx.now(), client: input.client },
      });
  await sendMail(ctx, { to: newEmail, ...content });
}

/**
 * Begins a change of address, which the new one confirms. The answer is the same whether or not it has an account;
 * "same-email" is the user's own. `address` is the client's network address.
 */
export async function requestEmailChange(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: EmailChange & Proof & { address: string; browser?: string | undefined },
): Promise<{ ok: true } | { ok: false; reason: "same-email" } | NotProven> {
  const refused = await takeLimits(ctx, [[userUpdatePerAddress, input.address]]);
  if (refused) return refused;
  if (input.email === ctx.user.email) return { ok: false, reason: "same-email" };
  const proven = await provePresence(ctx, input);
  const { email: to, address: network, browser } = input;
  const limited = proven.ok ? await takeMailLimits(ctx, { kind: "email_change", to, network, browser }) : proven;
  if (limited) return limited;
  await startEmailChange(ctx, input);
  return { ok: true };
}
