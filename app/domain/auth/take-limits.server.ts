import type { AppContext } from "~/ports/context";
import type { LimitRule } from "~/ports/limits";

export interface RateLimited {
  ok: false;
  reason: "rate-limited";
  retryAfterSeconds: number;
  counts?: "mails" | undefined;
  /** Of mails: what has had too many. Pages keep to themselves that it is the mailbox. */
  of?: "mailbox" | "network" | undefined;
}

/**
 * Counts one attempt for each rule and key, in order; null if all allow it. Throws if the limiter is down, because
 * whatever hashes, mails or checks codes must not go on without it.
 */
export async function takeLimits(
  ctx: Pick<AppContext, "limits">,
  rules: (readonly [rule: LimitRule, key: string])[],
): Promise<RateLimited | null> {
  return (await takeInOrder(ctx, rules))?.refused ?? null;
}

/**
 * Like `takeLimits`, but if one rule refuses, counts already taken are given back. Put a rule for networks last: the
 * count of the wider network cannot be given back.
 */
export async function takeLimitsTogether(
  ctx: Pick<AppContext, "limits">,
  rules: (readonly [rule: LimitRule, key: string])[],
): Promise<RateLimited | null> {
  const answer = await takeInOrder(ctx, rules);
  if (!answer) return null;
  for (const [rule, key] of rules.slice(0, answer.taken)) await ctx.limits.giveBack(rule, key);
  return answer.refused;
}

async function takeInOrder(
  { limits }: Pick<AppContext, "limits">,
  rules: (readonly [rule: LimitRule, key: string])[],
): Promise<{ refused: RateLimited; taken: number } | null> {
  for (const [taken, [rule, key]] of rules.entries()) {
    const answer = await limits.take(rule, key);
    if (answer.allowed) continue;
    const { retryAfterSeconds } = answer;
    return { refused: { ok: false, reason: "rate-limited", retryAfterSeconds, counts: rule.counts }, taken };
  }
  return null;
}
