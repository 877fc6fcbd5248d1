import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { rewriteFeedback } from "~/db/schema/admin";
import { payments } from "~/db/schema/billing";
import { rewrites } from "~/db/schema/rewriting";
import { waitlistSignups } from "~/db/schema/waitlist";
import { dayOf } from "~/domain/admin/figures";
import { type AdminOverview, getAdminOverview } from "~/domain/admin/get-admin-overview.server";
import { newAdmin } from "../support/accounts/admins";
import { app, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { heldWaitlist, join } from "../support/messages/waitlist";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

const week = 7 * 24 * 60 * 60 * 1000;
const today = (overview: AdminOverview, name: AdminOverview["trends"][number]["name"]) =>
  overview.trends.find((trend) => trend.name === name)?.values.at(-1);

async function rowsOf(table: "totals" | "daily_figures"): Promise<Record<string, number>> {
  const name = table === "totals" ? "name" : "figure || ' ' || day";
  const { results } = await env.DB.prepare(`SELECT ${name} AS name, value FROM ${table}`).all<{
    name: string;
    value: number;
  }>();
  return Object.fromEntries(results.map(({ name, value }) => [name, value]));
}

it("counts accounts, active users, rewrites, matches, payments and the waitlist as they happen", async () => {
  const before = await getAdminOverview(app);
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const rewriteId = await seedRewrite(member, resumeId, jobId);
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  await join(heldWaitlist({}).ctx);
  const now = app.now();
  const payment = { id: v7(), userId: member.user.id, kind: "pack", status: "pending", currency: "usd" } as const;
  await app.db.insert(payments).values({ ...payment, amount: 600, createdAt: now });
  await app.db.update(payments).set({ status: "paid" }).where(eq(payments.id, payment.id));
  await app.db.update(payments).set({ status: "refunded", refundedAmount: 200 }).where(eq(payments.id, payment.id));
  const after = await getAdminOverview(app);
  const risen = (["accounts", "active", "rewritesFailed", "matches", "waitlistJoined"] as const).map(
    (name) => (today(after, name) ?? 0) - (today(before, name) ?? 0),
  );
  expect(risen).toEqual([1, 1, 1, 1, 1]);
  expect(after.revenue.map(({ currency, values }) => [currency, values.at(-1)])).toEqual([["usd", 400]]);
  expect(after.now.users - before.now.users).toBe(1);
  expect(after.now.activeThisMonth - before.now.activeThisMonth).toBe(1);
  expect(after.now.queueAgeMilliseconds).toBeNull();
  await app.db
    .update(rewrites)
    .set({ status: "queued", createdAt: now - 90_000 })
    .where(eq(rewrites.id, rewriteId));
  const waiting = await getAdminOverview({ ...app, now: () => now });
  expect([waiting.now.waitingRewrites, waiting.now.queueAgeMilliseconds]).toEqual([1, 90_000]);
  const done = { status: "done", finishedAt: now, inputTokens: 12 } as const;
  await app.db.update(rewrites).set(done).where(eq(rewrites.id, rewriteId));
  const figures = await rowsOf("daily_figures");
  expect(figures[`rewrite-milliseconds ${dayOf(now)}`]).toBe(90_000);
  expect(figures[`input-tokens ${dayOf(now)}`]).toBe(12);
  expect(figures[`first-rewrite ${dayOf(now)}`]).toBe(1);
});

it("keeps totals that a count of the rows would give, whatever changes or goes", async () => {
  const member = await newMember();
  const rewriteId = await seedRewrite(member, await seedResume(member), await seedJob(member));
  const times = { createdAt: 1, updatedAt: 1 };
  await app.db
    .insert(rewriteFeedback)
    .values({ rewriteId, userId: member.user.id, rating: 2, outcome: "none", score: 100, ...times });
  await app.db.update(rewriteFeedback).set({ rating: 5, outcome: "offer" });
  const shown = await rowsOf("totals");
  expect(shown["feedback:score:90:rating:5"]).toBe(1);
  expect(shown["feedback:score:90:rating:2"]).toBe(0);
  await app.db.update(profiles).set({ subscriptionTier: "pro", role: "admin" }).where(eq(profiles.id, member.user.id));
  await app.db.update(waitlistSignups).set({ webhookState: "failed" });
  const counted: Record<string, string> = {
    users: "SELECT count(*) AS n FROM profiles",
    "users:plan:pro": "SELECT count(*) AS n FROM profiles WHERE subscription_tier = 'pro'",
    "users:plan:free": "SELECT count(*) AS n FROM profiles WHERE subscription_tier = 'free'",
    "users:role:admin": "SELECT count(*) AS n FROM profiles WHERE role = 'admin'",
    "rewrites:failed": "SELECT count(*) AS n FROM rewrites WHERE status = 'failed'",
    "rewrites:done": "SELECT count(*) AS n FROM rewrites WHERE status = 'done'",
    resumes: "SELECT count(*) AS n FROM resumes",
    "job-posts": "SELECT count(*) AS n FROM job_posts",
    matches: "SELECT count(*) AS n FROM match_scores",
    waitlist: "SELECT count(*) AS n FROM waitlist_signups",
    "waitlist:webhook:failed": "SELECT count(*) AS n FROM waitlist_signups WHERE webhook_state = 'failed'",
    "feedback:outcome:offer": "SELECT count(*) AS n FROM rewrite_feedback WHERE outcome = 'offer'",
  };
  const expectTrue = async () => {
    const totals = await rowsOf("totals");
    for (const [name, sql] of Object.entries(counted)) {
      expect(totals[name] ?? 0, name).toBe(await env.DB.prepare(sql).first<number>("n"));
    }
  };
  await expectTrue();
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(member.user.id).run();
  await expectTrue();
  expect((await rowsOf("totals"))["feedback:outcome:offer"]).toBe(0);
});

it("counts a user as active once a day and once a month", async () => {
  const { user } = await newMember();
  const first = Date.UTC(2031, 0, 30, 12);
  const use = (at: number) =>
    env.DB.prepare("UPDATE sessions SET last_used_at = ? WHERE user_id = ?").bind(at, user.id).run();
  for (const at of [first, first + 60_000, first + week / 7, first + (3 * week) / 7]) await use(at);
  const figures = await rowsOf("daily_figures");
  const active = Object.fromEntries(Object.entries(figures).filter(([name]) => /^active.* 2031/.test(name)));
  expect(active).toEqual({
    "active 2031-01-30": 1,
    "active 2031-01-31": 1,
    "active 2031-02-02": 1,
    "active-month 2031-01-01": 1,
    "active-month 2031-02-01": 1,
  });
});

it("shows each figure with its trend", async () => {
  const { browser } = await newAdmin();
  const text = visibleText(await browser.page("/app/admin"));
  for (const words of [
    "Sign-ups by e-mail",
    "New accounts",
    "Active users",
    "Failed rewrites",
    "Webhook failures",
    "in the week before",
    "Rewrites in the queue",
    "Waitlist discounts left",
  ]) {
    expect(text).toContain(words);
  }
  // The admin is counted by now: two people on one day of seven are not "0 a day".
  await env.DB.prepare("DELETE FROM daily_figures WHERE figure = 'active'").run();
  await env.DB.prepare("INSERT INTO daily_figures (day, figure, value) VALUES (date('now'), 'active', 2)").run();
  expect(visibleText(await browser.page("/app/admin"))).toContain("0.3 a day");
});
