import { and, eq, sql } from "drizzle-orm";
import { subscribers } from "~/db/schema/billing";
import { takeLimits } from "~/domain/auth/take-limits.server";
import { discountPercent } from "~/domain/waitlist/waitlist.schema";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type PaidTier, type Payments, PaymentsDown } from "~/ports/payments";
import { claimDiscount } from "./discount.server";
import { checkOpenMilliseconds, openingsPerUser } from "./limits";
import { packCredits } from "./plans";
import { isLive } from "./subscription-state";
import { syncCustomer } from "./sync-customer.server";

/** Each of these begins again because another tab opened or closed a checkout meanwhile. */
const mostTries = 5;

type Context = AppContext & { user: SignedInUser; payments: Payments };
type Started =
  | { ok: true; url: string }
  | { ok: false; reason: "already-subscribed" | "busy" | "payments-down" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Opens the provider's checkout for a plan and answers its address. A user has one open checkout: the same plan leads to
 * it again, another plan closes it first. Whoever has a subscription changes it in the portal, and gets no second one.
 * The price is the plan's; nothing of it comes from the browser. `origin` is where the checkout leads back to.
 */
export async function startCheckout(ctx: Context, input: { plan: PaidTier; origin: string }): Promise<Started> {
  const refused = await takeLimits(ctx, [[openingsPerUser, ctx.user.id]]);
  if (refused) return refused;
  try {
    return await openOrFind(ctx, input);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    logError("Checkout", error);
    return { ok: false, reason: "payments-down" };
  }
}

async function openOrFind(ctx: Context, input: { plan: PaidTier; origin: string }): Promise<Started> {
  const customerId = await ensureCustomer(ctx);
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, ctx.user.id));
    if (!row) throw new Error("The subscriber is gone");
    if (row.checkoutId !== null) {
      const open = await ctx.payments.readCheckout(row.checkoutId);
      if (open.state === "open" && row.checkoutPlan === input.plan) return { ok: true, url: open.url };
      if (open.state === "open") await ctx.payments.expireCheckout(row.checkoutId);
      // Stores what a completed checkout brought, and closes it with us.
      await syncCustomer(ctx, { customerId, origin: input.origin });
      continue;
    }
    const { subscriptions } = await ctx.payments.readAccount(customerId);
    if (input.plan !== "single" && subscriptions.some(isLive)) {
      await syncCustomer(ctx, { customerId, origin: input.origin });
      return { ok: false, reason: "already-subscribed" };
    }
    const isFirst = subscriptions.every(({ status }) => status === "incomplete" || status === "incomplete_expired");
    const discounted = input.plan !== "single" && isFirst && (await claimDiscount(ctx, ctx.user)).length > 0;
    const opened = await ctx.payments.openCheckout({
      customerId,
      userId: ctx.user.id,
      plan: input.plan,
      credits: packCredits,
      discount: discounted ? discountPercent : null,
      returnUrl: `${input.origin}/app/dashboard/billing`,
      key: `checkout-${ctx.user.id}-${row.checkouts}-${input.plan}${discounted ? "-discount" : ""}`,
    });
    const kept = await keepCheckout(ctx, { ...opened, plan: input.plan, checkouts: row.checkouts, discounted });
    if (kept === "kept") return { ok: true, url: opened.url };
    // Another tab opened this very checkout, or another one that is the open one now.
    const [now] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, ctx.user.id));
    if (kept === "discount-lost" || now?.checkoutId !== opened.id) await ctx.payments.expireCheckout(opened.id);
  }
  logError("Checkout", `Other tabs of user ${ctx.user.id} opened checkouts all the time`);
  return { ok: false, reason: "busy" };
}

/** The user's customer at the provider; made at the first checkout. */
async function ensureCustomer(ctx: Context): Promise<string> {
  const { id: userId, email } = ctx.user;
  const read = () =>
    ctx.db.select({ id: subscribers.stripeCustomerId }).from(subscribers).where(eq(subscribers.userId, userId));
  const [known] = await read();
  if (known) return known.id;
  const stripeCustomerId = await ctx.payments.createCustomer({ userId, email });
  await ctx.db.insert(subscribers).values({ userId, stripeCustomerId }).onConflictDoNothing();
  const [kept] = await read();
  if (!kept) throw new Error("The subscriber is gone");
  return kept.id;
}

interface Opened {
  id: string;
  plan: PaidTier;
  /** How many checkouts there had been when this one was opened. */
  checkouts: number;
  discounted: boolean;
}

/** "too-late": another checkout was kept meanwhile; "discount-lost": another account of the mailbox has the discount. */
async function keepCheckout(
  ctx: Context,
  { id, plan, checkouts, discounted }: Opened,
): Promise<"kept" | "too-late" | "discount-lost"> {
  const [kept] = await ctx.db
    .update(subscribers)
    .set({
      checkoutId: id,
      checkoutPlan: plan,
      checkouts: sql`${subscribers.checkouts} + 1`,
      // A checkout whose webhook is lost is found by the cron.
      checkDueAt: ctx.now() + checkOpenMilliseconds,
    })
    .where(and(eq(subscribers.userId, ctx.user.id), eq(subscribers.checkouts, checkouts)))
    .returning({ userId: subscribers.userId });
  if (!kept) return "too-late";
  // Claimed before, but nobody's until the row above said that a checkout is open.
  return discounted && (await claimDiscount(ctx, ctx.user)).length === 0 ? "discount-lost" : "kept";
}
