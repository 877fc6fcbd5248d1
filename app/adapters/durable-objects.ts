import type { Usage } from "~/ports/context";
import { type LimitAnswer, LimiterDown, type LimitRule, type Limits, widerNetworkOf } from "~/ports/limits";
import type { RateLimiter } from "../../workers/durable-objects/rate-limiter";
import type { UsageCounter } from "../../workers/durable-objects/usage-counter";

/** KV's minimum lifetime. */
const shortestCacheSeconds = 60;
/** The limit of the 48 bits around an IPv6 network, as a multiple of the network's own limit. */
const widerNetworkFactor = 10;

/**
 * Counts attempts in one Durable Object for each key and list of rules. A rejection is also stored in KV until it ends,
 * so that further attempts are rejected without waking the object. An outdated KV entry does no harm: it only repeats a
 * rejection of the object, with its end time.
 */
export function durableLimits(
  objects: DurableObjectNamespace<RateLimiter>,
  cache: KVNamespace,
  now: () => number,
): Limits {
  // The cache is optional: if it fails (KV allows one write a second for each key), the object answers.
  const cached = async (name: string, rules: LimitRule[]): Promise<LimitAnswer | null> => {
    const [until, at] = (await cache.get(name).catch(() => null))?.split(" ") ?? [];
    const milliseconds = Number(until ?? 0) - now();
    const rule = rules[Number(at ?? 0)];
    return milliseconds > 0 && rule
      ? { allowed: false, retryAfterSeconds: Math.ceil(milliseconds / 1000), rule }
      : null;
  };
  const takeTimes = async (rules: LimitRule[], key: string, times: number): Promise<LimitAnswer> => {
    const name = nameOf(rules, key);
    const refused = await cached(name, rules);
    if (refused) return refused;
    const windows = rules.map(({ limit, windowMilliseconds }) => ({ limit: limit * times, windowMilliseconds }));
    const answer = await objects.getByName(name).take(windows, now()).catch(down);
    if (answer.allowed) return { allowed: true };
    const { retryAfterSeconds } = answer;
    if (retryAfterSeconds >= shortestCacheSeconds) {
      const until = now() + retryAfterSeconds * 1000;
      await cache.put(name, `${until} ${answer.rule}`, { expirationTtl: retryAfterSeconds }).catch(() => undefined);
    }
    return { allowed: false, retryAfterSeconds, rule: rules[answer.rule] as LimitRule };
  };
  const takeAll = async (rules: LimitRule[], key: string): Promise<LimitAnswer> => {
    const answer = await takeTimes(rules, key, 1);
    const wider = rules.every(({ keys }) => keys === "networks") ? widerNetworkOf(key) : key;
    // The network's own limit is checked first, so that one network cannot use up the limit it shares with its
    // neighbours.
    return answer.allowed && wider !== key ? takeTimes(rules, wider, widerNetworkFactor) : answer;
  };
  return {
    takeAll,
    take: (rule, key) => takeAll([rule], key),
    takeShare: (rule, key, taker) =>
      objects
        .getByName(nameOf([rule], key))
        .takeShare(rule, taker, now())
        .catch(down),
    async giveBack(rule, key) {
      await objects
        .getByName(nameOf([rule], key))
        .giveBack(now())
        .catch(down);
    },
    async clear(rule, key) {
      const name = nameOf([rule], key);
      await objects.getByName(name).clear().catch(down);
      await cache.delete(name).catch(() => undefined);
    },
  };
}

function nameOf(rules: { name: string }[], key: string): string {
  return `limit:${rules.map((rule) => rule.name).join("+")}:${key}`;
}

function down(cause: unknown): never {
  throw new LimiterDown("The limiter does not answer", { cause });
}

/** One UsageCounter object for each user. */
export function durableUsage(objects: DurableObjectNamespace<UsageCounter>): Usage {
  return {
    reserve: ({ userId, rewriteId, month, limit }) => objects.getByName(userId).reserve(rewriteId, month, limit),
    settle: (userId, rewriteId) => objects.getByName(userId).settle(rewriteId),
    release: (userId, rewriteId) => objects.getByName(userId).release(rewriteId),
    forget: (userId) => objects.getByName(userId).forget(),
    used: (userId, month) => objects.getByName(userId).used(month),
  };
}
