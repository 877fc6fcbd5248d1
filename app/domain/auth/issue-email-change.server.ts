import type { OneTimePayload } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { sendMail } from "../mail/send-mail.server";
import { emailChangeMail } from "./mails/email-change-mail";
import { knownAddressMail } from "./mails/known-address-mail";
import { issueOneTimeToken } from "./tokens/issue-one-time-token.server";

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
  },
): Promise<void> {
  const { userId, newEmail, payload, origin } = input;
  const { token, code } = await issueOneTimeToken(ctx, { type: "email_change", email: newEmail, userId, payload });
  const content = payload.isVoid
    ? knownAddressMail(origin)
    : emailChangeMail({ link: input.linkOf(token), code, newEmail });
  await sendMail(ctx, { to: newEmail, ...content });
}
