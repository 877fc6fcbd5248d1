import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { resetPassword } from "~/domain/auth/password/reset-password.server";
import { apiSessionOf } from "../../support/accounts/api-session";
import { Device, landing, refusalOf } from "../../support/accounts/auth-client";
import { app, newAccount, newMember, signIn } from "../../support/accounts/members";
import { codeIn, linkIn, mailsTo, tokenIn } from "../../support/messages/mailbox";

const redirectTo = "https://lapel.test/app/auth/reset-password";
const origin = "https://lapel.test";
const newPassword = "a loud purple kettle";

async function recovered(device: Device, email: string, mails = 1) {
  const { error } = await device.auth.resetPasswordForEmail(email, { redirectTo });
  expect(error).toBeNull();
  return (await mailsTo(email, mails)).at(-1);
}

it("recovers by the mailed link: a session of method recovery sets a new password and ends the others", async () => {
  const { browser, user } = await newMember();
  const device = new Device();
  const other = new Device();
  await other.auth.setSession(await apiSessionOf(user.id));
  const mail = await recovered(device, user.email);
  const { url, fragment } = landing(await device.fetch(linkIn(mail)));
  expect([url.pathname, fragment.get("type")]).toEqual(["/app/auth/reset-password", "recovery"]);
  const [access_token, refresh_token] = [fragment.get("access_token") ?? "", fragment.get("refresh_token") ?? ""];
  await device.auth.setSession({ access_token, refresh_token });
  expect((await device.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "recovery" }]);

  expect((await device.auth.updateUser({ password: newPassword })).error).toBeNull();
  expect((await device.auth.getUser()).data.user?.id).toBe(user.id);
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await browser.get("/app/dashboard/profile")).status).toBe(302);
  expect((await signIn(browser, user.email, newPassword)).status).toBe(303);
  const [, notice] = await mailsTo(user.email, 2);
  expect(notice?.subject).toContain("password was changed");
});

it("recovers with PKCE, by token hash and by code", async () => {
  const { user } = await newMember();
  const device = new Device({ flowType: "pkce" });
  const link = await recovered(device, user.email);
  const code = landing(await device.fetch(linkIn(link))).query.get("code") ?? "";
  const exchanged = await device.auth.exchangeCodeForSession(code);
  expect(exchanged.data.user?.id).toBe(user.id);
  expect((await device.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "recovery" }]);

  const typed = codeIn(await recovered(new Device(), user.email, 2));
  const byCode = await new Device().auth.verifyOtp({ type: "recovery", email: user.email, token: typed });
  expect(byCode.data.user?.id).toBe(user.id);

  const token_hash = tokenIn(await recovered(new Device(), user.email, 3));
  expect(await refusalOf(await device.auth.verifyOtp({ type: "signup", token_hash }))).toBe("403 otp_expired");
  const byHash = await new Device().auth.verifyOtp({ type: "recovery", token_hash });
  expect(byHash.data.user?.id).toBe(user.id);
  expect(await refusalOf(await device.auth.verifyOtp({ type: "recovery", token_hash }))).toBe("403 otp_expired");
});

it("refuses a link after a day, a code after ten minutes or five guesses", async () => {
  const { user } = await newMember();
  const device = new Device();
  const mail = await recovered(device, user.email);
  const age = (milliseconds: number) =>
    env.DB.prepare(
      "UPDATE one_time_tokens SET created_at = created_at - ?1, expires_at = expires_at - ?1 WHERE email = ?2",
    )
      .bind(milliseconds, user.email)
      .run();
  const typed = { type: "recovery", email: user.email, token: codeIn(mail) } as const;
  const wrong = { ...typed, token: codeIn(mail) === "000000" ? "000001" : "000000" };
  for (let guess = 0; guess < 5; guess += 1)
    expect(await refusalOf(await device.auth.verifyOtp(wrong))).toBe("403 otp_expired");
  expect(await refusalOf(await device.auth.verifyOtp(typed))).toBe("403 otp_expired");

  await env.DB.prepare("UPDATE one_time_tokens SET guesses = 0 WHERE email = ?").bind(user.email).run();
  await age(11 * 60_000);
  expect(await refusalOf(await device.auth.verifyOtp(typed))).toBe("403 otp_expired");
  await age(24 * 60 * 60_000);
  const { fragment } = landing(await device.fetch(linkIn(mail)));
  expect(fragment.get("error_code")).toBe("otp_expired");
});

it("limits guesses at one recipient's codes whatever address they come from", async () => {
  const email = `${v7()}@example.com`;
  const answers = [];
  for (let guess = 0; guess < 11; guess += 1) {
    answers.push(await refusalOf(await new Device().auth.verifyOtp({ type: "recovery", email, token: "123456" })));
  }
  expect(answers.slice(0, 10).every((answer) => answer === "403 otp_expired")).toBe(true);
  expect(answers[10]).toBe("429 over_request_rate_limit");
});

