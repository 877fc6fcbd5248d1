import type { AppContext, SignedInUser } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { mailPerRecipient, userUpdatePerAddress } from "./limits";
import { reauthenticationMail } from "./mails/reauthentication-mail";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { issueOneTimeToken } from "./tokens/issue-one-time-token.server";

/** Mails who is signed in a code that proves their presence. `address` is the client's network address. */
export async function reauthenticate(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  { address }: { address: string },
): Promise<{ ok: true } | RateLimited> {
  const { id: userId, email } = ctx.user;
  const refused = await takeLimits(ctx, [
    [userUpdatePerAddress, address],
    [mailPerRecipient, `reauthentication:${email}`],
  ]);
  if (refused) return refused;
  const { code } = await issueOneTimeToken(ctx, { type: "reauthentication", email, userId, payload: {} });
  await sendMail(ctx, { to: email, ...reauthenticationMail({ code }) });
  return { ok: true };
}
