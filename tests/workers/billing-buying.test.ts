import { eq, ne } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { stripeEvents, subscribers } from "~/db/schema/billing";
import { waitlistPerks } from "~/db/schema/waitlist";
import { compareSubscribers } from "~/domain/billing/compare-subscribers.server";
import { renewalGraceMilliseconds } from "~/domain/billing/limits";
import { startCheckout } from "~/domain/billing/start-checkout.server";
import { perkMailbox } from "~/domain/waitlist/perk-mailbox.server";
import { type BillingWorld, billingWorld } from "../support/billing/billing-world";

const day = 24 * 60 * 60 * 1000;
const origin = "https://lapel.test";

it("sells a pack of credits, once however often its webhooks come", async () => {
  const world = await billingWorld();
  expect(await world.buy("single")).toBe(true);
  const webhooks = await world.takeWebhooks();
  for (const webhook of [...webhooks, ...webhooks.toReversed()]) await world.deliver(webhook);
  const { tier, credits, payments, ledger } = await world.state();
  expect({ tier, credits }).toEqual({ tier: "single", credits: 5 });
  expect(payments).toMatchObject([{ kind: "pack", status: "paid", amount: 600, currency: "usd", credits: 5 }]);
  expect(ledger).toMatchObject([{ reason: "purchase", amount: 5, balance: 5, paymentId: payments[0]?.id }]);
  expect(world.subjects()).toEqual(["Your Lapel payment of $6"]);
});

it("subscribes, renews, changes and cancels, and says so by mail", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  await world.deliverAll();
  const subscription = await world.subscriptionId();
  expect(await world.state()).toMatchObject({
    tier: "pro",
    subscriber: { subscribed: true, subscriptionTier: "pro", status: "active", lastPaymentStatus: "success" },
    payments: [{ kind: "subscription", amount: 1200, status: "paid" }],
  });
  await world.step({ step: "renew", subscription });
  await world.step({ step: "change", subscription, price: "price_enterprise" });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "enterprise", subscriber: { subscriptionTier: "enterprise" } });
  await world.step({ step: "cancel", subscription });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "enterprise", subscriber: { status: "active", endsThen: true } });
  await world.step({ step: "renew", subscription });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({
    tier: "free",
    subscriber: { subscribed: false, subscriptionTier: "enterprise", status: "cancelled", endsThen: false },
  });
  expect(world.subjects()).toEqual([
    "Your Lapel payment of $12",
    "You are on Lapel Pro",
    "Your Lapel payment of $12",
    "You are on Lapel Enterprise",
    "Your Lapel Enterprise plan is cancelled",
    "Your Lapel Enterprise plan has ended",
  ]);
});

/** The customers of other tests are unknown at this one's account. */
async function forgetOthers({ app, ctx }: BillingWorld): Promise<void> {
  await app.db.delete(subscribers).where(ne(subscribers.userId, ctx.user.id));
}

it("has one open checkout: the same for a double click, and the last plan chosen wins", async () => {
  const world = await billingWorld();
  const clicks = await Promise.all(Array.from({ length: 5 }, () => startCheckout(world.ctx, { plan: "pro", origin })));
  expect(new Set(clicks.map((click) => click.ok && click.url)).size).toBe(1);
  const both = await Promise.all(
    (["single", "enterprise"] as const).map((plan) => startCheckout(world.ctx, { plan, origin })),
  );
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  const open = Object.values((await world.stripe()).sessions).filter(({ status }) => status === "open");
  expect(open).toHaveLength(1);
  expect((await world.state()).subscriber?.checkoutId).toBe(open[0]?.id);
  expect(Object.keys((await world.stripe()).customers)).toHaveLength(1);
});

it("sells no second subscription, and finds a payment whose webhook has not come yet", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  expect((await world.state()).tier).toBe("free");
  expect(await startCheckout(world.ctx, { plan: "enterprise", origin })).toEqual({
    ok: false,
    reason: "already-subscribed",
  });
  expect((await world.state()).tier).toBe("pro");
});

it("changes nothing where a card is declined at the checkout", async () => {
  const world = await billingWorld();
  expect(await world.buy("pro", "declined")).toBe(false);
  await world.deliverAll();
  expect(await world.state()).toMatchObject({
    tier: "free",
    credits: 0,
    subscriber: { subscribed: false, status: null, lastPaymentStatus: "fail" },
  });
  expect(world.subjects()).toEqual([]);
});

