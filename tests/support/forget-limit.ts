import { env } from "cloudflare:workers";
import { limiterOf } from "~/adapters/durable-objects";

/** The time of a limit is over: "mail-recipient:signup:robin@example.com". */
export async function forgetLimit(ruleAndKey: string): Promise<void> {
  const name = `limit:${ruleAndKey}`;
  await env.CACHE.delete(name);
  await limiterOf(env.RATE_LIMITER, name).clear(name);
}
