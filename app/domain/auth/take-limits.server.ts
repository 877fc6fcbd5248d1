import type { AppContext } from "../../ports/context";
import type { LimitRule } from "../../ports/limits";

export interface RateLimited {
  ok: false;
  reason: "rate-limited";
  retryAfterSeconds: number;
  counts?: "mails" | undefined;
}

/**
 * Counts one attempt for each rule and key, in order; null where all allow it. Throws where the limiter is down: what
 * hashes, mails or checks codes must not go on without it.
 */
export async function takeLimits(
  ctx: Pick<AppContext, "limits">,
  rules: (readonly [rule: LimitRule, key: string])[],
): Promise<RateLimited | null> {
  for (const [rule, key] of rules) {
    const answer = await ctx.limits.take(rule, key);
    if (answer.allowed) continue;
    return { ok: false, reason: "rate-limited", retryAfterSeconds: answer.retryAfterSeconds, counts: rule.counts };
  }
  return null;
}
