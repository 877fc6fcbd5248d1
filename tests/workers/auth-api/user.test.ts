import { env } from "cloudflare:workers";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { resetPassword } from "~/domain/auth/password/reset-password.server";
import { confirmSignUp } from "~/domain/auth/register/confirm-email.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { redeemOneTimeToken } from "~/domain/auth/tokens/redeem-one-time-token.server";
import { apiSessionOf } from "../../support/accounts/api-session";
import { Device, landing, refusalOf, signedInDevice } from "../../support/accounts/auth-client";
import { newMfaMember, sessionOn, userIdOf, verifiedTotp } from "../../support/accounts/factors";
import { forgetMailLimit } from "../../support/accounts/forget-limit";
import { app, newAccount, newMember, signIn } from "../../support/accounts/members";
import { Browser } from "../../support/http/browser";
import { visibleText } from "../../support/http/markup";
import { codeIn, linkIn, mailsTo, tokenIn } from "../../support/messages/mailbox";

const newPassword = "a loud purple kettle";
const newAddress = () => `${v7()}@example.com`;

/** Signed in an hour ago: a change of password or address needs a proof. */
async function grownStale(userId: string): Promise<void> {
  const amr = JSON.stringify([{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }]);
  await env.DB.prepare("UPDATE sessions SET amr = ? WHERE user_id = ?").bind(amr, userId).run();
}

it("reads the user in the clients' shape", async () => {
  const { device, user } = await signedInDevice();
  const { data } = await device.auth.getUser();
  expect(data.user).toMatchObject({
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    factors: [],
    is_anonymous: false,
  });
});

it("refuses calls without a token, with a bad one, of an ended session and of a user who is gone", async () => {
  const { device, user } = await signedInDevice();
  const token = (await device.auth.getSession()).data.session?.access_token;
  const anonymous = await device.fetch("/auth/v1/user", { headers: { "X-Supabase-Api-Version": "2024-01-01" } });
  expect(await refusalOf(anonymous)).toBe("401 no_authorization");
  expect(await refusalOf(await device.call("GET", "/user"))).toBe("403 bad_jwt");
  await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user.id).run();
  expect(await refusalOf(await device.call("GET", "/user", null, token))).toBe("403 session_not_found");
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  for (const [method, path] of [
    ["GET", "/user"],
    ["PUT", "/user"],
    ["GET", "/reauthenticate"],
  ] as const) {
    expect(await refusalOf(await device.call(method, path, {}, token))).toBe("403 user_not_found");
  }
});

it("takes nobody's token for the key of a server", async () => {
  const { device } = await signedInDevice();
  const token = (await device.auth.getSession()).data.session?.access_token;
  const headers = { Authorization: `Bearer ${token}` };
  const admin = new GoTrueAdminApi({ url: `${device.origin}/auth/v1`, headers, fetch: device.fetch });
  const { error } = await admin.listUsers();
  expect([error?.status, error?.code]).toEqual([403, "not_admin"]);
  expect(await refusalOf(await device.call("DELETE", `/admin/users/${v7()}`, {}, token))).toBe("403 not_admin");
});

it("lays data over what is known of the user; null removes", async () => {
  const { device } = await signedInDevice();
  await device.auth.updateUser({ data: { name: "Ada", tone: "warm" } });
  const { data } = await device.auth.updateUser({ data: { tone: null, city: "Leeds" } });
  expect(data.user?.user_metadata).toEqual({ name: "Ada", city: "Leeds" });
  const more = (size: number) => device.auth.updateUser({ data: { [v7()]: "x".repeat(size) } });
  expect(await refusalOf(await more(4000))).toBeNull();
  expect(await refusalOf(await more(100))).toBe("400 validation_failed");
  expect((await device.auth.refreshSession()).data.user?.user_metadata).toMatchObject({ name: "Ada" });
});

it("changes the password of who has just signed in; the other sessions end", async () => {
  const account = await newAccount();
  const [device, other] = [new Device(), new Device()];
  for (const { auth } of [device, other]) expect((await auth.signInWithPassword(account)).error).toBeNull();
  expect(await refusalOf(await device.auth.updateUser({ password: account.password }))).toBe("422 same_password");
  const weak = await device.auth.updateUser({ password: "short" });
  expect(weak.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });

  const changed = await device.auth.updateUser({ password: newPassword });
  expect(changed.data.user?.factors).toEqual([]);
  expect((await device.auth.refreshSession()).error).toBeNull();
  expect(await refusalOf(await other.auth.refreshSession())).toBe("400 refresh_token_not_found");
  expect((await new Device().auth.signInWithPassword({ ...account, password: newPassword })).error).toBeNull();
});

