import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { limiterOf } from "~/adapters/durable-objects";
import { costClasses } from "~/domain/storage/quota";
import type { LimitRule } from "~/ports/limits";

/** Uses up the user's limits of every cost class. */
export async function exhaustLimits(userId: string): Promise<void> {
  const all = Object.values(costClasses).map(({ rules }) => rules);
  for (const rules of all) if (rules.length > 0) await exhaust(rules, userId);
}

async function exhaust(rules: LimitRule[], userId: string): Promise<void> {
  const name = writesName(rules, userId);
  const endsAt = Date.now() + 50_000;
  const windows = JSON.stringify(rules.map(({ limit }) => ({ attempts: limit, endsAt })));
  await runInDurableObject(limiterOf(env.RATE_LIMITER, name), (_, { storage }) => {
    storage.sql.exec("INSERT OR REPLACE INTO counters (name, value, ends_at) VALUES (?, ?, ?)", name, windows, endsAt);
  });
}

/** How many writes of each class count for the user at the moment. */
export async function writesOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [kind, { rules }] of Object.entries(costClasses)) {
    if (rules.length === 0) continue;
    const name = writesName(rules, userId);
    counts[kind] = await runInDurableObject(limiterOf(env.RATE_LIMITER, name), (_, { storage }) => {
      const [row] = storage.sql.exec<{ value: string }>("SELECT value FROM counters WHERE name = ?", name);
      const windows = JSON.parse(row?.value ?? "[]") as { attempts: number }[];
      return Math.max(0, ...windows.map(({ attempts }) => attempts));
    });
  }
  return counts;
}

function writesName(rules: LimitRule[], userId: string): string {
  return `limit:${rules.map((rule) => rule.name).join("+")}:${userId}`;
}
