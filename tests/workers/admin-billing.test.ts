import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { auditLog } from "~/db/schema/admin";
import { subscribers } from "~/db/schema/billing";
import { creditLedger, creditUsage } from "~/db/schema/rewriting";
import { readListAddress } from "~/domain/admin/list-rows";
import { listBilling, listUsers, userSorts } from "~/domain/admin/list-users.server";
import type { Tier } from "~/ports/context";
import { newAdmin } from "../support/accounts/admins";
import { apiSessionOf } from "../support/accounts/api-session";
import { seedFactor } from "../support/accounts/factors";
import { app, type Member, newMember } from "../support/accounts/members";
import { billingWorld } from "../support/billing/billing-world";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { workerWith } from "../support/runner/worker-with";
import { notedTrips } from "../support/storage/noted-trips";

const list = "/app/admin/billing";
const tiers: Tier[] = ["free", "single", "pro", "enterprise"];
const statuses = ["active", "trialing", "cancelled", "incomplete", "failed", null] as const;
const seeded = 60;

beforeAll(async () => {
  for (let number = 0; number < seeded; number++) {
    const [id, email] = [v7(), `b${number}@billed.example`];
    const tier = tiers[number % tiers.length] ?? "free";
    const status = statuses[number % statuses.length] ?? null;
    await app.db.batch([
      app.db.insert(users).values({ id, email, createdAt: number, updatedAt: 0 }),
      app.db.insert(profiles).values({
        id,
        email,
        name: `Billed ${number}`,
        subscriptionTier: tier,
        credits: number % 7,
        createdAt: 1000 + number,
      }),
      ...(number % 2 === 0
        ? [
            app.db.insert(subscribers).values({
              userId: id,
              stripeCustomerId: `cus_${number}`,
              subscribed: status === "active" || status === "trialing",
              subscriptionTier: number % 4 === 0 ? "pro" : "enterprise",
              status,
              lastPaymentStatus: status === "failed" ? "fail" : "success",
              subscriptionEnd: Date.UTC(2031, 0, 15),
            }),
          ]
        : []),
    ]);
  }
});

/** A durable object of which every method fails. */
const brokenObject = new Proxy({}, { get: () => () => Promise.reject(new Error("down")) });

const address = (text: string) => readListAddress(new URLSearchParams(text), ["created"]);

/** All pages of a list, from the first. */
async function walk<Row>(page: (address: string) => Promise<{ items: Row[]; next: string | null }>, query = "") {
  const all: Row[] = [];
  for (let key: string | null = ""; key !== null; ) {
    const { items, next }: { items: Row[]; next: string | null } = await page(
      key === "" ? query : `${query}&${new URLSearchParams({ after: key })}`,
    );
    expect(items.length).toBeLessThanOrEqual(10);
    all.push(...items);
    key = next;
  }
  return all;
}

it("lists by plan, status and search exactly whom a look at every row would", async () => {
  const everyone = await app.db
    .select({ id: profiles.id, name: profiles.name, tier: profiles.subscriptionTier, row: subscribers })
    .from(profiles)
    .leftJoin(subscribers, eq(subscribers.userId, profiles.id));
  for (const status of [null, "active", "trialing", "cancelled", "incomplete", "failed"] as const) {
    for (const plan of [null, "single", "pro", "enterprise"] as const) {
      for (const search of ["", "billed 1"]) {
        const filter = { plan, status };
        const rows = await walk((query) => listBilling(app, address(query), filter), `q=${search}`);
        const expected = everyone.filter(
          ({ name, tier, row }) =>
            (status === null || row?.status === status) &&
            (plan === null || (status === null ? tier : row?.subscriptionTier) === plan) &&
            (search === "" || (name ?? "").includes("1")),
        );
        expect(rows.map(({ id }) => id).sort(), JSON.stringify([filter, search])).toEqual(
          expected.map(({ id }) => id).sort(),
        );
      }
    }
  }
});

