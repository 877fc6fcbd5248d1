import { waitlistPerks } from "~/db/schema/waitlist";
import type { AppContext } from "~/ports/context";
import { perksLeftCacheSeconds } from "./limits";
import { discountPlaces } from "./waitlist.schema";

const cacheName = "waitlist:perks-left";

/** How many discounts are left; up to a minute old. The discount of somebody who left is not given again. */
export async function perksLeft(ctx: Pick<AppContext, "cache" | "db">): Promise<number> {
  const cached = await ctx.cache.get(cacheName);
  if (cached !== null) return Number(cached);
  const left = Math.max(0, discountPlaces - (await ctx.db.$count(waitlistPerks)));
  await ctx.cache.put(cacheName, String(left), perksLeftCacheSeconds);
  return left;
}
