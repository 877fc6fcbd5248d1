import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { afterEach, expect, it, vi } from "vitest";
import { createAppContext } from "~/context.server";
import { type Device, landing, refusalOf } from "../support/accounts/auth-client";
import { app } from "../support/accounts/members";
import { googleWorld, locationOf, visitProvider } from "../support/google/google-world";

const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const valid = { provider: "google", code_challenge: challenge, code_challenge_method: "s256" };

afterEach(() => void vi.restoreAllMocks());

function authorize(device: Device, query: Record<string, string>) {
  return device.call("GET", `/authorize?${new URLSearchParams(query)}`);
}

/** What the client of others does: it makes the address, the browser goes there and to the provider and back. */
async function travel(device: Device, redirectTo: string) {
  const { data } = await device.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo, scopes: "email https://www.googleapis.com/auth/calendar", skipBrowserRedirect: true },
  });
  const begun = await device.fetch(data.url ?? "");
  const back = await visitProvider(locationOf(begun));
  return { begun, back, end: await device.fetch(back) };
}

it("signs the public client in: authorize, Google, callback, exchange of the code", async () => {
  const { device: open, person, asked } = await googleWorld();
  const device = open();
  const { begun, end } = await travel(device, "https://lapel.test/app/welcome?a=1#here");
  expect([begun.status, end.status]).toEqual([302, 302]);
  const { url, query } = landing(end);
  expect(`${url.origin}${url.pathname}`).toBe("https://lapel.test/app/welcome");
  expect(query.get("a")).toBe("1");
  const { data, error } = await device.auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: person.email,
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: { full_name: "Sample Person", email_verified: true },
    identities: [{ provider: "google", id: person.sub }],
  });
  const claims = (await device.auth.getClaims())?.data?.claims;
  expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
  expect((await asked()).authorize[0]).toMatchObject({
    redirect_uri: "https://lapel.test/auth/v1/callback",
    scope: "openid email profile https://www.googleapis.com/auth/calendar",
    code_challenge_method: "S256",
  });
  const again = await device.auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(again.error).not.toBeNull();
});

it("gives the session to the verifier's owner alone", async () => {
  const { device: open } = await googleWorld();
  const { end } = await travel(open(), "https://lapel.test/app");
  const code = landing(end).query.get("code") ?? "";
  const body = { auth_code: code, code_verifier: "x".repeat(60) };
  expect(await refusalOf(await open().call("POST", "/token?grant_type=pkce", body))).toBe("400 bad_code_verifier");
});

it.each<[string, Record<string, string>]>([
  ["no provider", { ...valid, provider: "" }],
  ["another provider", { ...valid, provider: "github" }],
  ["no challenge", { provider: "google" }],
  ["no method", { provider: "google", code_challenge: challenge }],
  ["plain", { ...valid, code_challenge_method: "plain" }],
  ["a short challenge", { ...valid, code_challenge: "a".repeat(42) }],
  ["a long challenge", { ...valid, code_challenge: "a".repeat(129) }],
  ["a strange challenge", { ...valid, code_challenge: `${challenge}\u0000` }],
  ["endless scopes", { ...valid, scopes: "a ".repeat(2000) }],
])("refuses to begin with %s", async (_, query) => {
  const { device } = await googleWorld();
  expect(await refusalOf(await authorize(device(), query))).toBe("400 validation_failed");
});

it("refuses to begin, and to come back, where Google is not configured", async () => {
  const { device } = await googleWorld({}, { GOOGLE_CLIENT_ID: "" });
  expect(await refusalOf(await authorize(device(), valid))).toBe("400 validation_failed");
  expect(await refusalOf(await device().call("GET", "/callback?state=a&code=b"))).toBe("400 validation_failed");
});

it("keeps what OAuth reserves to itself, and passes on what a client may choose", async () => {
  const { device } = await googleWorld();
  const answer = await authorize(device(), {
    ...valid,
    client_id: "evil",
    client_secret: "evil",
    redirect_uri: "https://evil.example",
    response_type: "token",
    response_mode: "web_message",
    state: "evil",
    scope: "evil",
    nonce: "evil",
    request: "evil",
    request_uri: "https://evil.example",
    prompt: "select_account",
    login_hint: "me@example.com",
  });
  const query = new URL(locationOf(answer)).searchParams;
  expect(String(query)).not.toContain("evil");
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: "client-of-tests",
    redirect_uri: "https://lapel.test/auth/v1/callback",
    response_type: "code",
    prompt: "select_account",
    login_hint: "me@example.com",
  });
  // Towards Google we have a challenge of our own: the client's verifier is for our token endpoint.
  expect(query.get("code_challenge")).not.toBe(challenge);
});

it("stores hashes of the state and of the code, and uses each once", async () => {
  const { device: open, asked } = await googleWorld();
  const device = open();
  const { back, end } = await travel(device, "https://lapel.test/app");
  const state = new URL(back).searchParams.get("state") ?? "";
  const code = landing(end).query.get("code") ?? "";
  const { results } = await env.DB.prepare("SELECT * FROM flow_states").all();
  expect(JSON.stringify(results)).not.toContain(state);
  expect(JSON.stringify(results)).not.toContain(code);
  const replayed = landing(await device.fetch(back));
  expect(replayed.query.get("error_code")).toBe("bad_oauth_state");
  expect(replayed.query.get("code")).toBeNull();
  expect((await asked()).token).toHaveLength(1);
});

