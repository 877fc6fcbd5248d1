import type { RateLimiter } from "../../workers/durable-objects/rate-limiter";
import { type LimitAnswer, LimiterDown, type LimitRule, type Limits } from "../ports/limits";

/** KV refuses shorter lifetimes than this. */
const shortestCacheSeconds = 60;

/**
 * One Durable Object a key and its rules counts; a refusal is also written to KV, so that the next try
 * is refused without waking the object. KV may be stale: it only ever shortens the way to a refusal
 * that the object itself gave, with its end time.
 */
export function durableLimits(
  objects: DurableObjectNamespace<RateLimiter>,
  cache: KVNamespace,
  now: () => number,
): Limits {
  // The cache is a short cut: where it fails (one write a second and key), the object answers.
  const cached = async (name: string, rules: LimitRule[]): Promise<LimitAnswer | null> => {
    const [until, at] = (await cache.get(name).catch(() => null))?.split(" ") ?? [];
    const milliseconds = Number(until ?? 0) - now();
    const rule = rules[Number(at ?? 0)];
    return milliseconds > 0 && rule
      ? { allowed: false, retryAfterSeconds: Math.ceil(milliseconds / 1000), rule }
      : null;
  };
  const takeAll = async (rules: LimitRule[], key: string): Promise<LimitAnswer> => {
    const name = nameOf(rules, key);
    const refused = await cached(name, rules);
    if (refused) return refused;
    const windows = rules.map(({ limit, windowMilliseconds }) => ({ limit, windowMilliseconds }));
    const answer = await objects.getByName(name).take(windows, now()).catch(down);
    if (answer.allowed) return { allowed: true };
    const { retryAfterSeconds } = answer;
    if (retryAfterSeconds >= shortestCacheSeconds) {
      const until = now() + retryAfterSeconds * 1000;
      await cache.put(name, `${until} ${answer.rule}`, { expirationTtl: retryAfterSeconds }).catch(() => undefined);
    }
    return { allowed: false, retryAfterSeconds, rule: rules[answer.rule] as LimitRule };
  };
  return {
    takeAll,
    take: (rule, key) => takeAll([rule], key),
    async giveBack(rule, key) {
      await objects
        .getByName(nameOf([rule], key))
        .giveBack(now())
        .catch(down);
    },
  };
}

function nameOf(rules: LimitRule[], key: string): string {
  return `limit:${rules.map((rule) => rule.name).join("+")}:${key}`;
}

function down(cause: unknown): never {
  throw new LimiterDown("The limiter does not answer", { cause });
}
