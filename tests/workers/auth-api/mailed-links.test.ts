import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { sessions, users } from "~/db/schema/accounts";
import { findOrMakeGoogleUser } from "~/domain/auth/google/sign-in-with-google.server";
import { claimsOf, newApiMember } from "../../support/accounts/api-session";
import { Device, landing, refusalOf } from "../../support/accounts/auth-client";
import { verifiedTotp } from "../../support/accounts/factors";
import { forgetMailLimit } from "../../support/accounts/forget-limit";
import { app, newMember, newMemberWithPassword, register, signIn } from "../../support/accounts/members";
import { Browser } from "../../support/http/browser";
import { visibleText } from "../../support/http/markup";
import { codeIn, linkIn, mailsTo, tokenIn } from "../../support/messages/mailbox";
import { worldState } from "../../support/storage/world-state";

const strangers = "set by a stranger";
const owners = "set by the owner";
const typedTwice = { password: owners, confirmPassword: owners };
const login = "https://lapel.test/app/login";
const resetPage = "https://lapel.test/app/auth/reset-password";
const newAddress = () => `${v7()}@example.com`;
const asBrowser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Mail = Awaited<ReturnType<typeof mailsTo>>[number] | undefined;

async function signedUp(device: Device, email: string, password = strangers) {
  const options = { emailRedirectTo: login, data: { name: "Not the owner" } };
  const { error } = await device.auth.signUp({ email, password, options });
  expect(error).toBeNull();
  return (await mailsTo(email)).at(-1);
}

async function recovered(device: Device, email: string, mails: number) {
  await forgetMailLimit("recovery", email, device.address);
  expect((await device.auth.resetPasswordForEmail(email, { redirectTo: resetPage })).error).toBeNull();
  return (await mailsTo(email, mails)).at(-1);
}

/** The page of ours that a browser is led to. */
async function pageBehind(browser: Browser, mail: Mail): Promise<string> {
  const answer = await browser.get(linkIn(mail), asBrowser);
  expect(answer.status).toBe(303);
  return (answer.headers.get("Location") ?? "").replace("https://lapel.test", "");
}

/** A stranger has registered the owner's address, its link was opened by a program, and they are signed in. */
async function takenByStranger() {
  const email = newAddress();
  const stranger = new Device();
  await new Device().fetch(linkIn(await signedUp(stranger, email)));
  const { data, error } = await stranger.auth.signInWithPassword({ email, password: strangers });
  expect(error).toBeNull();
  await verifiedTotp(stranger);
  return { email, stranger, userId: data.user?.id ?? "" };
}

async function signsInAlone(email: string, password: string): Promise<string | null> {
  const response = await signIn(new Browser(), email, password);
  return response.headers.get("Location");
}

it.each(["implicit", "pkce"] as const)(
  "leads a browser from a link (%s) to our page, where the stranger's password and name are worth nothing",
  async (flowType) => {
    const email = newAddress();
    const mail = await signedUp(new Device({ flowType }), email);
    const before = await worldState();
    const browser = new Browser();
    const page = await pageBehind(browser, mail);
    expect(page).toMatch(/^\/app\/auth\/confirm\?token=[\w-]{43}$/);
    expect(visibleText(await browser.page(page))).toContain("not the browser in which the account was registered");
    expect(await worldState()).toEqual(before);

    const token = tokenIn(mail).replace(/^pkce_/, "");
    expect((await browser.post(page, { token, ...typedTwice })).status).toBe(303);
    expect(await signsInAlone(email, strangers)).toBeNull();
    expect(await signsInAlone(email, owners)).toBe("/app");
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    expect([user?.userMetadata, user?.confirmedUnboundAt]).toEqual([null, null]);
  },
);

it("confirms nothing by a link with PKCE until the verifier is shown", async () => {
  const email = newAddress();
  const device = new Device({ flowType: "pkce" });
  const mail = await signedUp(device, email, owners);
  const codes = [];
  for (let visit = 0; visit < 3; visit += 1) {
    codes.push(landing(await new Device().fetch(linkIn(mail))).query.get("code") ?? "");
  }
  const credentials = { email, password: owners };
  expect(await refusalOf(await new Device().auth.signInWithPassword(credentials))).toBe("400 email_not_confirmed");
  expect((await device.auth.exchangeCodeForSession(codes[1] ?? "")).error).toBeNull();
  expect((await new Device().auth.signInWithPassword(credentials)).error).toBeNull();
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  expect(user?.confirmedUnboundAt).toBeNull();
  const again = { auth_code: codes[2], code_verifier: "v".repeat(43) };
  expect(await refusalOf(await device.call("POST", "/token?grant_type=pkce", again))).toBe("400 bad_code_verifier");
  expect(landing(await new Device().fetch(linkIn(mail))).query.get("error_code")).toBe("otp_expired");
});

