import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { subscribers } from "~/db/schema/billing";
import { apiSessionOf } from "../support/accounts/api-session";
import { app, newMember, newMemberWithPassword } from "../support/accounts/members";
import { type BillingWorld, billingWorld, stripeVariables } from "../support/billing/billing-world";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { mailsTo } from "../support/messages/mailbox";
import { productionVariables, workerWith } from "../support/runner/worker-with";

const page = "/app/dashboard/billing";
const portal = "/functions/v1/customer-portal";

/** The member's browser in front of a worker with other variables. */
function browserOf(world: Pick<BillingWorld, "member">, variables: Record<string, unknown>): Browser {
  const browser = new Browser(undefined, undefined, workerWith(variables));
  for (const [name, value] of world.member.browser.cookies) browser.cookies.set(name, value);
  return browser;
}

async function askPortal(world: BillingWorld, body: unknown, token: string | null, variables = world.variables) {
  const response = await workerWith(variables)(`https://lapel.test${portal}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: `Bearer ${token}` }) },
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

it("opens the customer's own portal by the API, and answers every failure as {error}", async () => {
  const world = await billingWorld();
  await world.openCheckout("single");
  const own = (await world.state()).subscriber?.stripeCustomerId ?? "";
  const token = (await apiSessionOf(world.ctx.user.id)).access_token;
  const opened = await askPortal(world, { customer_id: own }, token);
  expect(opened).toEqual({ status: 200, body: { url: expect.stringMatching(/\/dev\/stripe\/portal\/bps_/) } });
  expect((await askPortal(world, {}, token)).status).toBe(200);

  const other = await billingWorld(world.variables);
  await other.openCheckout("single");
  const stranger = (await apiSessionOf(other.ctx.user.id)).access_token;
  const nobody = await newMember();
  const bare = (await apiSessionOf(nobody.user.id)).access_token;
  const failures: [number, unknown, string | null, Record<string, string>?][] = [
    [401, { customer_id: own }, null],
    [403, { customer_id: own }, "no.such.token"],
    [403, { customer_id: own }, stranger],
    [403, { customer_id: "cus_nobody" }, stranger],
    [404, {}, bare],
    [400, { customer_id: 7 }, token],
    [400, "not JSON", token],
    [502, { customer_id: own }, token, { ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" }],
    [503, { customer_id: own }, token, {}],
  ];
  for (const [status, body, bearer, variables] of failures) {
    const answer = await askPortal(world, body, bearer, variables ?? world.variables);
    expect(answer, JSON.stringify([status, body])).toEqual({ status, body: { error: expect.any(String) } });
  }
  await app.db.update(profiles).set({ role: "admin" }).where(eq(profiles.id, other.ctx.user.id));
  expect((await askPortal(world, { customer_id: own }, stranger)).status).toBe(200);
  const gone = await askPortal(world, { customer_id: "cus_nobody" }, stranger);
  expect(gone).toEqual({ status: 404, body: { error: "This user does not have a Stripe customer ID." } });
});

it("goes to the checkout and the portal, and takes no amount, plan or customer of the browser's making", async () => {
  const world = await billingWorld();
  const browser = browserOf(world, world.variables);
  const bought = await browser.post(page, { intent: "buy", plan: "pro", amount: "1", price: "price_single" });
  expect([bought.status, bought.headers.get("Location")]).toEqual([
    303,
    expect.stringContaining("/dev/stripe/checkout/"),
  ]);
  const [session] = Object.values((await world.stripe()).sessions);
  expect(session).toMatchObject({ price: "price_pro", customer: (await world.state()).subscriber?.stripeCustomerId });
  for (const plan of ["free", "price_pro", ""]) {
    expect((await browser.post(page, { intent: "buy", plan })).status, plan).toBe(400);
  }
  expect((await browser.post(page, { intent: "portal", customer_id: "cus_other" })).status).toBe(303);
  expect(Object.values((await world.stripe()).portals)[0]?.customer).toBe(session?.customer);
  const policy = (await browser.get(page)).headers.get("Content-Security-Policy");
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com https://billing.stripe.com");
  expect((await browser.get("/app/dashboard/profile")).headers.get("Content-Security-Policy")).toMatch(
    /form-action 'self';/,
  );
});

it("takes signed webhooks over HTTP, and acknowledges what it cannot use", async () => {
  const world = await billingWorld();
  await world.buy("single");
  const serve = workerWith(world.variables);
  const send = (body: string, signature: string) =>
    serve("https://lapel.test/webhooks/stripe", { method: "POST", body, headers: { "Stripe-Signature": signature } });
  const webhooks = await world.takeWebhooks();
  for (const { body, signature } of webhooks) expect((await send(body, signature)).status).toBe(200);
  expect(await world.state()).toMatchObject({ credits: 5, tier: "single" });
  const [first] = webhooks;
  expect((await send(`${first?.body} `, first?.signature ?? "")).status).toBe(400);
  expect((await send(first?.body ?? "", "")).status).toBe(400);
  expect((await serve("https://lapel.test/webhooks/stripe", {})).status).toBe(405);
  const down = workerWith({ ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" });
  await world.step({ step: "refund", charge: await world.chargeId() });
  const [refund] = await world.takeWebhooks();
  const late = { method: "POST", body: refund?.body ?? "", headers: { "Stripe-Signature": refund?.signature ?? "" } };
  expect((await down("https://lapel.test/webhooks/stripe", late)).status).toBe(503);
  expect((await world.state()).credits).toBe(5);
  expect((await serve("https://lapel.test/webhooks/stripe", late)).status).toBe(200);
  expect((await world.state()).credits).toBe(0);
});

it("shows the truth to whoever comes back, before any webhook, and whatever the address says", async () => {
  const world = await billingWorld();
  const browser = browserOf(world, world.variables);
  const hope = await browser.get(`${page}?checkout=done`);
  expect(hope.headers.get("Location")).toBe(page);
  expect(visibleText(await browser.page(page))).toContain("No payment has arrived");
  await world.buy("pro");
  await browser.get(`${page}?checkout=done`);
  const text = visibleText(await browser.page(page));
  expect(text).toContain("Thank you!");
  expect(text).toContain("Pro, active");
  expect(text).toContain("0 / 30");
  const down = browserOf(world, { ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" });
  await down.get(`${page}?checkout=done`);
  expect(visibleText(await down.page(page))).toContain("We could not reach our payment provider");
});

it("says plainly in production that payments are not set up, and shows no test checkout", async () => {
  const world = await billingWorld();
  const variables = { ...productionVariables, STRIPE_TEST_URL: "http://127.0.0.1:9" };
  const serve = workerWith(variables);
  const html = await (await serve("https://lapel.test/pricing", {})).text();
  expect(visibleText(html)).toContain("Payments are not set up on this server.");
  expect(visibleText(html)).toMatch(/Free.*\$0.*Single.*\$6.*Pro.*\$12.*Enterprise.*\$49/);
  expect((await serve("https://lapel.test/dev/stripe/checkout/cs_test_1", {})).status).toBe(404);
  expect((await serve("https://lapel.test/webhooks/stripe", { method: "POST" })).status).toBe(404);
  const set = visibleText(await browserOf(world, world.variables).page("/pricing"));
  expect(set).not.toContain("not set up");
  const dear = visibleText(await browserOf(world, { PRICE_PRO: "15.50" }).page(page));
  expect(dear).toContain("$15.50");
  expect(dear).toContain("Payments are not set up on this server.");
});

it("refuses to start with half of what payments need", async () => {
  const { STRIPE_PRICE_PRO: _, ...half } = stripeVariables();
  const response = await workerWith(half)("https://lapel.test/pricing", {});
  expect(response.status).toBe(500);
});

it("ends a subscription with its account, and keeps the account where that cannot be done", async () => {
  const world = await billingWorld();
  const member = await newMemberWithPassword("a long sentence");
  const paying = { ...world, member };
  const down = browserOf(paying, { ...world.variables, STRIPE_API_URL: "http://127.0.0.1:9" });
  const up = browserOf(paying, world.variables);
  const bought = await up.post(page, { intent: "buy", plan: "pro" });
  const session = bought.headers.get("Location")?.split("/").at(-1) ?? "";
  await world.step({ step: "pay", session, card: "works" });
  const remove = { step: "delete", password: "a long sentence" };
  const kept = await down.post("/app/dashboard/profile/delete", remove);
  expect([kept.status, await kept.text()]).toEqual([
    503,
    expect.stringContaining("We could not end your subscription"),
  ]);
  expect(await app.db.select().from(subscribers).where(eq(subscribers.userId, member.user.id))).toHaveLength(1);

  expect((await up.post("/app/dashboard/profile/delete", remove)).status).toBe(303);
  const { subscriptions, customers } = await world.stripe();
  expect(Object.values(subscriptions)).toMatchObject([{ status: "canceled" }]);
  expect(Object.values(customers)).toMatchObject([{ deleted: true }]);
  expect(await app.db.select().from(subscribers).where(eq(subscribers.userId, member.user.id))).toEqual([]);
  expect((await mailsTo(member.user.email)).map(({ subject }) => subject)).toContain("Your Lapel account is deleted");
  for (const { body, signature } of await world.takeWebhooks()) {
    expect(await world.deliver({ body, signature })).toMatchObject({ outcome: "unknown-customer" });
  }
});
