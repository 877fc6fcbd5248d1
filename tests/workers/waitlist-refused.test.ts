import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { joinsPerNetwork } from "~/domain/waitlist/limits";
import { sweepWaitlist } from "~/domain/waitlist/sweep-waitlist.server";
import { app } from "../support/accounts/members";
import type { Browser } from "../support/http/browser";
import { fieldValue, visibleText } from "../support/http/markup";
import { heldWaitlist, join, securityEvents, signupOf, signups, visitor } from "../support/messages/waitlist";

const someone = () => `${v7()}@example.com`;
const robin = () => ({ firstName: "Robin", email: someone() });

/** A call of the API as a page of ours makes it. */
function call(browser: Browser, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const sent = { Origin: browser.origin, "Content-Type": "application/json", ...headers };
  return browser.send("/api/waitlist", { method: "POST", headers: sent, body: text });
}
const outcome = async (response: Response) => [response.status, await response.json()];

it("joins by the API as by the form", async () => {
  const { browser, token } = await visitor();
  const { firstName, email } = robin();
  const body = {
    firstName,
    email: email.toUpperCase(),
    timestamp: new Date().toISOString(),
    source: "waitlist",
    userAgent: "Browser/1.0",
    referrer: "https://search.example/jobs?q=private#more",
    csrfToken: await token(),
  };
  expect(await outcome(await call(browser, body))).toEqual([200, { ok: true, status: 200 }]);
  expect(await outcome(await call(browser, body))).toEqual([200, { ok: true, status: 200 }]);
  expect(await signupOf(email)).toMatchObject({
    first_name: "Robin",
    webhook_state: "none",
    source: "waitlist",
    referrer: "https://search.example/jobs",
  });
  // "=" at the end of base64 says nothing: it is the same token.
  for (const csrfToken of [body.csrfToken, `${body.csrfToken}=`]) {
    const replay = await outcome(await call(browser, { ...body, csrfToken, email: someone() }));
    expect(replay).toMatchObject([403, { ok: false, status: 403, errors: [{ path: ["csrfToken"] }] }]);
  }
});

const onlyLetters = "First name can only contain letters, spaces, hyphens, and apostrophes";
const badFields: [field: "firstName" | "email", value: string, message: string][] = [
  ["firstName", "", "First name is required"],
  ["firstName", "<>", "First name is required"],
  ["firstName", "a".repeat(10_000), "First name must be less than 50 characters"],
  ["firstName", "<script>alert(1)</script>", onlyLetters],
  ["firstName", "Robin 🎉", onlyLetters],
  ["email", "", "Email is required"],
  ["email", `${"a".repeat(250)}@example.com`, "Email must be less than 254 characters"],
  ["email", "robin", "Please enter a valid email address"],
  ["email", '"robin b"@example.com', "Please enter a valid email address"],
  ["email", "robin@example-.com", "Please enter a valid email format"],
  ["email", "robin@mailinator.com", "Disposable email addresses are not allowed"],
  ["email", "robin@0-180.com", "Disposable email addresses are not allowed"],
];

it.each(badFields)("refuses %s %j under its field, by form and by API", async (field, value, message) => {
  const { browser, token } = await visitor();
  const fields = { ...robin(), [field]: value };
  const form = await browser.submit("/", { ...fields, formToken: await token() });
  const page = await form.text();
  expect([form.status, visibleText(page)]).toEqual([400, expect.stringContaining(message)]);
  expect(fieldValue(page, field)).toBe(value);
  const answer = await outcome(await call(browser, { ...fields, csrfToken: await token() }));
  expect(answer).toEqual([400, { ok: false, status: 400, errors: [{ path: [field], message }] }]);
  expect(await signups()).not.toContainEqual(expect.objectContaining({ email: fields.email }));
});