it("opens nothing for a state that is forged, missing or too old", async () => {
  const { device: open, asked } = await googleWorld();
  const device = open();
  for (const query of [`state=${v7()}&code=a`, "code=a", "state=&code=a", "", "state=a&state=b&code=%00"]) {
    const { url, query: told } = landing(await device.call("GET", `/callback?${query}`));
    expect(url.pathname).toBe("/app/auth/google/callback");
    expect([told.get("error"), told.get("error_code")]).toEqual(["invalid_request", "bad_oauth_state"]);
  }
  const { data } = await device.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: "https://lapel.test/app/welcome", skipBrowserRedirect: true },
  });
  const back = await visitProvider(locationOf(await device.fetch(data.url ?? "")));
  await env.DB.prepare("UPDATE flow_states SET expires_at = ?").bind(Date.now()).run();
  const late = landing(await device.fetch(back));
  expect([late.url.pathname, late.query.get("error_code")]).toEqual(["/app/welcome", "bad_oauth_state"]);
  expect((await asked()).token).toEqual([]);
});

it("tells client and person what went wrong, in query and fragment, and never breaks", async () => {
  const closed = "http://127.0.0.1:1";
  const unverified = { sub: v7(), email: "somebody@example.com", email_verified: false };
  for (const [scene, error, code, variables] of [
    [{ cancels: true }, "access_denied", "access_denied"],
    [{ tokenStatus: 400 }, "server_error", "bad_oauth_callback"],
    [{ tokenStatus: 500 }, "temporarily_unavailable", "unexpected_failure"],
    [{ userInfoStatus: 401 }, "server_error", "bad_oauth_callback"],
    [{ claims: unverified }, "access_denied", "provider_email_needs_verification"],
    [{}, "temporarily_unavailable", "unexpected_failure", { GOOGLE_TOKEN_URL: closed }],
  ] as const) {
    const { device } = await googleWorld(scene, variables);
    const { end } = await travel(device(), "https://lapel.test/app/welcome");
    const { url, query, fragment } = landing(end);
    expect(url.pathname).toBe("/app/welcome");
    for (const told of [query, fragment]) {
      expect([told.get("error"), told.get("error_code")]).toEqual([error, code]);
      expect(told.get("error_description")).toMatch(/^[A-Z].*\.$/);
    }
    expect(query.get("code")).toBeNull();
  }
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://lapel.test@evil.example/",
  "https://lapel.test:secret@evil.example/",
  "https://evil.example#@lapel.test/",
  "https://evil.example?lapel.test/",
  "https://evil.example\\@lapel.test/",
  "https://lapel.test.evil.example/",
  "https://evil-lapel.test/",
  "https://lapel.test:8443/",
  "http://lapel.test/app",
  "javascript:alert(1)//https://lapel.test",
  "data:text/html,<script>alert(1)</script>",
  "https://lapel.test\t.evil.example/",
  "https://user@lapel.test/app",
  "\u0000https://evil.example",
  "https://xn--lpel-5qa.test/",
  "file:///etc/passwd",
  "/\\evil.example",
])("leads nowhere but home for redirect_to=%j", async (redirectTo) => {
  const device = (await googleWorld()).device();
  const begun = await authorize(device, { ...valid, redirect_to: redirectTo });
  const state = new URL(locationOf(begun)).searchParams.get("state");
  const { url } = landing(await device.call("GET", `/callback?state=${state}&error=access_denied`));
  expect(`${url.origin}${url.pathname}`).toBe("https://lapel.test/app");
  expect(url.searchParams.get("error_code")).toBe("access_denied");
});

it("gives up on a Google that does not answer", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(8_000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Too slow", "TimeoutError")), 100);
    return controller.signal;
  });
  const { variables } = await googleWorld({ hangs: true });
  const { google } = createAppContext({ ...env, ...variables } as typeof env);
  const answer = await google?.exchangeCode({ code: "a", codeVerifier: "b", redirectUri: "https://lapel.test" });
  expect(answer).toEqual({ ok: false, reason: "provider-down" });
});

it("leads to a page of an allowed origin", async () => {
  const { device } = await googleWorld({}, { ALLOWED_ORIGINS: "https://partner.example" });
  const { url } = landing((await travel(device(), "https://partner.example/back?x=1")).end);
  expect(`${url.origin}${url.pathname}`).toBe("https://partner.example/back");
});

it("limits how often one address begins", async () => {
  const { device: open } = await googleWorld();
  const device = open();
  const answers = [];
  for (let turn = 0; turn < 31; turn += 1) answers.push((await authorize(device, valid)).status);
  expect(answers).toEqual([...Array(30).fill(302), 429]);
});

it("makes an admin of a verified address of ADMIN_EMAILS, whatever its case, and of nobody else", async () => {
  const { device: open, person } = await googleWorld({}, { ADMIN_EMAILS: "" });
  await travel(open(), "https://lapel.test/app");
  const boss = await googleWorld();
  const email = `${v7()}@example.com`;
  const admins = await googleWorld(
    { claims: { ...boss.person, email: email.toUpperCase() } },
    { ADMIN_EMAILS: ` ${email}` },
  );
  await travel(admins.device(), "https://lapel.test/app");
  const roleOf = (address: string) =>
    env.DB.prepare("SELECT role FROM profiles WHERE email = ?").bind(address).first("role");
  expect([await roleOf(person.email), await roleOf(email)]).toEqual(["user", "admin"]);
  expect(app.config.adminEmails).toEqual(["admin@example.com"]);
});
