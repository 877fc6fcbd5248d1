import type { Usage } from "~/ports/context";
import { type LimitAnswer, LimiterDown, type LimitRule, type Limits, widerNetworkOf } from "~/ports/limits";
import type { RateLimiter } from "../../workers/durable-objects/rate-limiter";
import type { UsageCounter } from "../../workers/durable-objects/usage-counter";

/** KV's minimum lifetime. */
const shortestCacheSeconds = 60;
/** The limit of the 48 bits around an IPv6 network, as a multiple of the network's own limit. */
const widerNetworkFactor = 10;

/** Counters are spread over so many objects; each of them answers some thousand requests a second. */
const limiterObjects = 64;

/**
 * Counts attempts in Durable Objects, under one name for each key and list of rules. The rejection of a network is also
 * stored in KV until it ends, so that a flood is rejected without asking the object. An outdated KV entry does no harm:
 * it only repeats a rejection of the object, with its end time.
 */
export function durableLimits(
  objects: DurableObjectNamespace<RateLimiter>,
  cache: KVNamespace,
  now: () => number,
): Limits {
  const objectOf = (name: string) => limiterOf(objects, name);
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
    const isCached = rules.every(({ keys }) => keys === "networks");
    const refused = isCached ? await cached(name, rules) : null;
    if (refused) return refused;
    const windows = rules.map(({ limit, windowMilliseconds }) => ({ limit: limit * times, windowMilliseconds }));
    const answer = await objectOf(name).take(name, windows, now()).catch(down);
    if (answer.allowed) return { allowed: true };
    const { retryAfterSeconds } = answer;
    if (isCached && retryAfterSeconds >= shortestCacheSeconds) {
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
    async takeShare(rule, key, taker) {
      const name = nameOf([rule], key);
      return await objectOf(name).takeShare(name, rule, taker, now()).catch(down);
    },
    async giveBack(rule, key) {
      const name = nameOf([rule], key);
      await objectOf(name).giveBack(name, now()).catch(down);
    },
    async clear(rule, key) {
      const name = nameOf([rule], key);
      await objectOf(name).clear(name).catch(down);
      if (rule.keys === "networks") await cache.delete(name).catch(() => undefined);
    },
  };
}

function nameOf(rules: { name: string }[], key: string): string {
  return `limit:${rules.map((rule) => rule.name).join("+")}:${key}`;
}

/** The object that counts under this name: by FNV-1a, which gives each object about as many names. */
export function limiterOf(objects: DurableObjectNamespace<RateLimiter>, name: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return objects.getByName(`limits-${hash % limiterObjects}`);
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