it("keeps the plan for a week where a renewal fails, and takes it back when that is over or a payment succeeds", async () => {
  const world = await billingWorld();
  await world.buy("pro", "fails-later");
  await world.deliverAll();
  const subscription = await world.subscriptionId();
  await world.step({ step: "renew", subscription });
  await world.deliverAll();
  const failed = await world.state();
  expect(failed).toMatchObject({
    tier: "pro",
    subscriber: { subscribed: true, status: "failed", lastPaymentStatus: "fail" },
  });
  expect(world.subjects().at(-1)).toBe("Your Lapel payment failed");

  await forgetOthers(world);
  world.clock.ahead = 30 * day + renewalGraceMilliseconds;
  await compareSubscribers(world.app);
  expect(await world.state()).toMatchObject({ tier: "free", subscriber: { subscribed: false, status: "failed" } });

  const customer = failed.subscriber?.stripeCustomerId ?? "";
  await world.step({ step: "card", customer, card: "works" });
  await world.step({ step: "renew", subscription });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "pro", subscriber: { subscribed: true, status: "active" } });

  await world.step({ step: "end", subscription });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "free", subscriber: { subscribed: false, status: "cancelled" } });
});

it.each<[string, "incomplete" | "incomplete_expired" | "unpaid" | "trialing", string, string]>([
  ["waits for its first payment", "incomplete", "incomplete", "free"],
  ["never got its first payment", "incomplete_expired", "failed", "free"],
  ["is unpaid", "unpaid", "failed", "free"],
  ["is being tried", "trialing", "trialing", "pro"],
])("knows a subscription that %s", async (_, status, shown, tier) => {
  const world = await billingWorld();
  await world.buy("pro");
  await world.deliverAll();
  await world.step({ step: "set-status", subscription: await world.subscriptionId(), status });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier, subscriber: { status: shown, subscribed: tier === "pro" } });
});

it("gives no plan for a price that is none of ours", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  await world.step({ step: "foreign-price", subscription: await world.subscriptionId() });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({
    tier: "free",
    subscriber: { subscribed: false, subscriptionTier: null },
  });
});

async function holdsDiscount(world: BillingWorld, place: number): Promise<void> {
  const mailboxHash = perkMailbox(world.ctx, world.ctx.user.email);
  await world.app.db.insert(waitlistPerks).values({ place, mailboxHash });
}
const perk = async ({ app }: BillingWorld, place: number) =>
  (await app.db.select().from(waitlistPerks).where(eq(waitlistPerks.place, place)))[0];

it("takes 30% off the first month for a place on the waitlist, once for each mailbox", async () => {
  const world = await billingWorld();
  await holdsDiscount(world, 1);
  await world.buy("pro");
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "pro", payments: [{ amount: 840 }] });
  expect(await perk(world, 1)).toMatchObject({ claimedBy: world.ctx.user.id, redeemedAt: expect.any(Number) });
  const subscription = await world.subscriptionId();
  await world.step({ step: "renew", subscription });
  await world.step({ step: "end", subscription });
  await world.deliverAll();
  await world.buy("pro");
  await world.deliverAll();
  expect((await world.state()).payments.map(({ amount }) => amount).sort()).toEqual([1200, 1200, 840]);
});

it("gives the discount to no pack, and to one of two accounts of a mailbox", async () => {
  const world = await billingWorld();
  await holdsDiscount(world, 2);
  await world.buy("single");
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ payments: [{ amount: 600 }] });
  expect(await perk(world, 2)).toMatchObject({ claimedBy: null, redeemedAt: null });

  const other = await billingWorld(world.variables);
  const email = world.ctx.user.email.replace("@", "+2@");
  const twin = { ...other.ctx, user: { ...other.ctx.user, email } };
  const opened = await Promise.all([
    startCheckout(world.ctx, { plan: "pro", origin }),
    startCheckout(twin, { plan: "pro", origin }),
  ]);
  expect(opened.map(({ ok }) => ok)).toEqual([true, true]);
  const open = Object.values((await world.stripe()).sessions).filter(({ status }) => status === "open");
  expect(open.filter(({ coupon }) => coupon !== null)).toHaveLength(1);
});