it("asks for the current password or a mailed code a quarter of an hour after signing in", async () => {
  const account = await newAccount();
  const device = new Device();
  const { data } = await device.auth.signInWithPassword(account);
  const userId = data.user?.id ?? "";
  await grownStale(userId);
  const change = (attributes: object) => device.auth.updateUser({ password: newPassword, ...attributes });
  expect(await refusalOf(await change({}))).toBe("400 reauthentication_needed");
  expect(await refusalOf(await device.auth.updateUser({ email: newAddress() }))).toBe("400 reauthentication_needed");
  expect((await device.auth.updateUser({ data: { name: "Ada" } })).error).toBeNull();
  expect(await refusalOf(await change({ current_password: "not this one" }))).toBe("400 invalid_credentials");
  expect((await change({ current_password: account.password })).error).toBeNull();

  expect((await device.auth.reauthenticate()).error).toBeNull();
  expect(await refusalOf(await device.auth.reauthenticate())).toBe("429 over_email_send_rate_limit");
  const nonce = codeIn((await mailsTo(account.email, 2)).find((mail) => mail.subject.endsWith("code")));
  const wrong = nonce === "000000" ? "000001" : "000000";
  expect(await refusalOf(await change({ nonce: wrong }))).toBe("422 reauthentication_not_valid");
  const tries = await Promise.all([1, 2, 3].map((n) => change({ password: `${newPassword} ${n}`, nonce })));
  expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
  const answers = await Promise.all(tries.map((answer) => refusalOf(answer)));
  expect(answers.filter((answer) => answer === "422 reauthentication_not_valid")).toHaveLength(2);
});

it("does not take somebody else's code for presence", async () => {
  const [owner, thief] = [await signedInDevice(), await signedInDevice()];
  await owner.device.auth.reauthenticate();
  const nonce = codeIn((await mailsTo(owner.user.email))[0]);
  const refused = await thief.device.auth.updateUser({ password: newPassword, nonce });
  expect(await refusalOf(refused)).toBe("422 reauthentication_not_valid");
});

it("asks for the second factor before password, address and data", async () => {
  const assured = (await signedInDevice()).device;
  await verifiedTotp(assured);
  const device = await sessionOn(new Device(), assured);
  expect(await refusalOf(await device.auth.updateUser({ password: newPassword }))).toBe("401 insufficient_aal");
  expect(await refusalOf(await device.auth.updateUser({ email: newAddress() }))).toBe("401 insufficient_aal");
  expect(await refusalOf(await device.auth.updateUser({ data: { name: "Ada" } }))).toBe("401 insufficient_aal");
  expect((await assured.auth.updateUser({ password: newPassword })).error).toBeNull();
});

it("changes the address once the new one has confirmed, and tells the old one", async () => {
  const { device, user } = await signedInDevice();
  const email = newAddress();
  const changed = await device.auth.updateUser({ email: email.toUpperCase() });
  expect([changed.data.user?.email, changed.data.user?.new_email]).toEqual([user.email, email]);
  const [mail] = await mailsTo(email);
  const verified = await new Device().auth.verifyOtp({ type: "email_change", token_hash: tokenIn(mail) });
  expect(verified.data.user).toMatchObject({ id: user.id, email });
  expect((await device.auth.getUser()).data.user?.email).toBe(email);
  const [notice] = await mailsTo(user.email);
  expect(notice?.text).toContain(email);
  const profile = await env.DB.prepare("SELECT email FROM profiles WHERE id = ?").bind(user.id).first("email");
  expect(profile).toBe(email);
});