it("stores what it accepts clean, whatever was typed around it", async () => {
  const typed = [
    ["<Robin>", "Robin"],
    ["javajavascript:script:Robin", "Robin"],
    ["onclick=Robin", "Robin"],
    ["\u202eRobin\u0000", "Robin"],
    ["محمد", "محمد"],
  ];
  for (const [firstName = "", clean] of typed) {
    const { browser, token } = await visitor();
    const name = v7();
    const email = `${name}+jobs@BÜRO.example`;
    expect((await browser.submit("/", { firstName, email, formToken: await token() })).status).toBe(303);
    expect(await signupOf(`${name}+jobs@xn--bro-hoa.example`)).toMatchObject({ first_name: clean });
  }
});

it("answers what is no call of ours without a trace", async () => {
  const { browser, token } = await visitor();
  const before = (await signups()).length;
  const csrfToken = await token();
  const good = { ...robin(), csrfToken };
  const refused = async (response: Response, status: number, path: string[] = []) => {
    const message = expect.any(String);
    expect(await outcome(response)).toEqual([status, { ok: false, status, errors: [{ path, message }] }]);
  };
  await refused(await call(browser, { ...good, firstName: "a".repeat(1024 * 1024) }), 413);
  for (const body of ["", "{", "[]", "null", '"a"', "\ud800{"]) await refused(await call(browser, body), 400);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
    await refused(await call(browser, good, { "Content-Type": type }), 415);
  }
  const stranger = await (await visitor()).token();
  const old = await token(app.now() - 25 * 60 * 60 * 1000);
  for (const wrong of [undefined, null, 7, "", "1.2", old, stranger, { a: 1 }]) {
    await refused(await call(browser, { ...good, csrfToken: wrong }), 403, ["csrfToken"]);
  }
  for (const Origin of ["https://evil.example", "null"]) await refused(await call(browser, good, { Origin }), 403);
  for (const more of [{ source: "ad" }, { timestamp: "yesterday" }, { userAgent: 7 }, { referrer: "a".repeat(2001) }]) {
    await refused(await call(browser, { ...good, ...more }), 400, Object.keys(more));
  }
  const noTexts: unknown[] = [{ a: 1 }, ["x"], 7, { toString: 1 }];
  for (const email of noTexts) {
    const { status } = await call(browser, { firstName: { toString: null }, email, csrfToken });
    // Who sends no text gives no address, and is counted as such.
    expect([400, 429]).toContain(status);
  }
  const get = await browser.get("/api/waitlist");
  expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);

  const form = (body: BodyInit, headers: HeadersInit = {}) =>
    browser.send("/", { method: "POST", headers: { Origin: browser.origin, ...headers }, body });
  expect((await form("no form", { "Content-Type": "text/plain" })).status).toBe(400);
  expect((await form(new URLSearchParams({ ...robin(), big: "a".repeat(1024 * 1024) }))).status).toBe(413);
  expect((await form(new URLSearchParams(robin()))).status).toBe(403);
  const nested = { firstName: "Robin", "email.toString": "x", formToken: csrfToken };
  expect([400, 429]).toContain((await form(new URLSearchParams(nested))).status);
  expect(await signups()).toHaveLength(before);
});

it("lets an address be tried three times in fifteen minutes by one network, and says how long to wait", async () => {
  const { browser, token } = await visitor();
  const fields = robin();
  for (let time = 0; time < 3; time++) {
    const formToken = await token(app.now() + time);
    expect((await browser.submit("/", { ...fields, formToken })).status).toBe(303);
  }
  const form = await browser.submit("/", { ...fields, formToken: await token() });
  const seconds = Number(form.headers.get("Retry-After"));
  expect([form.status, seconds > 0 && seconds <= 900]).toEqual([429, true]);
  const page = visibleText(await form.text());
  expect(page).toContain("Too many attempts");
  expect(page).toContain(`Please wait ${seconds} seconds before trying again.`);
  const api = await call((await visitor()).browser, { ...fields });
  expect(api.status).toBe(403);
  const elsewhere = await visitor();
  const answer = await call(elsewhere.browser, { ...fields, csrfToken: await elsewhere.token() });
  // Whoever tries an address too often keeps nobody else from joining with it.
  expect(await outcome(answer)).toMatchObject([200, { ok: true, status: 200 }]);
  const again = await call(elsewhere.browser, { ...fields, csrfToken: await elsewhere.token(app.now() + 1) });
  expect(again.status).toBe(200);
});

