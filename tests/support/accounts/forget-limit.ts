import { env } from "cloudflare:workers";
import { limiterOf } from "~/adapters/durable-objects";
import type { OneTimeType } from "~/domain/auth/tokens/issue-one-time-token.server";
import { mailboxOf } from "~/domain/mail/take-mail-limits.server";
import { keyedHash } from "~/keyed-hash";
import { app } from "./members";

/** Resets a limit: "mail-recipient:signup:robin@example.com". */
export async function forgetLimit(ruleAndKey: string): Promise<void> {
  const name = `limit:${ruleAndKey}`;
  await env.CACHE.delete(name);
  await limiterOf(env.RATE_LIMITER, name).clear(name);
}

/** The key of a mailbox in limits. */
export const mailboxKey = (email: string) => keyedHash(app.config.appSecret, "mailbox", mailboxOf(email));

/** Resets the limit of one mail of a kind a minute, for API calls from this network. */
export function forgetMailLimit(type: OneTimeType, email: string, network: string): Promise<void> {
  return forgetLimit(`mail-asker:${type}:${mailboxKey(email)}:api:${network}`);
}
