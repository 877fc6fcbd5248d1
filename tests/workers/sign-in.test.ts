import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { registerPerAddress, signInFailuresPerAccount, signInPerAddress } from "~/domain/auth/limits";
import { replacePassword } from "~/domain/auth/password/replace-password.server";
import { openSession, PasswordReplaced } from "~/domain/auth/sessions/open-session.server";
import { signIn as checkPassword } from "~/domain/auth/sign-in/sign-in.server";
import type { LimitRule } from "~/ports/limits";
import { forgetLimit } from "../support/accounts/forget-limit";
import { app, newAccount, newMember, newMemberWithPassword, register, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";

const day = 24 * 60 * 60 * 1000;

it("answers an unknown address and a wrong password with the same page", async () => {
  const { email } = await newAccount();
  const pages = [];
  for (const address of [email, "stranger@example.com"]) {
    const response = await signIn(new Browser(), address, "a wrong sentence");
    expect(response.status).toBe(400);
    pages.push(comparable(await response.text(), address));
  }
  expect(pages[0]).toBe(pages[1]);
});

it("refuses the eleventh try of an account for a quarter of an hour, whatever its address and password", async () => {
  const { email, password } = await newAccount();
  await takeAllBut(2, signInFailuresPerAccount, email);
  for (let failure = 0; failure < 2; failure += 1) {
    expect((await signIn(new Browser(), email, `wrong sentence ${failure}`)).status).toBe(400);
  }
  const refused = await signIn(new Browser(), email, password);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/Too many attempts. Please wait 1\d minutes before trying again./);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(15 * 60);

  await forgetLimit(`sign-in-account:${email}`);
  expect((await signIn(new Browser(), email, password)).status).toBe(303);
});

it("limits an unknown address like a known one", async () => {
  await takeAllBut(1, signInFailuresPerAccount, "ghost@example.com");
  expect((await signIn(new Browser(), "ghost@example.com", "wrong sentence")).status).toBe(400);
  expect((await signIn(new Browser(), "ghost@example.com", "wrong sentence")).status).toBe(429);
});

it("hashes no more guesses that arrive at once than are left", async () => {
  const { email } = await newAccount();
  await takeAllBut(4, signInFailuresPerAccount, email);
  const guesses = Array.from({ length: 14 }, (_, index) => signIn(new Browser(), email, `guess number ${index}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it("does not count sign-ins that succeed as failures", async () => {
  const { email, password } = await newAccount();
  await takeAllBut(1, signInFailuresPerAccount, email);
  for (let visit = 0; visit < 3; visit += 1) expect((await signIn(new Browser(), email, password)).status).toBe(303);
});

it("limits sign-ins from one network address before any password is hashed", async () => {
  const browser = new Browser();
  await takeAllBut(1, signInPerAddress, browser.address);
  expect((await signIn(browser, "visitor@example.com", "wrong sentence")).status).toBe(400);
  const refused = await signIn(browser, "another@example.com", "wrong sentence");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(5 * 60);
});

it("limits registrations from one network address", async () => {
  const browser = new Browser();
  await takeAllBut(1, registerPerAddress, browser.address);
  expect((await register(browser, "newcomer@example.com", "a long sentence")).status).toBe(303);
  const refused = await register(browser, "another-newcomer@example.com", "a long sentence");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
});

it("tells scripts how long to wait as well", async () => {
  const browser = new Browser();
  await takeAllBut(0, registerPerAddress, browser.address);
  const formToken = await browser.formToken("/app/sign-up");
  const password = "a long sentence";
  const fields = { formToken, email: "scripted@example.com", password, confirmPassword: password };
  const refused = await browser.submit("/app/sign-up.data", fields);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
});

it("ends a session after 14 idle days and after 30 days in all", async () => {
  const isSignedIn = async (column: string, age: number) => {
    const { browser, user } = await newMember();
    const time = column === "expires_at" ? Date.now() + 30 * day - age : Date.now() - age;
    await env.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE user_id = ?`).bind(time, user.id).run();
    return (await browser.get("/app/dashboard")).status === 200;
  };
  expect(await isSignedIn("last_used_at", 14 * day - 60_000)).toBe(true);
  expect(await isSignedIn("last_used_at", 14 * day + 60_000)).toBe(false);
  expect(await isSignedIn("expires_at", 30 * day - 60_000)).toBe(true);
  expect(await isSignedIn("expires_at", 30 * day + 60_000)).toBe(false);
});

it("keeps a session in use alive, but never beyond its end", async () => {
  const { browser, user } = await newMember();
  const read = () =>
    env.DB.prepare("SELECT last_used_at, expires_at FROM sessions WHERE user_id = ?")
      .bind(user.id)
      .first<{ last_used_at: number; expires_at: number }>();
  await env.DB.prepare("UPDATE sessions SET last_used_at = last_used_at - ? WHERE user_id = ?")
    .bind(day, user.id)
    .run();
  const before = await read();
  await browser.get("/app/dashboard");
  const after = await read();
  expect(after?.last_used_at).toBeGreaterThan((before?.last_used_at ?? 0) + day - 60_000);
  expect(after?.expires_at).toBe(before?.expires_at);
});

it("gives every sign-in a session of its own", async () => {
  const { email, password } = await newAccount();
  const browser = new Browser();
  const formToken = await browser.formToken("/app/login");
  const tokens = [];
  for (let visit = 0; visit < 2; visit += 1) {
    browser.cookies.delete("__Host-session");
    await browser.submit("/app/login", { formToken, email, password });
    tokens.push(browser.cookies.get("__Host-session"));
  }
  expect(tokens[0]).toBeTruthy();
  expect(tokens[0]).not.toBe(tokens[1]);
});

async function takeAllBut(left: number, rule: LimitRule, key: string): Promise<void> {
  for (let taken = left; taken < rule.limit; taken += 1) await app.limits.take(rule, key);
}

/** A page without what differs from one visit to the next. */
function comparable(html: string, address: string): string {
  return html
    .replaceAll(address, "ADDRESS")
    .replaceAll(/nonce="[^"]+"/g, "nonce")
    .replaceAll(/\d{13}\.[\w-]+/g, "TOKEN");
}

it("opens no session, and changes no password, by a password that was replaced after it was checked", async () => {
  const [origin, address] = ["https://lapel.test", "local"];
  const { user, ctx } = await newMemberWithPassword("a long sentence");
  const checked = await checkPassword(app, { email: user.email, password: "a long sentence", address });
  if (!checked.ok) throw new Error("The password is right");
  const take = { userId: user.id, by: { sessionId: user.sessionId }, isReset: false, origin };
  expect(await replacePassword(app, { ...take, password: "the owner's own" })).toMatchObject({ ok: true });

  const { userId, passwordHash } = checked;
  const client = { userAgent: null, address, place: null };
  await expect(openSession(app, { userId, passwordHash, method: "password", client })).rejects.toThrow(
    PasswordReplaced,
  );
  const open = await env.DB.prepare("SELECT count(*) AS count FROM sessions WHERE user_id = ?").bind(user.id).first();
  expect(open).toEqual({ count: 0 });
  const late = { ...take, password: "the thief's own", keepsSession: true };
  expect(await replacePassword(ctx, late)).toEqual({ ok: false, reason: "gone" });
  expect((await signIn(new Browser(), user.email, "the owner's own")).status).toBe(303);
});