it("parts with accounts elsewhere that have another address than the new one", async () => {
  const { device, user } = await signedInDevice();
  const email = newAddress();
  const add = (id: string, address: string) =>
    env.DB.prepare(
      "INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at) VALUES (?1, ?2, 'google', ?1, json_object('email', ?3), 1, 1)",
    )
      .bind(id, user.id, address)
      .run();
  await add(v7(), "somebody.else@example.com");
  await add(v7(), email.toUpperCase());
  await device.auth.updateUser({ email });
  const [mail] = await mailsTo(email);
  const verified = await new Device().auth.verifyOtp({ type: "email_change", token_hash: tokenIn(mail) });
  const google = verified.data.user?.identities?.filter(({ provider }) => provider === "google");
  expect(google?.map((identity) => identity.identity_data?.email)).toEqual([email.toUpperCase()]);
});

it("confirms a new address by link with PKCE, and by code after a resend to either address", async () => {
  const { device, user } = await signedInDevice({ flowType: "pkce" });
  const first = newAddress();
  await device.auth.updateUser({ email: first }, { emailRedirectTo: "https://lapel.test/app/dashboard/profile" });
  const link = linkIn((await mailsTo(first))[0]);
  const { url, query } = landing(await device.fetch(link));
  expect(url.pathname).toBe("/app/dashboard/profile");
  const exchanged = await device.auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(exchanged.data.user).toMatchObject({ id: user.id, email: first });

  const second = newAddress();
  await device.auth.updateUser({ email: second });
  await mailsTo(second);
  await forgetMailLimit("email_change", first, device.address);
  await forgetMailLimit("email_change", second, device.address);
  expect((await device.auth.resend({ type: "email_change", email: first })).error).toBeNull();
  const [, mail] = await mailsTo(second, 2);
  const verified = await new Device().auth.verifyOtp({ type: "email_change", email: second, token: codeIn(mail) });
  expect(verified.data.user?.email).toBe(second);
});

it("answers a taken address like a free one, and changes nothing", async () => {
  const taken = (await newMember()).user.email;
  const { device, user } = await signedInDevice();
  const changed = await device.auth.updateUser({ email: taken });
  expect([changed.error, changed.data.user?.new_email]).toEqual([null, taken]);
  const [mail] = await mailsTo(taken);
  expect(mail?.text).not.toMatch(/token=|^\d{6}$/m);
  expect((await device.auth.getUser()).data.user?.email).toBe(user.email);
});