it("shows how much each user used, and who is suspended", async () => {
  const [used, unused] = [await newMember(), await newMember()];
  for (const month of ["03", "04"]) {
    const row = { id: v7(), userId: used.user.id, month, year: 2031, usageCount: 3, updatedAt: 0 };
    await app.db.insert(creditUsage).values(row);
  }
  await app.db
    .update(users)
    .set({ bannedUntil: Date.now() + 60_000 })
    .where(eq(users.id, used.user.id));
  const found = async ({ user }: Member) => {
    const asked = readListAddress(new URLSearchParams({ q: user.email }), userSorts);
    return (await listUsers(app, asked, null)).items;
  };
  expect(await found(used)).toMatchObject([{ id: used.user.id, used: 6, isSuspended: true }]);
  expect(await found(unused)).toMatchObject([{ id: unused.user.id, used: 0, isSuspended: false }]);
});

it("filters and sorts users over all pages", async () => {
  for (const plan of [null, ...tiers]) {
    for (const sort of userSorts) {
      for (const direction of ["asc", "desc"]) {
        const query = `sort=${sort}&direction=${direction}`;
        const read = (text: string) => readListAddress(new URLSearchParams(text), userSorts);
        const rows = await walk((text) => listUsers(app, read(text), plan), query);
        expect(new Set(rows.map(({ id }) => id)).size, query).toBe(rows.length);
        if (plan !== null) expect(rows.every(({ tier }) => tier === plan)).toBe(true);
        const keys = rows.map(({ sortKey }) => sortKey);
        const sorted = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(keys, query).toEqual(direction === "asc" ? sorted : sorted.reverse());
      }
    }
  }
});

it("walks an index for each page of users and of billing, whatever is asked for", async () => {
  const watched = notedTrips(env.DB);
  const served = workerWith({ DB: watched.database });
  const admin = await newAdmin();
  const browser = new Browser("https://lapel.test", "10.8.0.7", served);
  for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value);
  const key = `after=${encodeURIComponent('["x","y"]')}`;
  const asked = userSorts.flatMap((sort) =>
    ["", "&plan=pro", `&${key}`, `&plan=pro&direction=asc&${key}`].map(
      (more) => `/app/admin/users?sort=${sort}${more}`,
    ),
  );
  asked.push("/app/admin/users?q=billed", "/app/admin/users?q=bi&plan=free", "/app/admin/users?q=billed&sort=name");
  for (const plan of ["", "&plan=pro"]) {
    for (const status of ["", "&status=active"]) {
      for (const more of ["", `&${key}`, "&q=billed", "&q=b1"]) asked.push(`${list}?x=1${plan}${status}${more}`);
    }
  }
  for (const path of asked) {
    watched.trips.length = 0;
    const response = await browser.get(path);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
    expect(watched.trips.length, path).toBeLessThanOrEqual(3);
    for (const { sql, values } of watched.trips.flat().filter(({ sql }) => /^select/i.test(sql))) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      const steps = plan.results.map(({ detail }) => detail);
      const isSearch = path.includes("q=");
      const slow = steps.filter(
        (step) =>
          /^SCAN (profiles|subscribers|users|credit_usage)(?! USING (COVERING )?INDEX)/.test(step) ||
          (!isSearch && step.includes("TEMP B-TREE")) ||
          // A search looks its rows up by their keys, and walks no index of everybody.
          (isSearch && /^SCAN (profiles|subscribers)/.test(step)),
      );
      expect(slow, `${path}\n${sql}\n${steps.join("\n")}`).toEqual([]);
    }
  }
});

async function accountOf(id: string) {
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
  return { credits: row?.credits ?? -1, revision: String(row?.accountRevision ?? 0) };
}

async function step(admin: Member, id: string, intent: "add" | "take", more: Record<string, string> = {}) {
  const { revision } = await accountOf(id);
  return admin.browser.post(`${list}/${id}`, { intent, id: v7(), revision, ...more });
}

