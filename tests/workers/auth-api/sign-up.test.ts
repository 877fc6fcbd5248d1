import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { Device, landing, refusalOf } from "../../support/accounts/auth-client";
import { forgetMailLimit } from "../../support/accounts/forget-limit";
import { newMember } from "../../support/accounts/members";
import { codeIn, linkIn, mailsTo, tokenIn } from "../../support/messages/mailbox";

const password = "a quiet green lamp";
const newAddress = () => `${v7()}@example.com`;

async function signedUp(device: Device, email = newAddress(), emailRedirectTo = "https://lapel.test/app/login") {
  const { data, error } = await device.auth.signUp({
    email,
    password,
    options: { emailRedirectTo, data: { name: "Ada" } },
  });
  expect(error).toBeNull();
  const [mail] = await mailsTo(email);
  return { email, mail, user: data.user, session: data.session };
}

it("signs up, confirms by the mailed link and signs in with the tokens of its fragment", async () => {
  const device = new Device();
  const { email, mail, user, session } = await signedUp(device);
  expect([session, user?.email, user?.user_metadata]).toEqual([null, email, { name: "Ada" }]);
  expect(user?.email_confirmed_at).toBeUndefined();
  expect(linkIn(mail)).toMatch(/^\/auth\/v1\/verify\?token=[\w-]{43}&type=signup&redirect_to=/);
  expect(await refusalOf(await device.auth.signInWithPassword({ email, password }))).toBe("400 email_not_confirmed");

  const answer = await device.fetch(linkIn(mail));
  const { url, fragment } = landing(answer);
  expect([answer.status, url.origin + url.pathname, fragment.get("type")]).toEqual([
    303,
    "https://lapel.test/app/login",
    "signup",
  ]);
  expect([fragment.get("token_type"), fragment.get("expires_in")]).toEqual(["bearer", "900"]);
  const signedIn = await device.auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(signedIn.data.user).toMatchObject({ id: user?.id, email, user_metadata: { name: "Ada" } });
  expect(signedIn.data.user?.confirmed_at).toBeTruthy();
  const claims = (await device.auth.getClaims()).data?.claims;
  expect(claims?.amr).toMatchObject([{ method: "otp" }]);
  expect((await new Device().auth.signInWithPassword({ email, password })).error).toBeNull();
});

it("hands a device that asked with PKCE a code, which it alone can exchange, once", async () => {
  const device = new Device({ flowType: "pkce" });
  const { mail, user } = await signedUp(device);
  const { url, query } = landing(await new Device().fetch(linkIn(mail)));
  const code = query.get("code") ?? "";
  expect([url.pathname, url.hash, code]).toEqual(["/app/login", "", expect.stringMatching(/^[\w-]{43}$/)]);

  const thief = await new Device().call("POST", "/token?grant_type=pkce", {
    auth_code: code,
    code_verifier: "v".repeat(43),
  });
  expect(await refusalOf(thief)).toBe("400 bad_code_verifier");
  const exchanged = await device.auth.exchangeCodeForSession(code);
  expect(exchanged.error).toBeNull();
  expect(exchanged.data.user?.id).toBe(user?.id);
  const again = { auth_code: code, code_verifier: "v".repeat(43) };
  expect(await refusalOf(await device.call("POST", "/token?grant_type=pkce", again))).toBe("404 flow_state_not_found");
});

it("refuses a code that is older than five minutes", async () => {
  const device = new Device({ flowType: "pkce" });
  const { mail } = await signedUp(device);
  const code = landing(await device.fetch(linkIn(mail))).query.get("code") ?? "";
  await env.DB.prepare("UPDATE flow_states SET expires_at = ?").bind(Date.now()).run();
  expect(await refusalOf(await device.auth.exchangeCodeForSession(code))).toBe("422 flow_state_expired");
});