it("takes the sixth submission of an address in an hour for abuse", async () => {
  const { ctx, clock } = heldWaitlist();
  const email = someone();
  const answers = [];
  for (const minutes of [0, 0, 0, 16, 0, 0]) {
    clock.now += minutes * 60_000;
    answers.push(await limitedJoin(ctx, clock, email));
  }
  expect(answers.map((answer) => (answer.ok ? "ok" : answer.reason))).toEqual([...Array(5).fill("ok"), "abuse"]);
  expect((await securityEvents()).at(-1)).toMatchObject({ type: "webhook_abuse", field: null });
});

/** Limits by the world's own clock, which a test moves. */
async function limitedJoin(ctx: Parameters<typeof join>[0], clock: { now: number }, email: string) {
  const { durableLimits } = await import("~/adapters/durable-objects");
  const limits = durableLimits(env.RATE_LIMITER, env.CACHE, () => clock.now);
  return join({ ...ctx, limits }, { email, network: "10.8.0.1" });
}

it("counts who gives no address by their network", async () => {
  const { browser, token } = await visitor();
  const post = async () => browser.submit("/", { firstName: "Robin", email: "", formToken: await token() });
  const answers = [await post(), await post(), await post(), await post()];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
});

it("stops one network after a fair's worth of people", async () => {
  const { ctx } = heldWaitlist();
  const network = "10.66.0.1";
  for (let person = 0; person < joinsPerNetwork.limit; person++) expect((await join(ctx, { network })).ok).toBe(true);
  expect(await join(ctx, { network })).toMatchObject({ ok: false, reason: "rate-limited" });
  expect((await join(ctx)).ok).toBe(true);
});

it("records what it refused and took, without anybody's address, so many an hour of one network", async () => {
  const { browser, token } = await visitor();
  const email = `robin${v7()}@example.com`;
  await browser.submit("/", { firstName: "R2D2\u202e<script>", email, formToken: await token() });
  await browser.submit("/", { firstName: "Robin", email: "al@ex", formToken: await token() });
  await browser.submit("/", { firstName: "Robin", email, formToken: await token() });
  const mine = (await securityEvents()).slice(-3);
  expect(mine).toMatchObject([
    { type: "validation_error", field: "firstName", message: onlyLetters, value_start: "R2D2script" },
    { type: "validation_error", field: "email", value_start: "al@…" },
    { type: "form_submission", field: null, value_start: null },
  ]);
  expect(new Set(mine.map(({ network }) => network)).size).toBe(1);
  expect(JSON.stringify(mine)).not.toMatch(new RegExp(`${email}|${browser.address}|example`));

  const count = async () => (await securityEvents()).length;
  const before = await count();
  for (let time = 0; time < 60; time++) {
    await browser.submit("/", { firstName: "7", email, formToken: await token() });
  }
  expect((await count()) - before).toBe(47);
});

it("forgets security events after 90 days, and used forms after two", async () => {
  const { ctx, clock } = heldWaitlist();
  const forms = () => env.DB.prepare("SELECT count(*) AS n FROM waitlist_forms").first<number>("n");
  clock.now += 3 * 24 * 60 * 60 * 1000;
  await sweepWaitlist(ctx);
  expect(await forms()).toBe(0);
  expect(await securityEvents()).not.toEqual([]);
  clock.now += 88 * 24 * 60 * 60 * 1000;
  await sweepWaitlist(ctx);
  expect(await securityEvents()).toEqual([]);
});
