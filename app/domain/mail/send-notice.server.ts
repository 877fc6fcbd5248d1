import { keyedHash } from "~/keyed-hash";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { LimiterDown } from "~/ports/limits";
import type { Mail } from "~/ports/senders";
import { firstNoticeOfKind, noticesPerMailbox } from "./limits";
import { sendMail } from "./send-mail.server";
import { mailboxOf } from "./take-mail-limits.server";

type Kind = "password-changed" | "email-changed" | "factor-added" | "factor-removed" | "recovery-code-used";

/**
 * Mails the owner of an account that it was changed. The number of notices a day is limited, so that repeated changes
 * do not fill the mailbox, but the first of each kind is always sent. If the limiter is down, the notice is sent.
 */
export async function sendNotice(
  ctx: Pick<AppContext, "config" | "limits" | "messages" | "newId">,
  { kind, ...mail }: Omit<Mail, "id"> & { kind: Kind },
): Promise<void> {
  const mailbox = keyedHash(ctx.config.appSecret, "mailbox", mailboxOf(mail.to));
  if (await mayGo(ctx, { kind, mailbox })) await sendMail(ctx, mail);
}

async function mayGo({ limits }: Pick<AppContext, "limits">, { kind, mailbox }: { kind: Kind; mailbox: string }) {
  try {
    if ((await limits.take(firstNoticeOfKind, `${kind}:${mailbox}`)).allowed) return true;
    return (await limits.take(noticesPerMailbox, mailbox)).allowed;
  } catch (error) {
    if (!(error instanceof LimiterDown)) throw error;
    logError("A notice is not counted", error);
    return true;
  }
}
