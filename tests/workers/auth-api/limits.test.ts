import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { beforeAll, expect, it, vi } from "vitest";
import * as limits from "~/domain/auth/limits";
import * as mailLimits from "~/domain/mail/limits";
import type { LimitRule } from "~/ports/limits";
import builtWorker from "../../../build/server/index.js";
import { newApiMember } from "../../support/accounts/api-session";
import { Device } from "../../support/accounts/auth-client";
import { mailboxKey } from "../../support/accounts/forget-limit";
import { app } from "../../support/accounts/members";
import { newVisitors, type Visitor } from "../../support/http/access-visitors";
import { Browser } from "../../support/http/browser";
import { tokenFor } from "../../support/http/form-token";
import { worldState } from "../../support/storage/world-state";

const minute = 60_000;

/** Figures of the contract; a limit that differs says why in limits.ts. */
const figures: [LimitRule, limit: number, windowMilliseconds: number][] = [
  [limits.signInFailuresPerAccount, 10, 15 * minute],
  [limits.signInPerAddress, 30, 5 * minute],
  [limits.tokenPerAddress, 150, 5 * minute],
  [limits.verifyPerAddress, 30, 5 * minute],
  [limits.registerPerAddress, 30, 5 * minute],
  [limits.recoverPerAddress, 30, 5 * minute],
  [limits.resendPerAddress, 30, 5 * minute],
  [limits.userUpdatePerAddress, 30, 5 * minute],
  // 15 a minute with bursts of 30.
  [limits.challengesPerAddress, 30, 2 * minute],
  [limits.factorGuessesPerAddress, 30, 2 * minute],
  [limits.guessesPerFactor, 10, 10 * minute],
  [limits.guessesPerFactorAndDay, 20, 24 * 60 * minute],
  [limits.codeGuessesPerRecipient, 10, 10 * minute],
  [limits.codeGuessesPerRecipientAndDay, 20, 24 * 60 * minute],
  [mailLimits.mailPerAsker, 1, minute],
  [limits.textPerFactor, 1, minute],
];

it("has each figure of the contract", () => {
  for (const [rule, limit, windowMilliseconds] of figures) expect(rule).toMatchObject({ limit, windowMilliseconds });
  expect([limits.codeGuesses, limits.factorsPerUser, limits.accessTokenSeconds]).toEqual([5, 10, 900]);
  expect([limits.mailedCodeMilliseconds, limits.challengeMilliseconds, limits.flowMilliseconds]).toEqual([
    10 * minute,
    5 * minute,
    5 * minute,
  ]);
});

