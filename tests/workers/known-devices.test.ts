import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { signInFailuresPerAccount, signInPerAddress, signInsPerKnownUser } from "~/domain/auth/limits";
import { app, newAccount, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { linkIn, mailsTo, tokenIn } from "../support/messages/mailbox";

const password = "a long sentence";
const cookieName = "__Host-device";

/** An account, and a browser that has signed in to it and out again. */
async function ownerOf() {
  const account = await newAccount(password);
  const browser = new Browser();
  expect((await signIn(browser, account.email, password)).status).toBe(303);
  await browser.post("/app/logout", {});
  return { ...account, browser };
}

/** What strangers all over the world have typed: nobody but known devices may try any more. */
async function lockedByStrangers(email: string): Promise<void> {
  for (let guess = 0; guess <= signInFailuresPerAccount.limit; guess++) {
    await app.limits.take(signInFailuresPerAccount, email);
  }
  expect((await signIn(new Browser(), email, password)).status).toBe(429);
}

it("lets a browser that has signed in before sign in while strangers guess, from any network", async () => {
  const { email, browser } = await ownerOf();
  await lockedByStrangers(email);
  for (let take = 0; take < signInPerAddress.limit; take++) await app.limits.take(signInPerAddress, browser.address);
  expect((await signIn(browser, email, password)).status).toBe(303);
});

it("counts the guesses of a known device by themselves, ten at once or one by one", async () => {
  const { email, browser } = await ownerOf();
  const formToken = await browser.formToken("/app/login");
  const guesses = Array.from({ length: 12 }, (_, at) =>
    browser.submit("/app/login", { formToken, email, password: `guess number ${at}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect((await browser.submit("/app/login", { formToken, email, password })).status).toBe(429);
  expect((await signIn(new Browser(), email, password)).status).toBe(303);
});

it("is known for its own accounts only, by our signature only", async () => {
  const [mine, theirs] = [await ownerOf(), await ownerOf()];
  await lockedByStrangers(theirs.email);
  expect((await signIn(mine.browser, theirs.email, password)).status).toBe(429);
  const [payload = "", signature = ""] = decodeURIComponent(mine.browser.cookies.get(cookieName) ?? "").split(".");
  const stolen = JSON.parse(atob(decodeURIComponent(theirs.browser.cookies.get(cookieName) ?? "").split(".")[0] ?? ""));
  for (const forged of [`${btoa(JSON.stringify(stolen))}.${signature}`, `${payload}.`, "null", btoa("7")]) {
    mine.browser.cookies.set(cookieName, encodeURIComponent(forged));
    expect((await signIn(mine.browser, theirs.email, password)).status, forged).toBe(429);
  }
});

it("names nobody, and keeps five accounts of one browser", async () => {
  const browser = new Browser();
  const accounts = [];
  for (let at = 0; at < 6; at++) {
    const account = await newAccount(password);
    accounts.push(account);
    await signIn(browser, account.email, password);
    await browser.post("/app/logout", {});
  }
  const [payload = ""] = decodeURIComponent(browser.cookies.get(cookieName) ?? "").split(".");
  const ids = (await env.DB.prepare("SELECT id FROM users").all<{ id: string }>()).results;
  for (const { id } of ids) expect(atob(payload)).not.toContain(id);
  expect(atob(payload)).not.toContain("example.com");
  const [first, ...others] = accounts;
  for (const account of [first, others[0], others.at(-1)]) await lockedByStrangers(account?.email ?? "");
  expect((await signIn(browser, first?.email ?? "", password)).status).toBe(429);
  expect((await signIn(browser, others[0]?.email ?? "", password)).status).toBe(303);
});

it("forgets every device with a new password, and knows the one that set it", async () => {
  const { email, browser: thief } = await ownerOf();
  const owner = new Browser();
  await owner.post("/app/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);
  const fresh = `a new sentence ${v7()}`;
  const reset = await owner.post(linkIn(mail), { token: tokenIn(mail), password: fresh, confirmPassword: fresh });
  expect(reset.status).toBe(303);
  for (let guess = 0; guess <= signInFailuresPerAccount.limit; guess++) {
    await app.limits.take(signInFailuresPerAccount, email);
  }
  expect((await signIn(thief, email, fresh)).status).toBe(429);
  expect((await signIn(owner, email, fresh)).status).toBe(303);

  const again = `another sentence ${v7()}`;
  const page = "/app/dashboard/profile/password";
  const change = { currentPassword: fresh, password: again, confirmPassword: again };
  expect((await owner.post(page, change)).status).toBe(303);
  await owner.post("/app/logout", {});
  expect((await signIn(owner, email, again)).status).toBe(303);
});

it("leaves who is signed in their own guesses at the current password", async () => {
  const { email, browser } = await ownerOf();
  await signIn(browser, email, password);
  await lockedByStrangers(email);
  const answer = await browser.post("/app/dashboard/profile/email", {
    email: `${v7()}@example.com`,
    currentPassword: password,
  });
  expect(answer.status).toBe(303);
});

it("bounds how often known devices of an account are hashed for, right passwords too", async () => {
  const { email, browser } = await ownerOf();
  const userId = (await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(email).first<string>("id")) ?? "";
  for (let take = 0; take < signInsPerKnownUser.limit - 1; take++) await app.limits.take(signInsPerKnownUser, userId);
  expect((await signIn(browser, email, password)).status).toBe(303);
  await browser.post("/app/logout", {});
  expect((await signIn(browser, email, password)).status).toBe(429);
});
