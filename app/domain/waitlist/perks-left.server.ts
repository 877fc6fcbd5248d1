import { sql } from "drizzle-orm";
import type { AppContext } from "../../ports/context";
import { perksLeftCacheSeconds } from "./limits";
import { discountPlaces } from "./waitlist.schema";

const cacheName = "waitlist:perks-left";

/** How many of the first places are still to have; up to a minute old. A place that somebody left is not given again. */
export async function perksLeft(ctx: Pick<AppContext, "cache" | "db">): Promise<number> {
  const cached = await ctx.cache.get(cacheName);
  if (cached !== null) return Number(cached);
  const given = await ctx.db.get<{ seq: number }>(sql`SELECT seq FROM sqlite_sequence WHERE name = 'waitlist_signups'`);
  const left = Math.max(0, discountPlaces - (given?.seq ?? 0));
  await ctx.cache.put(cacheName, String(left), perksLeftCacheSeconds);
  return left;
}
