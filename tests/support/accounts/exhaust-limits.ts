import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { costClasses } from "~/domain/storage/quota";
import type { LimitRule } from "~/ports/limits";

/** Uses up the user's limits of every cost class. */
export async function exhaustLimits(userId: string): Promise<void> {
  const all = Object.values(costClasses).map(({ rules }) => rules);
  for (const rules of all) if (rules.length > 0) await exhaust(rules, userId);
}

async function exhaust(rules: LimitRule[], userId: string): Promise<void> {
  const name = `limit:${rules.map((rule) => rule.name).join("+")}:${userId}`;
  const endsAt = Date.now() + 50_000;
  await runInDurableObject(env.RATE_LIMITER.getByName(name), (_, state) => {
    state.storage.kv.put(
      "windows",
      rules.map(({ limit }) => ({ attempts: limit, endsAt })),
    );
  });
}