it("lets go of a discount whose checkout expires, and finds a lost completion within the hour", async () => {
  const world = await billingWorld();
  await forgetOthers(world);
  await holdsDiscount(world, 3);
  await world.openCheckout("pro");
  expect(await perk(world, 3)).toMatchObject({ claimedBy: world.ctx.user.id });
  await world.step({ step: "wait", seconds: 25 * 60 * 60 });
  world.clock.ahead = 25 * 60 * 60 * 1000;
  await compareSubscribers(world.app);
  expect(await perk(world, 3)).toMatchObject({ claimedBy: null });
  expect((await world.state()).subscriber?.checkoutId).toBeNull();

  await world.buy("enterprise");
  await world.takeWebhooks();
  world.clock.ahead += 2 * 60 * 60 * 1000;
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await compareSubscribers(world.app)).toEqual({ compared: 1, mended: 1 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("mended"), expect.stringContaining(world.ctx.user.id));
  log.mockRestore();
  expect((await world.state()).tier).toBe("enterprise");
  expect(await compareSubscribers(world.app)).toEqual({ compared: 0, mended: 0 });
});

it("takes no forged, stale or foreign webhook, and notes one of a stranger without effect", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  const [webhook] = await world.takeWebhooks();
  if (!webhook) throw new Error("No webhook");
  await world.app.db.delete(stripeEvents);
  expect(await world.deliver({ ...webhook, body: webhook.body.replace("evt_", "evt_x") })).toEqual({ ok: false });
  expect(await world.deliver({ ...webhook, signature: "t=1,v1=00" })).toEqual({ ok: false });
  const old = webhook.signature.replace(/t=(\d+)/, (_, t: string) => `t=${Number(t) - 301}`);
  expect(await world.deliver({ ...webhook, signature: old })).toEqual({ ok: false });
  expect(await world.app.db.$count(stripeEvents)).toBe(0);
  expect(await world.deliver(webhook)).toEqual({ ok: true, outcome: "applied" });
  expect(await world.deliver(webhook)).toEqual({ ok: true, outcome: "again" });

  await world.takeWebhooks();
  await world.step({ step: "stranger" });
  const [stranger] = await world.takeWebhooks();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const before = await world.state();
  expect(stranger && (await world.deliver(stranger))).toEqual({ ok: true, outcome: "unknown-customer" });
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  expect(await world.state()).toEqual(before);
});

it("takes back what a refund asks for, but no more than is left, and gives back what a won dispute returns", async () => {
  const world = await billingWorld();
  await world.buy("single");
  await world.deliverAll();
  const charge = await world.chargeId();
  await world.step({ step: "refund", charge, amount: 300 });
  await world.deliverAll();
  expect((await world.state()).credits).toBe(3);
  await world.step({ step: "dispute", charge, status: "needs_response" });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ credits: 0, tier: "free", payments: [{ status: "disputed" }] });
  await world.step({ step: "dispute", charge, status: "won" });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ credits: 3, tier: "single" });
  await world.step({ step: "refund", charge });
  await world.deliverAll();
  const { credits, tier, ledger, payments } = await world.state();
  expect({ credits, tier }).toEqual({ credits: 0, tier: "free" });
  expect(payments[0]?.status).toBe("refunded");
  expect(ledger.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

it("ends a subscription whose payment is charged back, and leaves the next one alone", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  await world.deliverAll();
  await world.step({ step: "dispute", charge: await world.chargeId(), status: "needs_response" });
  await world.deliverAll();
  expect(await world.state()).toMatchObject({
    tier: "free",
    subscriber: { status: "cancelled", subscribed: false, lastPaymentStatus: "fail" },
  });
  await world.step({ step: "wait", seconds: 60 });
  await world.buy("pro");
  await world.deliverAll();
  expect(await world.state()).toMatchObject({ tier: "pro", subscriber: { status: "active" } });
});

it("leaves the plan that an administrator gave, until the subscription changes", async () => {
  const world = await billingWorld();
  await world.buy("pro");
  await world.deliverAll();
  const { ctx } = world;
  await ctx.db.update(profiles).set({ subscriptionTier: "enterprise" }).where(eq(profiles.id, ctx.user.id));
  await world.step({ step: "renew", subscription: await world.subscriptionId() });
  await world.deliverAll();
  expect((await world.state()).tier).toBe("enterprise");
});

it("says that the provider is down, and is taken when it comes again", async () => {
  const world = await billingWorld();
  await world.buy("single");
  const [, webhook] = await world.takeWebhooks();
  if (!webhook) throw new Error("No webhook");
  const down = await billingWorld({ ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" });
  expect(await startCheckout(down.ctx, { plan: "pro", origin })).toEqual({ ok: false, reason: "payments-down" });
  expect(await world.deliver(webhook)).toEqual({ ok: true, outcome: "applied" });
});