it.each(["token_hash", "email and token"])("verifies a sign-up by %s", async (proof) => {
  const device = new Device();
  const { email, mail, user } = await signedUp(device);
  const verified =
    proof === "token_hash"
      ? await device.auth.verifyOtp({ type: "email", token_hash: tokenIn(mail) })
      : await device.auth.verifyOtp({ type: "signup", email: email.toUpperCase(), token: codeIn(mail) });
  expect(verified.error).toBeNull();
  expect(verified.data.user?.id).toBe(user?.id);
  expect((await device.auth.getUser()).data.user?.email).toBe(email);
});

it("answers a known, an unknown and a waiting address alike, and tells only the owner", async () => {
  const { user } = await newMember();
  const waiting = newAddress();
  await signedUp(new Device(), waiting);
  const shapes = [];
  for (const email of [user.email, newAddress(), waiting]) {
    const answer = await new Device().call("POST", "/signup", { email, password, data: {} });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body.identities).toHaveLength(1);
    shapes.push([
      answer.status,
      JSON.stringify(body)
        .replaceAll(email, "EMAIL")
        .replace(/[\da-f-]{36}/g, "ID")
        .replace(/\d{4}-[\d-]+T[\d:.]+Z/g, "TIME"),
    ]);
  }
  expect(new Set(shapes.map(String)).size).toBe(1);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toContain("already have");
  expect(mail?.text).not.toMatch(/token=|^\d{6}$/m);
});

it("leads to one session, however often a link is opened, and to none once that is used", async () => {
  const { mail, user } = await signedUp(new Device());
  const sessions = () =>
    env.DB.prepare("SELECT count(*) AS n FROM sessions WHERE user_id = ?").bind(user?.id).first("n");
  const opened = await Promise.all(Array.from({ length: 10 }, () => new Device().fetch(linkIn(mail))));
  const fragments = opened.map((answer) => landing(answer).fragment);
  expect(await sessions()).toBe(0);
  const arrivals = await Promise.all(
    fragments.map((fragment) => new Device().call("GET", "/user", null, fragment.get("access_token") ?? "")),
  );
  expect(arrivals.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await sessions()).toBe(1);

  expect(landing(await new Device().fetch(linkIn(mail))).fragment.get("error_code")).toBe("otp_expired");
  const device = new Device();
  const [access_token, refresh_token] = ["access_token", "refresh_token"].map((name) => fragments[3]?.get(name) ?? "");
  await device.auth.setSession({ access_token: access_token ?? "", refresh_token: refresh_token ?? "" });
  await device.auth.signOut();
  const late = await device.call("GET", "/user", null, access_token);
  expect(await refusalOf(late)).toBe("403 session_not_found");
  const refreshed = await device.call("POST", "/token?grant_type=refresh_token", { refresh_token });
  expect(await refusalOf(refreshed)).toBe("400 refresh_token_not_found");
  expect(await sessions()).toBe(0);
});

it("begins the session of a link by its refresh token too", async () => {
  const { mail, user } = await signedUp(new Device());
  const refresh_token = landing(await new Device().fetch(linkIn(mail))).fragment.get("refresh_token") ?? "";
  const { data } = await new Device().auth.refreshSession({ refresh_token });
  expect(data.user?.id).toBe(user?.id);
});

it("opens nothing on a HEAD request", async () => {
  const { mail } = await signedUp(new Device());
  await new Device().fetch(linkIn(mail), { method: "HEAD" });
  expect(landing(await new Device().fetch(linkIn(mail))).fragment.has("access_token")).toBe(true);
});