it("takes a registration for a stranger's where only the mail that repeats it was asked for with PKCE", async () => {
  const email = newAddress();
  await signedUp(new Device(), email);
  const owner = new Device({ flowType: "pkce" });
  await owner.auth.resend({ type: "signup", email });
  const verifier = "v".repeat(43);
  await forgetMailLimit("signup", email, owner.address);
  await owner.call("POST", "/resend", {
    type: "signup",
    email,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "s256",
  });
  const mail = (await mailsTo(email, 3)).at(-1);
  const auth_code = landing(await owner.fetch(linkIn(mail))).query.get("code") ?? "";
  const answer = await owner.call("POST", "/token?grant_type=pkce", { auth_code, code_verifier: verifier });
  expect(answer.status).toBe(200);
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  expect(user?.confirmedUnboundAt).toBeGreaterThan(0);
});

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString("base64url");
}

it("carries the password of a registration on our pages over no link of the API", async () => {
  const email = newAddress();
  await register(new Browser(), email, strangers);
  const [mail] = await mailsTo(email);
  const byApi = { type: "signup", token_hash: tokenIn(mail) } as const;
  const { data } = await new Device().auth.verifyOtp(byApi);
  expect(data.user?.email).toBe(email);
  const tried = await new Device().auth.signInWithPassword({ email, password: strangers });
  expect(await refusalOf(tried)).toBe("400 invalid_credentials");
});

it("gives the account back by a reset on our page: the stranger's sessions, factors and recovery codes end", async () => {
  const { email, stranger, userId } = await takenByStranger();
  await env.DB.prepare("INSERT INTO recovery_codes (id, user_id, code_hash, created_at) VALUES ('1', ?, 'x', 1)")
    .bind(userId)
    .run();
  const owner = new Browser();
  await owner.post("/app/auth/forgot-password", { email });
  const mail = (await mailsTo(email, 3)).at(-1);
  const done = await owner.post(linkIn(mail), { token: tokenIn(mail), ...typedTwice });
  expect(done.headers.get("Location")).toBe("/app/login");
  expect(visibleText(await owner.page("/app/login"))).toContain("Second steps and recovery codes set up before");
  expect((await stranger.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await signsInAlone(email, owners)).toBe("/app");
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?").bind(userId).first("n"),
  ).toBe(0);
  const notice = (await mailsTo(email, 4)).at(-1);
  expect(notice?.text).toContain("We removed the second steps and recovery codes that were set up before");
});

