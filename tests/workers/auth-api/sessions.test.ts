import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { apiSessionOf, claimsOf } from "../../support/accounts/api-session";
import { Device, refusalOf, signedInDevice } from "../../support/accounts/auth-client";
import { newAccount, newMember } from "../../support/accounts/members";

const refresh = (device: Device, refresh_token: string | undefined) =>
  device.call("POST", "/token?grant_type=refresh_token", { refresh_token });

async function tokensOf(device: Device) {
  const { data } = await device.auth.getSession();
  if (!data.session) throw new Error("This device is signed out");
  return data.session;
}

it("signs in with a password, and its claims verify against our published keys", async () => {
  const account = await newAccount();
  const device = new Device();
  const { data, error } = await device.auth.signInWithPassword(account);
  expect(error).toBeNull();
  expect(data.session).toMatchObject({
    token_type: "bearer",
    expires_in: 900,
    user: { email: account.email, factors: [] },
  });

  const asked: string[] = [];
  const watching = new Device({ address: device.address });
  const { fetch } = watching;
  Object.assign(watching.auth, {
    fetch: (input: RequestInfo, init?: RequestInit) => {
      asked.push(String(input));
      return fetch(input, init);
    },
  });
  const claims = await watching.auth.getClaims(data.session?.access_token);
  expect(claims.error).toBeNull();
  expect(claims.data?.claims).toMatchObject({
    iss: "https://lapel.test/auth/v1",
    sub: data.user?.id,
    aud: "authenticated",
    role: "authenticated",
    email: account.email,
    aal: "aal1",
    amr: [{ method: "password" }],
    is_anonymous: false,
  });
  // Verified by itself with the published key: the user is not asked for.
  expect(asked).toEqual(["https://lapel.test/auth/v1/.well-known/jwks.json"]);
  const wrong = await device.auth.signInWithPassword({ ...account, password: "a wrong sentence" });
  expect(await refusalOf(wrong)).toBe("400 invalid_credentials");
  await env.DB.prepare("UPDATE users SET banned_until = ? WHERE email = ?")
    .bind(Date.now() + 60_000, account.email)
    .run();
  expect(await refusalOf(await device.auth.signInWithPassword(account))).toBe("400 user_banned");
  expect(await refusalOf(await device.auth.refreshSession())).toBe("400 user_banned");
});

it("moves one step for twenty refreshes at once, and every answer can be used", async () => {
  const { device } = await signedInDevice();
  const { refresh_token } = await tokensOf(device);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(device, refresh_token)));
  const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as Awaited<
    ReturnType<typeof tokensOf>
  >[];
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
  const sessionId = claimsOf(sessions[0]?.access_token ?? "").session_id;
  const counter = await env.DB.prepare("SELECT refresh_counter AS n FROM sessions WHERE id = ?")
    .bind(sessionId)
    .first("n");
  expect(counter).toBe(1);
  for (const { access_token } of sessions) {
    expect((await device.call("GET", "/user", null, access_token)).status).toBe(200);
  }
  expect((await refresh(device, sessions[7]?.refresh_token)).status).toBe(200);
});

it("gives the parent of a refresh token the current ones, and ends the session of an older one", async () => {
  const { device } = await signedInDevice();
  const first = await tokensOf(device);
  await device.auth.refreshSession();
  const parent = await refresh(device, first.refresh_token);
  expect(((await parent.json()) as typeof first).refresh_token).toBe((await tokensOf(device)).refresh_token);
  await device.auth.refreshSession();
  const latest = await tokensOf(device);
  // Within seconds of a refresh an older token is a race of tabs.
  expect((await refresh(device, first.refresh_token)).status).toBe(200);

  const sessionId = claimsOf(latest.access_token).session_id;
  await env.DB.prepare("UPDATE sessions SET refreshed_at = refreshed_at - 11000 WHERE id = ?").bind(sessionId).run();
  expect(await refusalOf(await refresh(device, first.refresh_token))).toBe("400 refresh_token_already_used");
  expect(await refusalOf(await refresh(device, latest.refresh_token))).toBe("400 refresh_token_not_found");
  expect(await refusalOf(await device.call("GET", "/user", null, latest.access_token))).toBe("403 session_not_found");
});

it("refuses refresh tokens of others' making and of sessions that are over", async () => {
  const { device } = await signedInDevice();
  const { refresh_token, access_token } = await tokensOf(device);
  const forged = refresh_token.replace(/\.0\./, ".1.");
  for (const token of [forged, "nonsense", `${refresh_token}x`]) {
    expect(await refusalOf(await refresh(device, token))).toBe("400 refresh_token_not_found");
  }
  expect(await refusalOf(await refresh(device, undefined))).toBe("400 validation_failed");
  expect(await refusalOf(await device.call("POST", "/token?grant_type=magic", {}))).toBe("400 validation_failed");
  const sessionId = claimsOf(access_token).session_id;
  await env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE id = ?").bind(Date.now(), sessionId).run();
  expect(await refusalOf(await device.auth.refreshSession())).toBe("400 session_expired");
});

it.each([
  ["local", { own: false, other: true, page: true }],
  ["others", { own: true, other: false, page: false }],
  ["global", { own: false, other: false, page: false }],
] as const)("signs out of %s", async (scope, goesOn) => {
  const { browser, user } = await newMember();
  const [own, other] = [new Device(), new Device()];
  for (const { auth } of [own, other]) await auth.setSession(await apiSessionOf(user.id));
  const tokens = { own: await tokensOf(own), other: await tokensOf(other) };
  expect((await own.auth.signOut({ scope })).error).toBeNull();

  const isAlive = async ({ access_token }: { access_token: string }) =>
    (await own.call("GET", "/user", null, access_token)).status === 200;
  const page = (await browser.get("/app/dashboard/profile")).status === 200;
  expect({ own: await isAlive(tokens.own), other: await isAlive(tokens.other), page }).toEqual(goesOn);
  expect((await refresh(other, tokens.other.refresh_token)).status).toBe(goesOn.other ? 200 : 400);
});

it("refuses a scope that does not exist, and codes that nobody was given", async () => {
  const { device } = await signedInDevice();
  const { access_token } = await tokensOf(device);
  expect(await refusalOf(await device.call("POST", "/logout?scope=all", {}, access_token))).toBe(
    "400 validation_failed",
  );
  const body = { auth_code: "unknown", code_verifier: "v".repeat(43) };
  expect(await refusalOf(await device.call("POST", "/token?grant_type=pkce", body))).toBe("404 flow_state_not_found");
});

it("limits token calls from one network address", async () => {
  const device = new Device();
  const statuses = [];
  for (let round = 0; round < 11; round += 1) {
    const calls = Array.from({ length: 15 }, () => refresh(device, "nonsense"));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(150);
  expect(statuses.filter((status) => status === 503)).toHaveLength(15);
});

it("answers errors in the older shape to clients that name no version", async () => {
  const device = new Device();
  const answer = await device.fetch("/auth/v1/recover", { method: "POST", body: JSON.stringify({ email: "nobody" }) });
  expect(await answer.json()).toMatchObject({ code: 400, error_code: "validation_failed", msg: expect.any(String) });
  const versioned = await device.call("POST", "/recover", { email: "nobody" });
  expect(versioned.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
});