it("tells the page behind a bad link what went wrong, with PKCE in the query too", async () => {
  const target = "https://lapel.test/app/login?from=mail";
  const links = [
    [`token=${"x".repeat(43)}&type=signup`, "otp_expired", false],
    [`token=pkce_${"x".repeat(43)}&type=signup`, "otp_expired", true],
    [`token=${"x".repeat(43)}&type=nonsense`, "validation_failed", false],
    ["type=signup", "validation_failed", false],
  ] as const;
  for (const [params, code, isPkce] of links) {
    const answer = await new Device().fetch(`/auth/v1/verify?${params}&redirect_to=${encodeURIComponent(target)}`);
    const { url, query, fragment } = landing(answer);
    expect([answer.status, url.pathname, query.get("from")]).toEqual([303, "/app/login", "mail"]);
    expect([fragment.get("error_code"), query.get("error_code")], params).toEqual([code, isPkce ? code : null]);
    expect(fragment.get("error")).toBeTruthy();
    expect(fragment.get("error_description")).toBeTruthy();
  }
});

it("refuses weak passwords with their reasons, and does not use up the mail with them", async () => {
  const device = new Device();
  const email = newAddress();
  const cases = [
    ["short", ["length"]],
    ["aaabbbaaabbb", ["characters"]],
    ["Password1", ["pwned"]],
    ["1111", ["length", "characters"]],
  ] as const;
  for (const [weak, reasons] of cases) {
    const { error } = await device.auth.signUp({ email, password: weak });
    expect(error).toMatchObject({ status: 422, code: "weak_password", reasons });
  }
  await signedUp(device, email);
});

it("refuses what is no sign-up", async () => {
  const device = new Device();
  const email = newAddress();
  const challenge = "c".repeat(43);
  const bodies = [
    {},
    { email },
    { password },
    { email: "nobody", password },
    { email: 7, password },
    { email, password: "p".repeat(129) },
    { email, password, data: "text" },
    { email, password, data: { much: "x".repeat(5000) } },
    { email, password, code_challenge: challenge, code_challenge_method: "plain" },
    { email, password, code_challenge: challenge },
    { email, password, code_challenge: "short", code_challenge_method: "s256" },
  ];
  for (const body of bodies) {
    expect(await refusalOf(await device.call("POST", "/signup", body)), JSON.stringify(body)).toBe(
      "400 validation_failed",
    );
  }
  expect(await refusalOf(await device.call("POST", "/signup", "{"))).toBe("400 bad_json");
});

it("sends the confirmation again, once a minute, and to nobody where nothing waits", async () => {
  const device = new Device();
  const { email, user } = await signedUp(device);
  expect(await refusalOf(await device.auth.resend({ type: "signup", email }))).toBe("429 over_email_send_rate_limit");
  await forgetMailLimit("signup", email, device.address);
  expect((await device.auth.resend({ type: "signup", email })).error).toBeNull();
  const [, mail] = await mailsTo(email, 2);
  const verified = await device.auth.verifyOtp({ type: "signup", email, token: codeIn(mail) });
  expect(verified.data.user?.id).toBe(user?.id);
  expect((await new Device().auth.signInWithPassword({ email, password })).error).toBeNull();

  const stranger = newAddress();
  expect((await device.auth.resend({ type: "signup", email: stranger })).error).toBeNull();
  expect(await refusalOf(await device.auth.resend({ type: "signup", email: stranger }))).toBe(
    "429 over_email_send_rate_limit",
  );
  await signedUp(device);
  expect(await mailsTo(stranger, 0)).toEqual([]);
  expect(await refusalOf(await device.call("POST", "/resend", { type: "sms", email }))).toBe("400 validation_failed");
});

it("repeats no password where several have registered one address", async () => {
  const email = newAddress();
  await signedUp(new Device(), email);
  await new Device().auth.signUp({ email, password: "set by a stranger" });
  await new Device().auth.resend({ type: "signup", email });
  const [, , resent] = await mailsTo(email, 3);
  const device = new Device();
  expect((await device.auth.verifyOtp({ type: "signup", token_hash: tokenIn(resent) })).error).toBeNull();
  const stranger = await new Device().auth.signInWithPassword({ email, password: "set by a stranger" });
  expect(await refusalOf(stranger)).toBe("400 invalid_credentials");
});
