import type { OneTimeType } from "~/domain/auth/tokens/issue-one-time-token.server";
import { mailboxOf } from "~/domain/mail/take-mail-limits.server";
import { keyedHash } from "~/keyed-hash";
import { forgetLimit } from "./forget-limit";
import { app } from "./members";

/** What limits know a mailbox by. */
export const mailboxKey = (email: string) => keyedHash(app.config.appSecret, "mailbox", mailboxOf(email));

/** The time of one mail of a kind a minute is over for whoever called the API from this network. */
export function forgetMailLimit(type: OneTimeType, email: string, network: string): Promise<void> {
  return forgetLimit(`mail-asker:${type}:${mailboxKey(email)}:api:${network}`);
}
