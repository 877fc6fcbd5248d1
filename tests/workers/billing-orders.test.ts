import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { payments, stripeEvents, subscribers } from "~/db/schema/billing";
import { creditLedger } from "~/db/schema/rewriting";
import { compareSubscribers } from "~/domain/billing/compare-subscribers.server";
import { takeEvent } from "~/domain/billing/take-event.server";
import type { PaymentAccount, Payments } from "~/ports/payments";
import { type BillingWorld, billingWorld } from "../support/billing/billing-world";

/** Each takes a fifth of a second. 1,000 of them held too; raise the number after a change of the sync. */
const orders = 100;
const hour = 60 * 60 * 1000;

/** The history of one subscriber: what the double says after each step, and the webhooks that it sent until then. */
async function history(world: BillingWorld) {
  const moments: { account: PaymentAccount; webhooks: Awaited<ReturnType<BillingWorld["takeWebhooks"]>> }[] = [];
  const note = async () => {
    const customerId = (await world.state()).subscriber?.stripeCustomerId ?? "";
    moments.push({ account: await world.app.payments.readAccount(customerId), webhooks: await world.takeWebhooks() });
  };
  await world.buy("pro", "fails-later");
  await note();
  const subscription = await world.subscriptionId();
  await world.step({ step: "renew", subscription });
  await note();
  const customer = (await world.state()).subscriber?.stripeCustomerId ?? "";
  await world.step({ step: "card", customer, card: "works" });
  await world.step({ step: "renew", subscription });
  await note();
  await world.buy("single");
  await note();
  await world.step({ step: "change", subscription, price: "price_enterprise" });
  await note();
  await world.step({ step: "cancel", subscription });
  await note();
  const pack = Object.values((await world.stripe()).charges).find(({ metadata }) => metadata.plan === "single");
  await world.step({ step: "refund", charge: pack?.id ?? "", amount: 240 });
  await note();
  await world.step({ step: "keep", subscription });
  await note();
  return moments;
}

async function startAgain({ app, ctx }: BillingWorld, row: typeof subscribers.$inferInsert): Promise<void> {
  await app.db.batch([
    app.db.delete(stripeEvents),
    app.db.delete(payments),
    app.db.delete(creditLedger),
    app.db.delete(subscribers),
    app.db.update(profiles).set({ subscriptionTier: "free", credits: 0 }).where(eq(profiles.id, ctx.user.id)),
    app.db.insert(subscribers).values(row),
  ]);
}

/** What must be the same at the end, whatever happened on the way. */
async function end(world: BillingWorld) {
  const { tier, credits, subscriber, payments: paid, ledger } = await world.state();
  const { syncId: _, syncedAt: __, checkDueAt: ___, ...stored } = subscriber ?? {};
  const sums = Object.groupBy(ledger, ({ reason }) => reason);
  const moved = Object.entries(sums).map(([reason, rows]) => [
    reason,
    rows.reduce((sum, { amount }) => sum + amount, 0),
  ]);
  return { tier, credits, stored, paid, moved: moved.sort() };
}

it(`ends in one state after ${orders} orders of one subscriber's webhooks, with duplicates, delays and losses`, async () => {
  const world = await billingWorld();
  const moments = await history(world);
  const last = moments.length - 1;
  const webhooks = moments.flatMap(({ webhooks }, moment) => webhooks.map((webhook) => ({ webhook, moment })));
  expect(webhooks.length).toBeGreaterThan(15);
  const { subscriber } = await world.state();
  if (!subscriber) throw new Error("No subscriber");
  const fresh = {
    userId: subscriber.userId,
    stripeCustomerId: subscriber.stripeCustomerId,
    checkouts: subscriber.checkouts,
  };

  /** The provider's answers are those of this moment of the history. */
  let now = 0;
  const provider: Payments = {
    ...world.app.payments,
    readAccount: async () => moments[Math.min(now, last)]?.account ?? { subscriptions: [], charges: [] },
    // Without its signature, which would be too old before the last order has come; other tests are about that.
    readEvent: async (body) => {
      const { id, type, created } = JSON.parse(body) as { id: string; type: string; created: number };
      return { id, type, createdAt: created * 1000, customerId: fresh.stripeCustomerId };
    },
  };
  const app = { ...world.app, payments: provider };
  const deliver = (at: number) => {
    const { body, signature } = webhooks[at]?.webhook ?? { body: "", signature: "" };
    return takeEvent(app, { body, signature, origin: null });
  };

  await startAgain(world, fresh);
  for (const [at, { moment }] of webhooks.entries()) {
    now = moment;
    expect(await deliver(at)).toMatchObject({ ok: true });
  }
  const expected = await end(world);
  expect(expected).toMatchObject({ tier: "enterprise", credits: 3, stored: { status: "active", endsThen: false } });
  expect(expected.moved).toEqual([
    ["purchase", 5],
    ["refund", -2],
  ]);

  // What the cron mends is logged, some hundred times here.
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let runs = 0;
  const all = webhooks.map((_, at) => at);
  const order = fc.record({
    // Some are lost, some come twice or three times, in any order, some at once.
    arrivals: fc.array(fc.record({ at: fc.constantFrom(...all), together: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    }),
    delays: fc.array(fc.nat({ max: 4 }), { minLength: 8, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(order, async ({ arrivals, delays }) => {
      runs += 1;
      await startAgain(world, fresh);
      now = 0;
      const waiting: Promise<unknown>[] = [];
      for (const [index, { at, together }] of arrivals.entries()) {
        // An event comes when it has happened, or later.
        now = Math.max(now, (webhooks[at]?.moment ?? 0) + (delays[index] ?? 0));
        waiting.push(deliver(at));
        if (!together) await Promise.all(waiting.splice(0));
      }
      await Promise.all(waiting);
      // Whatever was lost: the provider sends the last one again, or the cron finds it within a day.
      now = last;
      if (arrivals.length % 2 === 0) {
        await app.db.delete(stripeEvents);
        await deliver(all.length - 1);
      } else {
        await app.db.update(subscribers).set({ checkDueAt: world.app.now() - hour });
        await compareSubscribers(app);
      }
      expect(await end(world)).toEqual(expected);
      const { credits, ledger } = await world.state();
      expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
    }),
    { numRuns: orders, seed: 20261122 },
  );
  log.mockRestore();
  expect(runs).toBe(orders);
});
