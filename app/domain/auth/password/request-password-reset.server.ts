import { eq } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { recoverPerAddress } from "~/domain/auth/limits";
import { recoveryMail } from "~/domain/auth/mails/link-mails";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type Device, isKnownDevice } from "~/domain/auth/sign-in/known-device.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { sendMail } from "~/domain/mail/send-mail.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext } from "~/ports/context";

/**
 * Mails a link to choose a new password. An address without an account gets the same answer after the same work; its
 * token opens nothing and its mail goes nowhere. `address` is the client's network address; `browser` and `device` are
 * known on pages only. A device that has signed in before has its own share of mails, which nobody else can use up.
 * `client` is who asks over the API; the mail names it.
 */
export async function requestPasswordReset(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  input: {
    email: string;
    address: string;
    browser?: string | undefined;
    device?: Device | null;
    linkOf: (token: string) => string;
    /** Our own page for the same token: with `codeChallenge` the link is of use to whoever asked alone. */
    pageOf?: (token: string) => string;
    codeChallenge?: string | undefined;
    client?: ClientInfo;
  },
): Promise<{ ok: true } | RateLimited> {
  const { email, codeChallenge, client, address: network, browser } = input;
  const hasty = await takeLimits(ctx, [[recoverPerAddress, network]]);
  if (hasty) return hasty;
  const columns = { id: users.id, passwordHash: users.passwordHash };
  const [user] = await ctx.db.select(columns).from(users).where(eq(users.email, email));
  const isOwner = isKnownDevice(ctx, input.device, user);
  const refused = await takeMailLimits(ctx, { kind: "recovery", to: email, network, browser, isOwner });
  if (refused) return refused;

  const { token, code } = await issueOneTimeToken(ctx, {
    type: "recovery",
    email,
    userId: user?.id ?? null,
    payload: { ...(codeChallenge && { codeChallenge }), ...(!user && { isVoid: true }) },
  });
  const asked = client ? { at: ctx.now(), client } : null;
  const pageLink = codeChallenge && input.pageOf?.(token);
  const mail = recoveryMail({ link: input.linkOf(token), pageLink, code, asked });
  await sendMail(ctx, { to: email, ...mail, isDecoy: !user });
  return { ok: true };
}