it("answers an unknown address like a known one, in state and limits too, and mails it nothing", async () => {
  const { user } = await newMember();
  const unknown = `${v7()}@example.com`;
  for (const email of [unknown, user.email]) {
    const device = new Device();
    const answer = await device.call("POST", "/recover", { email, code_challenge: null });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const rows = await env.DB.prepare("SELECT count(*) AS n FROM one_time_tokens WHERE email = ?")
      .bind(email)
      .first("n");
    expect(rows).toBe(1);
    const again = await device.call("POST", "/recover", { email });
    expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refusalOf(again)).toBe("429 over_email_send_rate_limit");
  }
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await mailsTo(unknown, 0)).toEqual([]);
});

it.each([
  ["/recover", {}],
  ["/resend", { type: "signup" }],
  ["/signup", { password: "aaaa" }],
])("limits POST %s from one network address", async (path, body) => {
  const device = new Device();
  const statuses = [];
  for (let call = 0; call < 31; call += 1) {
    statuses.push((await device.call("POST", path, { ...body, email: `${v7()}@example.com` })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses[30]).toBe(429);
});

it("limits links and codes from one network address, and says so to the page behind the link", async () => {
  const device = new Device();
  const token_hash = "x".repeat(43);
  for (let call = 0; call < 30; call += 1) await device.call("POST", "/verify", { type: "signup", token_hash });
  const refused = await device.auth.verifyOtp({ type: "signup", token_hash });
  expect(await refusalOf(refused)).toBe("429 over_request_rate_limit");
  const answer = await device.fetch(`/auth/v1/verify?token=${token_hash}&type=signup`);
  expect(landing(answer).fragment.get("error_code")).toBe("over_request_rate_limit");
  expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
});

it("refuses what is no proof", async () => {
  const device = new Device();
  const bodies = [
    {},
    { type: "recovery" },
    { type: "magiclink", token_hash: "x".repeat(43) },
    { type: "recovery", token_hash: "x".repeat(43), email: "a@example.com", token: "123456" },
    { type: "recovery", email: "a@example.com" },
    { type: "recovery", token: "123456" },
    { type: "recovery", email: "nobody", token: "123456" },
    { type: "recovery", token_hash: ["x"] },
  ];
  for (const body of bodies) {
    expect(await refusalOf(await device.call("POST", "/verify", body)), JSON.stringify(body)).toBe(
      "400 validation_failed",
    );
  }
});

it("never leads to a foreign site, or to a page of ours that leaves tokens in the address", async () => {
  const hostile = [
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "https://lapel.test@evil.example/",
    "https://lapel.test/",
    "https://lapel.test/privacy-policy",
    "https://lapel.test/app/../",
    "https://lapel.test/application",
  ];
  for (const target of hostile) {
    const { user } = await newMember();
    await new Device().auth.resetPasswordForEmail(user.email, { redirectTo: target });
    const [mail] = await mailsTo(user.email);
    expect(linkIn(mail)).toMatch(/redirect_to=https%3A%2F%2Flapel\.test%2Fapp$/);
    const forged = linkIn(mail).replace(/redirect_to=.*/, `redirect_to=${encodeURIComponent(target)}`);
    expect(landing(await new Device().fetch(forged)).url.href).toMatch(/^https:\/\/lapel\.test\/app#access_token=/);
  }
});

it("does not recover for somebody who is suspended", async () => {
  const { user } = await newMember();
  const mail = await recovered(new Device(), user.email);
  await env.DB.prepare("UPDATE users SET banned_until = ? WHERE id = ?")
    .bind(Date.now() + 60_000, user.id)
    .run();
  const refused = await new Device().auth.verifyOtp({ type: "recovery", token_hash: tokenIn(mail) });
  expect(await refusalOf(refused)).toBe("400 user_banned");
});

it("resets by the pages' link once of three times at once, and keeps the link for a password that is refused", async () => {
  const account = await newAccount();
  const mail = await recovered(new Device(), account.email);
  const reset = (password: string, address = v7()) =>
    resetPassword(app, { token: tokenIn(mail), password, address, origin });
  expect(await reset("short")).toMatchObject({ reason: "weak-password", reasons: ["length"] });
  expect(await reset(account.password)).toMatchObject({ reason: "same-password" });
  const answers = await Promise.all(Array.from({ length: 3 }, () => reset(newPassword)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const old = await new Device().auth.signInWithPassword(account);
  expect(await refusalOf(old)).toBe("400 invalid_credentials");
});