it("gives the account back by a reset over the API as well", async () => {
  const { email, stranger } = await takenByStranger();
  const owner = new Device();
  const { data } = await owner.auth.verifyOtp({
    type: "recovery",
    email,
    token: codeIn(await recovered(owner, email, 3)),
  });
  expect(data.user?.factors).toHaveLength(1);
  expect((await owner.auth.updateUser({ password: owners })).error).toBeNull();
  expect((await owner.auth.getUser()).data.user?.factors).toEqual([]);
  expect((await stranger.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await signsInAlone(email, owners)).toBe("/app");
});

it("gives the account back to who signs in with Google for the first time", async () => {
  const { email, stranger, userId } = await takenByStranger();
  const claims = { sub: v7(), email, emailVerified: true, name: "Olive Owner", picture: null };
  expect(await findOrMakeGoogleUser(app, claims)).toEqual({ ok: true, userId });
  expect((await stranger.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  const tried = await new Device().auth.signInWithPassword({ email, password: strangers });
  expect(await refusalOf(tried)).toBe("400 invalid_credentials");
  expect(await env.DB.prepare("SELECT count(*) AS n FROM mfa_factors WHERE user_id = ?").bind(userId).first("n")).toBe(
    0,
  );
});

it("keeps the second factor of an account that nobody else can have begun", async () => {
  const email = newAddress();
  const device = new Device({ flowType: "pkce" });
  const mail = await signedUp(device, email, "the first sentence");
  await device.auth.exchangeCodeForSession(landing(await device.fetch(linkIn(mail))).query.get("code") ?? "");
  await verifiedTotp(device);
  const thief = new Device();
  const token = codeIn(await recovered(thief, email, 3));
  await thief.auth.verifyOtp({ type: "recovery", email, token });
  expect(await refusalOf(await thief.auth.updateUser({ password: owners }))).toBe("401 insufficient_aal");
  const browser = new Browser();
  await browser.post("/app/auth/forgot-password", { email });
  const reset = (await mailsTo(email, 4)).at(-1);
  expect((await browser.post(linkIn(reset), { token: tokenIn(reset), ...typedTwice })).status).toBe(303);
  expect(await signsInAlone(email, owners)).toBe("/app/auth/second-factor");
});

it("lets the owner take over on our page what a program has confirmed by the same link", async () => {
  const email = newAddress();
  const mail = await signedUp(new Device(), email);
  await new Device().fetch(linkIn(mail));
  const stranger = new Device();
  expect((await stranger.auth.signInWithPassword({ email, password: strangers })).error).toBeNull();
  const owner = new Browser();
  const page = await pageBehind(owner, mail);
  expect((await owner.post(page, { token: tokenIn(mail), ...typedTwice })).status).toBe(303);
  expect((await stranger.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await signsInAlone(email, strangers)).toBeNull();
  expect(await signsInAlone(email, owners)).toBe("/app");
});

it.each(["implicit", "pkce"] as const)(
  "resets on our page by a link of the API (%s), as often as it is opened",
  async (flowType) => {
    const { user } = await newMemberWithPassword("the first sentence");
    const mail = await recovered(new Device({ flowType }), user.email, 1);
    const before = await worldState();
    for (const method of ["GET", "HEAD", "GET"]) await new Browser().send(linkIn(mail), { method, headers: asBrowser });
    expect(await worldState()).toEqual(before);
    await new Device().fetch(linkIn(mail));
    const browser = new Browser();
    const page = await pageBehind(browser, mail);
    expect(page).toMatch(/^\/app\/auth\/reset-password\?token=/);
    const token = tokenIn(mail).replace(/^pkce_/, "");
    expect((await browser.post(page, { token, ...typedTwice })).status).toBe(303);
    expect(await signsInAlone(user.email, owners)).toBe("/app");
  },
);

it("resets by the digits of the mail where the code of a link is good elsewhere only", async () => {
  const { user } = await newMemberWithPassword("the first sentence");
  const mail = await recovered(new Device({ flowType: "pkce" }), user.email, 1);
  const browser = new Browser();
  const code = landing(await new Device().fetch(linkIn(mail))).query.get("code") ?? "";
  const page = `/app/auth/reset-password?code=${code}`;
  expect(visibleText(await browser.page(page))).toContain("type the six digits from the same mail");
  const digits = codeIn(mail);
  const reset = (typed: string) => browser.post(page, { email: user.email, code: typed, ...typedTwice });
  const wrong = await reset(digits === "000000" ? "000001" : "000000");
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("This code is wrong or too old.")]);
  expect(await (await reset("12")).text()).toContain("Type the six digits from the mail");
  expect((await reset(digits)).status).toBe(303);
  expect(await signsInAlone(user.email, owners)).toBe("/app");
});

it("resets by the access token of a fragment, if it is of a mail for a forgotten password", async () => {
  const { user } = await newMemberWithPassword("the first sentence");
  const mail = await recovered(new Device(), user.email, 1);
  const accessToken = landing(await new Device().fetch(linkIn(mail))).fragment.get("access_token") ?? "";
  const page = "/app/auth/reset-password";
  const reset = (token: string, password = owners) =>
    new Browser().post("/app/login", { accessToken: token, password, confirmPassword: password }, page);
  expect((await reset(accessToken, "short")).status).toBe(400);
  expect((await reset(accessToken)).status).toBe(303);
  expect((await reset(accessToken, "another sentence")).status).toBe(400);
  expect(await signsInAlone(user.email, owners)).toBe("/app");

  const signedIn = new Device();
  await signedIn.auth.signInWithPassword({ email: user.email, password: owners });
  const { data } = await signedIn.auth.getSession();
  expect((await reset(data.session?.access_token ?? "", "another sentence")).status).toBe(400);
  expect(await signsInAlone(user.email, owners)).toBe("/app");
});

it("goes on by the tokens of a fragment, once, and by both of them only", async () => {
  const { user } = await newMember();
  const mail = await recovered(new Device(), user.email, 1);
  const { fragment } = landing(await new Device().fetch(linkIn(mail)));
  const tokens = {
    accessToken: fragment.get("access_token") ?? "",
    refreshToken: fragment.get("refresh_token") ?? "",
  };
  const other = await new Device().call("POST", "/verify", { type: "recovery", token_hash: "x".repeat(43) });
  expect(other.status).toBe(403);
  const goOn = (fields: Record<string, string>, browser = new Browser()) =>
    browser.post("/app/login", fields, "/app/auth/continue?to=/app/dashboard/history");
  const forged = { ...tokens, refreshToken: tokens.refreshToken.replace(/\.0\./, ".1.") };
  expect((await goOn(forged)).status).toBe(400);
  const browser = new Browser();
  const [first, second] = await Promise.all([goOn(tokens, browser), goOn(tokens)]);
  expect([first.status, second.status].sort()).toEqual([303, 400]);
  const led = [first, second].map((answer) => answer.headers.get("Location"));
  expect(led).toContain("/app/dashboard/history");
  expect(await refusalOf(await new Device().call("GET", "/user", null, tokens.accessToken))).toBe(
    "403 session_not_found",
  );
});

it("goes on only from what a mailed link has begun, while such a link is good, and dates it as it was", async () => {
  const session = async (method: "password" | "recovery", hoursAgo: number, second = false) => {
    const tokens = await newApiMember();
    const userId = String(claimsOf(tokens.access_token).sub);
    const timestamp = Math.floor(Date.now() / 1000) - hoursAgo * 3600;
    const amr = [...(second ? [{ method: "totp" as const, timestamp }] : []), { method, timestamp }];
    await app.db.update(sessions).set({ amr }).where(eq(sessions.userId, userId));
    const fields = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
    const browser = new Browser();
    const answer = await browser.post("/app/login", fields, "/app/auth/continue");
    const left = await app.db.select().from(sessions).where(eq(sessions.userId, userId));
    return { status: answer.status, amr, left: left.map((row) => [row.tokenHash !== null, row.aal, row.amr]) };
  };
  for (const [method, hoursAgo] of [
    ["password", 0],
    ["recovery", 25],
  ] as const) {
    const { status, amr, left } = await session(method, hoursAgo);
    expect([status, left]).toEqual([400, [[false, "aal1", amr]]]);
  }
  const { status, amr, left } = await session("recovery", 2, true);
  expect([status, left]).toEqual([303, [[true, "aal1", amr.slice(1)]]]);
});

it("lets the owner of the mailbox choose a password at our page by whatever PKCE link a stranger asked for", async () => {
  const { user } = await newMemberWithPassword("the first sentence");
  await recovered(new Device({ flowType: "pkce" }), user.email, 1);
  const mail = (await mailsTo(user.email)).at(-1);
  const page = mail?.text.match(/https:\/\/lapel\.test(\/app\/auth\/reset-password\?token=[\w-]{43})$/m)?.[1] ?? "";
  const token = new URLSearchParams(page.split("?")[1]).get("token") ?? "";
  expect(mail?.html).toContain(page);
  expect((await new Browser().post(page, { token, ...typedTwice })).status).toBe(303);
  expect(await signsInAlone(user.email, owners)).toBe("/app");
});

it("tells in the query what is wrong with a link of ours, for browsers without scripts", async () => {
  const browser = new Browser();
  const bad = `/auth/v1/verify?type=nonsense&token=abc&redirect_to=${encodeURIComponent(login)}`;
  const answer = await browser.get(bad, asBrowser);
  const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
  expect(visibleText(await browser.page(pathname + search))).toContain("This link is incomplete.");
  const spoofed = "/app/login?error_code=call_us&error_description=Call+0800";
  expect(visibleText(await browser.page(spoofed))).not.toContain("0800");
});