it("gives an address that two accounts asked for to the one that confirms first", async () => {
  const email = newAddress();
  const [first, second] = [await signedInDevice(), await signedInDevice()];
  await first.device.auth.updateUser({ email });
  await mailsTo(email);
  await second.device.auth.updateUser({ email });
  const tokens = (await mailsTo(email, 2)).map(tokenIn);
  const answers = await Promise.all(
    tokens.map((token_hash) => new Device().auth.verifyOtp({ type: "email_change", token_hash })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const owners = await env.DB.prepare("SELECT count(*) AS n FROM users WHERE email = ?").bind(email).first("n");
  expect(owners).toBe(1);
});

it("forgets every one-time token when the password changes", async () => {
  const { device, user } = await signedInDevice();
  await new Device().auth.resetPasswordForEmail(user.email);
  const [mail] = await mailsTo(user.email);
  expect((await device.auth.updateUser({ password: newPassword })).error).toBeNull();
  const late = await new Device().auth.verifyOtp({ type: "recovery", token_hash: tokenIn(mail) });
  expect(await refusalOf(late)).toBe("403 otp_expired");
});

it("changes password and address in one call", async () => {
  const { device, user } = await signedInDevice();
  const email = newAddress();
  expect((await device.auth.updateUser({ password: newPassword, email })).error).toBeNull();
  const [mail] = await mailsTo(email);
  await new Device().auth.verifyOtp({ type: "email_change", token_hash: tokenIn(mail) });
  const signedIn = await new Device().auth.signInWithPassword({ email, password: newPassword });
  expect(signedIn.data.user?.id).toBe(user.id);
});

it("refuses what is no change of a user", async () => {
  const { device } = await signedInDevice();
  const token = (await device.auth.getSession()).data.session?.access_token;
  for (const body of [{ email: "nobody" }, { password: 7 }, { password: "" }, { data: [] }, { nonce: {} }]) {
    expect(await refusalOf(await device.call("PUT", "/user", body, token)), JSON.stringify(body)).toBe(
      "400 validation_failed",
    );
  }
});

it("limits changes from one network address", async () => {
  const device = new Device();
  const { access_token: token } = await apiSessionOf((await newMember()).user.id);
  for (let call = 0; call < 30; call += 1) expect((await device.call("PUT", "/user", {}, token)).status).toBe(200);
  expect(await refusalOf(await device.call("PUT", "/user", {}, token))).toBe("429 over_request_rate_limit");
});

it("brings no stranger's account to an address by a press of its owner's, and marks what a program has brought", async () => {
  const stranger = await newMfaMember();
  await verifiedTotp(stranger);
  const strangerId = await userIdOf(stranger);
  await env.DB.prepare("UPDATE users SET password_hash = 'x' WHERE id = ?").bind(strangerId).run();
  const email = newAddress();
  expect((await stranger.auth.updateUser({ email })).error).toBeNull();
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/It was asked for on .* UTC, from/);
  const owner = new Browser();
  const page = "/app/auth/confirm-email-change";
  for (const browser of [owner, (await newMember()).browser]) {
    const pressed = await browser.post(`${page}?token=${tokenIn(mail)}`, { token: tokenIn(mail) });
    expect([pressed.status, visibleText(await pressed.text())]).toEqual([
      400,
      expect.stringContaining("First log in to the account that asked for this address."),
    ]);
  }
  expect(await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(email).first("id")).toBeNull();

  await new Device().auth.verifyOtp({ type: "email_change", token_hash: tokenIn(mail) });
  expect(await markOf(email)).toBeGreaterThan(0);
  await owner.post("/app/auth/forgot-password", { email });
  const reset = (await mailsTo(email, 2)).at(-1);
  const typed = { token: tokenIn(reset), password: newPassword, confirmPassword: newPassword };
  expect((await owner.post(linkIn(reset), typed)).status).toBe(303);
  expect((await signIn(owner, email, newPassword)).headers.get("Location")).toBe("/app");
  expect(await markOf(email)).toBeNull();
});

it("marks no account that its own session, or who has the verifier, brings to an address", async () => {
  const { device } = await signedInDevice({ flowType: "pkce" });
  const email = newAddress();
  await device.auth.updateUser({ email });
  const { query } = landing(await device.fetch(linkIn((await mailsTo(email))[0])));
  expect((await device.auth.exchangeCodeForSession(query.get("code") ?? "")).error).toBeNull();
  expect(await markOf(email)).toBeNull();

  const { browser, user } = await newMember();
  const next = newAddress();
  const change = { type: "email_change", email: next, userId: user.id, payload: {} } as const;
  const { token } = await issueOneTimeToken(app, change);
  expect((await browser.post("/app/auth/confirm-email-change", { token })).status).toBe(303);
  expect(await markOf(next)).toBeNull();
});

it("makes an admin of a bound account alone, or once the reset by mail has bound it", async () => {
  const [signedUp, moved] = [newAddress(), newAddress()];
  const ctx = { ...app, config: { ...app.config, adminEmails: [signedUp, moved] } };
  const newUserId = v7();
  const token = { id: v7(), email: signedUp, payload: { newUserId } };
  await issueOneTimeToken(app, { type: "signup", email: signedUp, userId: null, payload: { newUserId } });
  const [row] = await app.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, signedUp));
  await confirmSignUp(ctx, { ...token, id: row?.id ?? "" }, { passwordHash: "x", isUnbound: true });
  const { user } = await newMember();
  const change = { type: "email_change", email: moved, userId: user.id, payload: {} } as const;
  const issued = await issueOneTimeToken(app, change);
  const answer = await redeemOneTimeToken(ctx, { types: ["email_change"], token: issued.token, address: "10.9.9.9" });
  expect(answer.ok).toBe(true);
  for (const [id, email] of [
    [newUserId, signedUp],
    [user.id, moved],
  ] as const) {
    expect(await roleOf(email)).toBe("user");
    const reset = await issueOneTimeToken(app, { type: "recovery", email, userId: id, payload: {} });
    const proof = { token: reset.token, password: newPassword, address: "10.9.9.8", origin: "https://lapel.test" };
    expect((await resetPassword(ctx, proof)).ok).toBe(true);
    expect(await roleOf(email)).toBe("admin");
  }
});

const markOf = (email: string) =>
  env.DB.prepare("SELECT confirmed_unbound_at AS mark FROM users WHERE email = ?").bind(email).first<number>("mark");
const roleOf = (email: string) => env.DB.prepare("SELECT role FROM profiles WHERE email = ?").bind(email).first("role");
