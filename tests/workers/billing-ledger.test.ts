import { asc, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { payments, subscribers } from "~/db/schema/billing";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { grantCredits } from "~/domain/billing/grant-credits.server";
import { syncCustomer } from "~/domain/billing/sync-customer.server";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { endRewrite } from "~/domain/rewriting/run/end-rewrite.server";
import { failures } from "~/domain/rewriting/run/failures";
import type { PaymentCharge, Payments } from "~/ports/payments";
import { rewriteWorld } from "../support/rewriting/rewrite-world";

/** 3,000 held too; raise the number after a change of the ledger. */
const steps = 500;
const atOnce = 6;

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it(`keeps ledger and balance equal, and never below 0, through ${steps} purchases, rewrites, failures, refunds and grants`, async () => {
  const world = await rewriteWorld("single", 0);
  const { app, ctx } = world;
  const { id: userId } = ctx.user;
  const pick = random(12);
  const customerId = `cus_${userId}`;
  await app.db.insert(subscribers).values({ userId, stripeCustomerId: customerId });
  // The included uses are gone: every rewrite costs a credit.
  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < 5; use++) await app.usage.reserve({ userId, rewriteId: v7(), month, limit: null });

  let charges: PaymentCharge[] = [];
  const provider: Payments = {
    prices: () => Promise.reject(new Error("Nobody asks")),
    createCustomer: () => Promise.reject(new Error("Nobody asks")),
    openCheckout: () => Promise.reject(new Error("Nobody asks")),
    readCheckout: () => Promise.reject(new Error("Nobody asks")),
    expireCheckout: () => Promise.reject(new Error("Nobody asks")),
    openPortal: () => Promise.reject(new Error("Nobody asks")),
    cancelSubscription: () => Promise.reject(new Error("Nobody asks")),
    forgetCustomer: () => Promise.reject(new Error("Nobody asks")),
    readEvent: () => Promise.reject(new Error("Nobody asks")),
    readAccount: async () => ({ subscriptions: [], charges: structuredClone(charges) }),
  };
  const paying = { ...app, payments: provider };
  const sync = () => syncCustomer(paying, { customerId, origin: null });
  const some = () => charges[pick(charges.length)];
  const balance = async () =>
    (await app.db.select().from(profiles).where(eq(profiles.id, userId)))[0]?.credits ?? Number.NaN;
  const open: string[] = [];

  const buy = () => {
    // Old payments stay as they are; a few recent ones keep changing.
    charges = charges.slice(-6);
    charges.push({
      id: `ch_${v7()}`,
      createdAt: app.now(),
      amount: 600,
      refundedAmount: 0,
      currency: "usd",
      status: pick(5) === 0 ? "failed" : "paid",
      isDisputed: false,
      packCredits: 5,
      receiptUrl: null,
    });
    return sync();
  };
  const refund = () => {
    const charge = some();
    if (charge) charge.refundedAmount = Math.min(600, charge.refundedAmount + 60 * (1 + pick(10)));
    return sync();
  };
  const disputeOrWin = () => {
    const charge = some();
    if (charge) charge.isDisputed = !charge.isDisputed;
    return sync();
  };
  const grant = () => grantCredits(app, { id: v7(), userId, amount: pick(7) - 3 });
  const rewrite = async () => {
    const credits = await balance();
    const request = world.request();
    // Every rewrite reads something else, so that none answers for another.
    await app.db.delete(rewrites).where(eq(rewrites.status, "failed"));
    const answer = await requestRewrite({ ...ctx, user: { ...ctx.user, credits } }, request);
    if (answer.ok && answer.rewriteId === request.id) open.push(request.id);
  };
  const fail = async () => {
    const id = open.pop();
    const [row] = id ? await app.db.select().from(rewrites).where(eq(rewrites.id, id)) : [];
    if (row)
      await Promise.all([endRewrite(app, row, failures.engine.text), endRewrite(app, row, failures.engine.text)]);
  };
  const settle = async () => {
    const id = open.shift();
    if (id) await app.db.update(rewrites).set({ status: "done", finishedAt: 1 }).where(eq(rewrites.id, id));
  };
  const doings = [buy, buy, refund, disputeOrWin, grant, rewrite, rewrite, rewrite, fail, settle];
  const done = new Map<string, number>();

  for (let step = 0; step < steps; step += atOnce) {
    const chosen = Array.from({ length: atOnce }, () => doings[pick(doings.length)] ?? buy);
    for (const { name } of chosen) done.set(name, (done.get(name) ?? 0) + 1);
    await Promise.all(chosen.map((doing) => doing()));
    const [total] = await app.db
      .select({
        sum: sql<number>`coalesce(sum(${creditLedger.amount}), 0)`,
        credits: sql<number>`(SELECT ${profiles.credits} FROM ${profiles} WHERE ${profiles.id} = ${userId})`,
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId));
    expect(total?.sum).toBe(total?.credits);
  }
  const rows = await app.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(asc(creditLedger.createdAt));
  expect(Math.min(...rows.map((row) => row.balance))).toBe(0);
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(
    new Set(["purchase", "refund", "restored", "granted", "rewrite", "returned"]),
  );
  const packs = await app.db.select().from(payments).where(eq(payments.userId, userId));
  for (const pack of packs) {
    const moved = rows
      .filter(({ paymentId }) => paymentId === pack.id)
      .reduce((total, { amount }) => total + amount, 0);
    expect(moved, pack.id).toBe(pack.credits - pack.creditsTaken);
    expect(pack.creditsTaken).toBeLessThanOrEqual(pack.creditsRevoked);
  }
  expect(Math.min(...done.values())).toBeGreaterThan(100);
});
