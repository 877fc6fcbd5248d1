import { userUpdatePerAddress } from "~/domain/auth/limits";
import { reauthenticationMail } from "~/domain/auth/mails/link-mails";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { sendMail } from "~/domain/mail/send-mail.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Mails who is signed in a code that proves their presence. `address` is the client's network address. */
export async function reauthenticate(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  { address, browser }: { address: string; browser?: string | undefined },
): Promise<{ ok: true } | RateLimited> {
  const { id: userId, email } = ctx.user;
  const mail = { kind: "reauthentication", to: email, network: address, browser, isOwner: true };
  const refused = (await takeLimits(ctx, [[userUpdatePerAddress, address]])) ?? (await takeMailLimits(ctx, mail));
  if (refused) return refused;
  const { code } = await issueOneTimeToken(ctx, { type: "reauthentication", email, userId, payload: {} });
  await sendMail(ctx, { to: email, ...reauthenticationMail({ code }) });
  return { ok: true };
}
