import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { durableLimits } from "~/adapters/durable-objects";
import { mailsPerMailbox } from "~/domain/mail/limits";
import { waitlistToken } from "~/domain/waitlist/confirm-signup.server";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import { app, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { mailsTo } from "../support/messages/mailbox";
import { heldWaitlist, join, type SignupRow, signupOf, signups, visitor } from "../support/messages/waitlist";
import { workerWith } from "../support/runner/worker-with";
import { notedTrips } from "../support/storage/noted-trips";
import { worldState } from "../support/storage/world-state";

const someone = () => `${v7()}@example.com`;
const post = (browser: Browser, fields: Record<string, string>) =>
  browser.submit("/", { firstName: "Robin", ...fields });

/** The address of the mail's own link, and what its headers give to the mail's provider. */
async function linksOf(email: string) {
  const [mail] = (await mailsTo(email)) as { text: string; html: string; headers?: Record<string, string> }[];
  const path = mail?.text.match(/https:\/\/lapel\.test(\/waitlist\/leave\S+)/)?.[1] ?? "";
  const headers = mail?.headers as Record<string, string>;
  return { mail, path, headers, token: new URLSearchParams(path.split("?")[1]).get("token") ?? "" };
}

it("joins with the form, says so once, and mails the place, the perk, and the way out", async () => {
  const { browser, token } = await visitor();
  const email = someone();
  const response = await post(browser, { email: ` ${email.toUpperCase()}`, formToken: await token() });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/#waitlist"]);
  const page = visibleText(await browser.page("/"));
  for (const text of [
    "You're in!",
    "We'll notify you when Lapel launches. Check your email for confirmation.",
    "You're on the waitlist!",
    "We'll notify you when Lapel is ready for early access.",
  ]) {
    expect(page).toContain(text);
  }
  expect(visibleText(await browser.page("/"))).not.toContain("You're in!");

  const row = (await signupOf(email)) as SignupRow;
  const { mail, path, headers, token: leave } = await linksOf(email);
  expect(mail?.text).toContain(`Hi Robin, you are number ${row.position} on the waitlist.`);
  expect(mail?.text).toContain("with one click: the first 100 who do get 30% off their first month");
  expect(mail?.text).toContain("https://lapel.test/privacy-policy");
  expect(mail?.html).toContain(`href="https://lapel.test${path}"`.replaceAll("&", "&#38;"));
  expect(headers).toEqual({
    "List-Unsubscribe": `<https://lapel.test/api/waitlist/leave?token=${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("takes a second joining for the first: same answer, same trips, nothing changed", async () => {
  const { database, trips } = notedTrips(env.DB);
  const { ctx, queued, clock } = heldWaitlist();
  const browser = new Browser("https://lapel.test", "10.7.0.1", workerWith({ DB: database }));
  await browser.get("/app/login");
  const { tokenFor } = await import("../support/http/form-token");
  const email = someone();
  const answers = [];
  for (const firstName of ["Robin", "Sam"]) {
    trips.length = 0;
    const response = await post(browser, { firstName, email, formToken: await tokenFor(browser) });
    const headers = [...response.headers.keys()].sort();
    answers.push({ status: response.status, to: response.headers.get("Location"), headers, trips: shape(trips) });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.trips).toHaveLength(1);
  expect(await signupOf(email)).toMatchObject({ first_name: "Robin" });

  const again = someone();
  for (const minutes of [0, 30, 61]) {
    clock.now += minutes * 60_000;
    await join(ctx, { email: again });
    await processSignup(ctx, queued.at(-1) ?? 0);
  }
  expect(new Set(queued).size).toBe(1);
  expect(await mailsTo(again)).toHaveLength(2);
});
const shape = (trips: { sql: string }[][]) => trips.map((trip) => trip.map(({ sql }) => sql));

it("joins one address with one form: a double click is one joining, another address is refused", async () => {
  const { browser, token } = await visitor();
  const [email, other, known] = [someone(), someone(), someone()];
  const formToken = await token();
  const both = await Promise.all([1, 2].map(() => post(browser, { email, formToken })));
  expect(both.map((response) => response.status)).toEqual([303, 303]);
  expect((await signups()).filter((row) => row.email === email)).toHaveLength(1);
  const replay = await post(browser, { email: other, formToken });
  expect(replay.status).toBe(403);
  const page = await replay.text();
  expect(page).toContain("This form has been used already");
  expect(page).toContain(other);
  expect(page).not.toContain(formToken);
  expect(await signupOf(other)).toBeUndefined();
  // A form that met an address of the list is used up too: nobody learns by it who is on the list.
  await join(app, { email: known });
  const second = await token(app.now() + 1);
  expect((await post(browser, { email: known, formToken: second })).status).toBe(303);
  expect((await post(browser, { email: other, formToken: second })).status).toBe(403);
});

it("takes the form of a signed-in visitor, with the token of everybody's page", async () => {
  const { browser } = await newMember();
  const session = browser.cookies.get("__Host-session") ?? "";
  browser.cookies.delete("__Host-session");
  const formToken = await browser.formToken("/");
  browser.cookies.set("__Host-session", session);
  expect((await post(browser, { email: someone(), formToken })).status).toBe(303);
});

it("leaves with one click, twice if need be, and a wrong link says so", async () => {
  const { browser, token } = await visitor();
  const email = someone();
  await post(browser, { email, formToken: await token() });
  const { path } = await linksOf(email);
  const page = await new Browser().page(path);
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(page).not.toContain(email);
  expect(await signupOf(email)).toBeDefined();
  const token2 = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  for (const _ of ["once", "twice"]) {
    const left = await new Browser().post("/waitlist/leave", { token: token2 });
    expect([left.status, visibleText(await left.text())]).toEqual([200, expect.stringContaining("You have left")]);
    expect(await signupOf(email)).toBeUndefined();
  }
  expect((await post(browser, { email, formToken: await token(app.now() + 1) })).status).toBe(303);
  const wrong = await new Browser().post("/waitlist/leave", { token: token2.replace(/.$/, "_") });
  expect([wrong.status, visibleText(await wrong.text())]).toEqual([400, expect.stringContaining("not one of ours")]);
});

it("confirms by a button that a mail scanner does not press, as often as it is pressed, and gives the discount", async () => {
  const { browser, token } = await visitor();
  const email = someone();
  await post(browser, { email, formToken: await token() });
  const { mail } = await linksOf(email);
  const path = mail?.text.match(/https:\/\/lapel\.test(\/waitlist\/confirm\S+)/)?.[1] ?? "";
  const before = await worldState();
  const page = await new Browser().page(path);
  await new Browser().send(path, { method: "HEAD" });
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(page).not.toContain(email);
  expect(await worldState()).toEqual(before);
  const confirmToken = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  for (const _ of ["once", "twice"]) {
    const answer = await new Browser().post("/waitlist/confirm", { token: confirmToken });
    expect([answer.status, visibleText(await answer.text())]).toEqual([
      200,
      expect.stringContaining("You are among the first 100: 30% off your first month is yours."),
    ]);
  }
  expect(await env.DB.prepare("SELECT count(*) AS n FROM waitlist_perks").first("n")).toBe(1);
  for (const [wrong, text] of [
    [confirmToken.replace(/.$/, "_"), "not one of ours"],
    [waitlistToken(app.config.appSecret, "confirm", 999_999), "not on the waitlist any more"],
  ] as const) {
    const answer = await new Browser().post("/waitlist/confirm", { token: wrong });
    expect([answer.status, visibleText(await answer.text())]).toEqual([400, expect.stringContaining(text)]);
  }
});

it("joins whom others have had mailed enough today, answers alike, and mails them another day", async () => {
  const { ctx, queued, clock } = heldWaitlist();
  const limits = durableLimits(env.RATE_LIMITER, env.CACHE, () => clock.now);
  const name = v7();
  for (let bomb = 0; bomb < 12; bomb++) await join({ ...ctx, limits }, { email: `${name}+${bomb}@example.com` });
  const late = { email: `${name}@example.com` };
  expect(await join({ ...ctx, limits }, late)).toEqual({ ok: true });
  expect(await signupOf(late.email)).toMatchObject({ mail_state: "failed", mail_due_at: null, mailed_at: null });
  for (const position of queued) await processSignup(ctx, position);
  const outbox = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE recipient LIKE ?").bind(`${name}%`);
  expect(await outbox.first("n")).toBe(mailsPerMailbox.limit);
  clock.now += 25 * 60 * 60_000;
  await join({ ...ctx, limits }, late);
  await processSignup(ctx, queued.at(-1) ?? 0);
  expect(await mailsTo(late.email)).toHaveLength(1);
});

it("says who else was told of a signup, where somebody was", async () => {
  const token = waitlistToken(app.config.appSecret, "leave", 1);
  const automated = new Browser(
    undefined,
    undefined,
    workerWith({ WAITLIST_WEBHOOK_URL: "https://hooks.lapel.test/x" }),
  );
  const answer = async (browser: Browser) =>
    visibleText(await (await browser.post("/waitlist/leave", { token })).text());
  expect(await answer(automated)).toContain("we also sent your details to hooks.lapel.test");
  expect(await answer(new Browser())).not.toContain("told too");
});

it("leaves by the POST of a mail's provider, which has neither cookie nor origin", async () => {
  const { ctx } = heldWaitlist();
  const email = someone();
  await join(ctx, { email });
  const { position } = (await signupOf(email)) as SignupRow;
  const path = (token: string) => `/api/waitlist/leave?token=${token}`;
  const provider = new Browser();
  const click = (token: string) =>
    provider.send(path(token), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  const token = waitlistToken(ctx.config.appSecret, "leave", position);
  for (const wrong of ["", "1", `${position}.x`, `${position + 1}.${token.split(".")[1]}`, `0${token}`, `${token}.1`]) {
    expect((await click(wrong)).status, wrong).toBe(400);
  }
  expect(await signupOf(email)).toBeDefined();
  const opened = await provider.get(path(token));
  expect([opened.status, opened.headers.get("Location")]).toEqual([302, `/waitlist/leave?token=${token}`]);
  expect([(await click(token)).status, (await click(token)).status]).toEqual([200, 200]);
  expect(await signupOf(email)).toBeUndefined();
  expect(provider.cookies.size).toBe(0);
});