it("gives and takes one credit, never below 0, once for each form, and explains the balance", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const path = `${list}/${user.id}`;
  const given = await step(admin, user.id, "add");
  expect([given.status, given.headers.get("Location")]).toEqual([303, path]);
  const text = visibleText(await admin.browser.page(path));
  for (const words of ["User updated", "Billing updated successfully", "Credits remaining: 1"]) {
    expect(text).toContain(words);
  }
  const twice = { id: v7(), revision: (await accountOf(user.id)).revision };
  await step(admin, user.id, "add", twice);
  await step(admin, user.id, "add", twice);
  expect((await accountOf(user.id)).credits).toBe(2);
  await step(admin, user.id, "take");
  await step(admin, user.id, "take");
  const below = await step(admin, user.id, "take");
  expect([below.status, (await accountOf(user.id)).credits]).toEqual([409, 0]);
  expect(visibleText(await below.text())).toContain("There are no credits left to take.");
  const ledger = await app.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, user.id))
    .orderBy(asc(creditLedger.createdAt), asc(creditLedger.id));
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(ledger.map(({ balance }) => balance).sort()).toEqual([0, 1, 1, 2]);
  expect(await app.db.$count(auditLog, eq(auditLog.targetId, user.id))).toBe(4);
  const saved = await admin.browser.post(path, {
    ...{ intent: "save", id: v7(), revision: (await accountOf(user.id)).revision },
    ...{ tier: "enterprise", credits: "12" },
  });
  expect(saved.headers.get("Location")).toBe(list);
  const late = await step(admin, user.id, "add", { revision: "1" });
  expect([late.status, (await accountOf(user.id)).credits]).toEqual([409, 12]);
  const bad: Record<string, string>[] = [
    { intent: "give" },
    { intent: "add", revision: "x" },
    { intent: "save", credits: "-2" },
  ];
  for (const fields of bad) {
    expect((await admin.browser.post(path, { id: v7(), revision: "3", tier: "pro", ...fields })).status).toBe(400);
  }
});

it("opens the portal of a customer, and says why where it cannot", async () => {
  const world = await billingWorld();
  const admin = await newAdmin();
  await world.openCheckout("single");
  const asked = async (variables: Record<string, unknown>, userId: string) => {
    const browser = new Browser(undefined, undefined, workerWith(variables));
    for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value);
    return browser.post(`${list}/${userId}`, { intent: "portal" });
  };
  const opened = await asked(world.variables, world.ctx.user.id);
  expect([opened.status, opened.headers.get("Location")]).toEqual([
    303,
    expect.stringContaining("/dev/stripe/portal/"),
  ]);
  expect(Object.values((await world.stripe()).portals)[0]).toMatchObject({
    customer: (await world.state()).subscriber?.stripeCustomerId,
  });
  const nobody = await newMember();
  const failures: [Record<string, unknown>, string, string[]][] = [
    [world.variables, nobody.user.id, ["No Stripe customer", "This user does not have a Stripe customer ID."]],
    [
      { ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" },
      world.ctx.user.id,
      ["Error", "Unable to open Stripe Portal."],
    ],
    [{}, world.ctx.user.id, ["Error", "Payments are not set up on this server."]],
    [
      { ...world.variables, RATE_LIMITER: { getByName: () => brokenObject } },
      world.ctx.user.id,
      ["Portal Error", "Stripe"],
    ],
  ];
  for (const [variables, userId, words] of failures) {
    const response = await asked(variables, userId);
    expect([404, 503]).toContain(response.status);
    const text = visibleText(await response.text());
    for (const word of words) expect(text).toContain(word);
  }
  const policy = (await admin.browser.get(`${list}/${nobody.user.id}`)).headers.get("Content-Security-Policy");
  expect(policy).toContain("https://billing.stripe.com");
});

it("lets an admin name any customer over the API, with the second factor if there is one", async () => {
  const world = await billingWorld();
  await world.openCheckout("single");
  const customer = (await world.state()).subscriber?.stripeCustomerId ?? "";
  const { user } = await newAdmin();
  const token = (await apiSessionOf(user.id)).access_token;
  const ask = () =>
    workerWith(world.variables)("https://lapel.test/functions/v1/customer-portal", {
      method: "POST",
      body: JSON.stringify({ customer_id: customer }),
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    });
  expect((await ask()).status).toBe(200);
  await seedFactor(user.id, { status: "verified" });
  const half = await ask();
  expect([half.status, await half.json()]).toEqual([403, { error: expect.stringContaining("second factor") }]);
  await app.db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, user.id));
  expect((await ask()).status).toBe(200);
});
