import { eq } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { mailPerRecipient, recoverPerAddress } from "./limits";
import { recoveryMail } from "./mails/recovery-mail";
import { type RateLimited, takeLimits } from "./take-limits.server";
import { issueOneTimeToken } from "./tokens/issue-one-time-token.server";

/**
 * Mails a link to choose a new password. An address without an account gets the same answer after the same work; its
 * token opens nothing and its mail goes nowhere. `address` is the client's network address.
 */
export async function requestPasswordReset(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  input: { email: string; address: string; linkOf: (token: string) => string; codeChallenge?: string | undefined },
): Promise<{ ok: true } | RateLimited> {
  const { email, codeChallenge } = input;
  const refused = await takeLimits(ctx, [
    [recoverPerAddress, input.address],
    [mailPerRecipient, `recovery:${email}`],
  ]);
  if (refused) return refused;

  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const { token, code } = await issueOneTimeToken(ctx, {
    type: "recovery",
    email,
    userId: user?.id ?? null,
    payload: { ...(codeChallenge && { codeChallenge }), ...(!user && { isVoid: true }) },
  });
  await sendMail(ctx, { to: email, ...recoveryMail({ link: input.linkOf(token), code }), isDecoy: !user });
  return { ok: true };
}