it("uses every limit somewhere, each under a name of its own", () => {
  const sources = import.meta.glob<string>(["../../../app/{domain,http,routes}/**/*.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.entries(sources)
    .filter(([path]) => !/domain\/(auth|mail)\/limits.ts$/.test(path))
    .map(([, source]) => source.replace(/^import[^;]*;$/gm, ""))
    .join("\n");
  const all = { ...limits, ...mailLimits };
  for (const name of Object.keys(all)) expect(code, name).toMatch(new RegExp(`\\b${name}\\b`));
  const names = Object.values(all).flatMap((value) => (typeof value === "object" ? [value.name] : []));
  expect(new Set(names).size).toBe(names.length);
});

/** Nobody may any more, as after too many tries: what the limiter itself refused is kept here until its end. */
async function exhaust(rule: LimitRule, key: string): Promise<void> {
  await env.CACHE.put(`limit:${rule.name}:${key}`, String(Date.now() + minute));
}

type Key = (of: { address: string; email: string; userId: string; factorId: string }) => string;
const address: Key = (of) => of.address;
const email: Key = (of) => of.email;
const { mailPerAsker } = mailLimits;
const mail =
  (kind: string, to?: string): Key =>
  (of) =>
    `${kind}:${mailboxKey(to ?? of.email)}:api:${of.address}`;

/** Calls of the API with each limit that stands before them; ":email" and ":factorId" are the caller's. */
const calls: [call: string, body: Record<string, string>, rule: LimitRule, key: Key, code?: string][] = [
  ["POST /token?grant_type=password", credentials(), limits.tokenPerAddress, address],
  ["POST /token?grant_type=password", credentials(), limits.signInPerAddress, address],
  ["POST /token?grant_type=password", credentials(), limits.signInFailuresPerAccount, email],
  ["POST /token?grant_type=pkce", { auth_code: "a" }, limits.tokenPerAddress, address],
  ["POST /signup", credentials(), limits.registerPerAddress, address],
  ["POST /signup", credentials(), mailPerAsker, mail("signup"), mails()],
  ["POST /recover", { email: ":email" }, limits.recoverPerAddress, address],
  ["POST /recover", { email: ":email" }, mailPerAsker, mail("recovery"), mails()],
  ["POST /resend", { type: "signup", email: ":email" }, limits.resendPerAddress, address],
  ["POST /resend", { type: "signup", email: ":email" }, mailPerAsker, mail("signup"), mails()],
  ["POST /resend", { type: "email_change", email: ":email" }, limits.resendPerAddress, address],
  ["POST /verify", { type: "signup", token_hash: "a" }, limits.verifyPerAddress, address],
  ["POST /verify", { type: "signup", email: ":email", token: "123456" }, limits.codeGuessesPerRecipient, email],
  ["POST /verify", { type: "signup", email: ":email", token: "123456" }, limits.codeGuessesPerRecipientAndDay, email],
  ["GET /reauthenticate", {}, limits.userUpdatePerAddress, address],
  ["GET /reauthenticate", {}, mailPerAsker, mail("reauthentication"), mails()],
  ["PUT /user", { password: "a long sentence" }, limits.userUpdatePerAddress, address],
  ["PUT /user", { email: "new@example.com" }, mailPerAsker, mail("email_change", "new@example.com"), mails()],
  ["POST /factors/:factorId/challenge", {}, limits.challengesPerAddress, address],
  ["POST /factors/:factorId/verify", { challenge_id: "a", code: "123456" }, limits.factorGuessesPerAddress, address],
];

function credentials() {
  return { email: ":email", password: "a long sentence" };
}

function mails() {
  return "over_email_send_rate_limit";
}

it.each(calls)("%s answers 429 and when to come back", async (call, body, rule, key, code) => {
  const { user, access_token: token } = await newApiMember();
  const device = new Device();
  const of = { address: device.address, email: user.email, userId: user.id, factorId: v7() };
  await exhaust(rule, key(of));
  const [method = "", path = ""] = call.replace(":factorId", of.factorId).split(" ");
  const filled = JSON.stringify(body).replace(":email", of.email);
  const answer = await device.call(method, path, filled, token);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(await answer.json()).toMatchObject({ code: code ?? "over_request_rate_limit" });
});

it("stops ten networks of IPv6 that share 48 bits, and not the one beside them", async () => {
  const rule = { ...limits.signInPerAddress, name: `sixes-${v7()}`, limit: 3 };
  const networks = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `2001:db8:5:${(from + at).toString(16)}::/64`);
  const take = async (network: string) => (await app.limits.take(rule, network)).allowed;
  for (const network of networks(0, 10)) {
    expect([await take(network), await take(network), await take(network), await take(network)]).toEqual([
      ...Array(3).fill(true),
      false,
    ]);
  }
  for (const network of networks(100, 3)) expect(await take(network)).toBe(false);
  expect(await take("2001:db8:6:0::/64")).toBe(true);
  expect(await take("192.0.2.77")).toBe(true);
});

it("asks a refresh to wait with 503: at a 429 the clients drop their session", async () => {
  const device = new Device();
  await exhaust(limits.tokenPerAddress, device.address);
  const answer = await device.call(
    "POST",
    "/token?grant_type=refresh_token",
    JSON.stringify({ refresh_token: "a.1.b" }),
  );
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});

it("tells the page behind a mailed link of the API that it came too often", async () => {
  const device = new Device();
  await exhaust(limits.verifyPerAddress, device.address);
  const answer = await device.fetch("/auth/v1/verify?type=signup&token=abc");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([303, expect.stringMatching(/^\d+$/)]);
  expect(answer.headers.get("Location")).toContain("error_code=over_request_rate_limit");
});

const password = "a long sentence";
const typedTwice = { password, confirmPassword: password };
const link = "a".repeat(43);

/** Forms with each limit that stands before them, and who fills them in. */
const forms: [path: string, fields: Record<string, string>, rule: LimitRule, key: Key, who?: "member" | "halfway"][] = [
  ["/app/login", credentials(), limits.signInPerAddress, address],
  ["/app/login", credentials(), limits.signInFailuresPerAccount, email],
  ["/app/sign-up", { email: ":email", ...typedTwice }, limits.registerPerAddress, address],
  ["/app/auth/forgot-password", { email: ":email" }, limits.recoverPerAddress, address],
  ["/app/auth/check-mail", { email: ":email" }, limits.resendPerAddress, address],
  ["/app/auth/reset-password", { token: link, ...typedTwice }, limits.verifyPerAddress, address],
  [
    "/app/auth/reset-password",
    { email: ":email", code: "123456", ...typedTwice },
    limits.codeGuessesPerRecipient,
    email,
  ],
  ["/app/auth/continue", { accessToken: link, refreshToken: link }, limits.verifyPerAddress, address],
  ["/app/auth/confirm-email-change", { token: link }, limits.verifyPerAddress, address],
  [
    "/app/dashboard/profile/password",
    { currentPassword: password, ...typedTwice },
    limits.userUpdatePerAddress,
    address,
    "member",
  ],
  [
    "/app/dashboard/profile/email",
    { email: ":email", currentPassword: password },
    limits.userUpdatePerAddress,
    address,
    "member",
  ],
  [
    "/app/auth/second-factor",
    { intent: "recovery", code: "abcde-fghjk" },
    limits.factorGuessesPerAddress,
    address,
    "halfway",
  ],
];

let visitors: Record<"anonymous" | "member" | "halfway", Visitor>;
beforeAll(async () => {
  visitors = await newVisitors(["anonymous", "member", "halfway"]);
});

it.each(forms)("the form %s says how long to wait", async (path, fields, rule, key, who) => {
  const browser = new Browser();
  if (who) for (const [name, value] of visitors[who].browser.cookies) browser.cookies.set(name, value);
  else await browser.get("/nowhere");
  const of = { address: browser.address, email: `${v7()}@example.com`, userId: "", factorId: "" };
  await exhaust(rule, key(of));
  const filled = Object.entries(fields).map(([name, value]) => [name, value.replace(":email", of.email)]);
  const answer = await browser.submit(path, { formToken: await tokenFor(browser), ...Object.fromEntries(filled) });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await answer.text()).toMatch(/Please wait \d+ (seconds|minutes)/);
});

