import type { RateLimiter } from "../../workers/durable-objects/rate-limiter";
import { type LimitAnswer, LimiterDown, type Limits } from "../ports/limits";

/** KV refuses shorter lifetimes than this. */
const shortestCacheSeconds = 60;

/**
 * One Durable Object a rule and key counts; a refusal is also written to KV, so that the next try
 * is refused without waking the object. KV may be stale: it only ever shortens the way to a refusal
 * that the object itself gave, with its end time.
 */
export function durableLimits(
  objects: DurableObjectNamespace<RateLimiter>,
  cache: KVNamespace,
  now: () => number,
): Limits {
  // The cache is a short cut: where it fails (one write a second and key), the object answers.
  const cached = async (name: string): Promise<LimitAnswer | null> => {
    const until = Number((await cache.get(name).catch(() => null)) ?? 0);
    const milliseconds = until - now();
    return milliseconds > 0 ? { allowed: false, retryAfterSeconds: Math.ceil(milliseconds / 1000) } : null;
  };
  return {
    async take(rule, key) {
      const name = `limit:${rule.name}:${key}`;
      const refused = await cached(name);
      if (refused) return refused;
      const answer = await objects.getByName(name).take(rule.limit, rule.windowMilliseconds, now()).catch(down);
      if (!answer.allowed && answer.retryAfterSeconds >= shortestCacheSeconds) {
        const until = now() + answer.retryAfterSeconds * 1000;
        await cache.put(name, String(until), { expirationTtl: answer.retryAfterSeconds }).catch(() => undefined);
      }
      return answer;
    },
    async giveBack(rule, key) {
      await objects.getByName(`limit:${rule.name}:${key}`).giveBack(now()).catch(down);
    },
  };
}

function down(cause: unknown): never {
  throw new LimiterDown("The limiter does not answer", { cause });
}
