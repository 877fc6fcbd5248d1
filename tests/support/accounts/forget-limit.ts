import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** The time of a limit is over: "mail-recipient:signup:robin@example.com". */
export async function forgetLimit(ruleAndKey: string): Promise<void> {
  const name = `limit:${ruleAndKey}`;
  await env.CACHE.delete(name);
  await runDurableObjectAlarm(env.RATE_LIMITER.getByName(name));
}