/** The built worker while no limiter answers. */
async function withoutLimiter(path: string, init: RequestInit): Promise<Response> {
  const down = async () => {
    throw new Error("The limiter is down");
  };
  const broken = { RATE_LIMITER: { getByName: () => ({ take: down, takeShare: down, giveBack: down }) } };
  const { fetch } = builtWorker as Required<ExportedHandler<Env>>;
  const request = new Request(`https://lapel.test${path}`, init) as Parameters<typeof fetch>[0];
  return fetch(request, { ...env, ...broken } as unknown as Env, createExecutionContext());
}

it("lets nobody in and mails nobody while the limiter is down, but lets sessions go on", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { refresh_token, access_token, user } = await newApiMember();
  const before = await worldState();
  for (const [call, body] of calls.filter(([call]) => !/refresh_token/.test(call))) {
    const [method = "", path = ""] = call.replace(":factorId", v7()).split(" ");
    const headers = { Authorization: `Bearer ${access_token}` };
    const text = method === "GET" ? null : JSON.stringify(body).replace(":email", user.email ?? "");
    const answer = await withoutLimiter(`/auth/v1${path}`, { method, headers, body: text });
    expect([answer.status, (await answer.json()) as object], call).toEqual([
      503,
      expect.objectContaining({ code: 503 }),
    ]);
  }
  const visitor: Visitor = visitors.anonymous;
  const Cookie = [...visitor.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const [path, fields, , , who] of forms) {
    if (who) continue;
    const form = new URLSearchParams({ formToken: await tokenFor(visitor.browser), ...fields, email: "a@example.com" });
    const init = { method: "POST", headers: { Cookie, Origin: "https://lapel.test" }, body: form };
    const answer = await withoutLimiter(path, init);
    expect([answer.status, answer.headers.get("Set-Cookie")], path).toEqual([500, null]);
  }
  expect(await worldState()).toEqual(before);
  const refreshed = await withoutLimiter("/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    body: JSON.stringify({ refresh_token }),
  });
  expect(refreshed.status).toBe(200);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
