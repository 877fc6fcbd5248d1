import { z } from "zod";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import type { PaidTier, Price } from "~/ports/payments";
import { pricesCacheSeconds } from "./limits";

const cacheName = "billing:prices";
const price = z.object({ amount: z.int(), currency: z.string() }).nullable();
const pricesSchema = z.object({ single: price, pro: price, enterprise: price });
export type Prices = Record<PaidTier, Price | null>;

/**
 * What the plans cost: the payment provider's prices, up to ten minutes old, or those of the configuration without a
 * provider. Null is a price that the provider does not tell just now; its checkout shows it.
 */
export async function readPrices(ctx: Pick<AppContext, "cache" | "config" | "payments">): Promise<Prices> {
  const { payments, config } = ctx;
  if (!payments) {
    const { single, pro, enterprise } = config.planCents;
    const inDollars = (amount: number): Price => ({ amount, currency: "usd" });
    return { single: inDollars(single), pro: inDollars(pro), enterprise: inDollars(enterprise) };
  }
  const cached = pricesSchema.safeParse(parsed(await ctx.cache.get(cacheName)));
  if (cached.success) return cached.data;
  try {
    const prices = await payments.prices();
    await ctx.cache.put(cacheName, JSON.stringify(prices), pricesCacheSeconds);
    return prices;
  } catch (error) {
    logError("Prices", error);
    return { single: null, pro: null, enterprise: null };
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
