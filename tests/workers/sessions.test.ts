import { v7 } from "uuid";
import { expect, it } from "vitest";
import { sessions } from "~/db/schema/accounts";
import { describeDevice } from "~/domain/auth/sessions/describe-device";
import { listSessions } from "~/domain/auth/sessions/list-sessions.server";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { apiSessionOf, claimsOf } from "../support/accounts/api-session";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { app, type Member, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";

const page = "/app/dashboard/profile/sessions";
const day = 24 * 60 * 60 * 1000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";

const sessionAt = ({ user }: Member, userAgent: string | null, place: string | null) =>
  openSession(app, { userId: user.id, method: "password", client: { userAgent, address: "10.1.1.1", place } });
const idsOf = async (member: Member) => (await listSessions(member.ctx)).map(({ id }) => id);

it.each([
  [firefox, "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "Chrome on Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)", "A browser on ChromeOS"],
  ["curl/8.9.1", "curl"],
  ["node", "node"],
  [" ", null],
  ["/", null],
  [null, null],
  [`${"x".repeat(300)}`, "x".repeat(40)],
])("reads %s as %s", (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

it("lists pages and programs with device, place and last use, the asking one first and marked", async () => {
  const member = await newMember();
  await sessionAt(member, firefox, "Leeds, GB");
  await apiSessionOf(member.user.id);
  const later = { ...member.ctx, now: () => Date.now() + 3 * 60 * 60 * 1000 };
  const listed = await listSessions(later);
  expect(listed.map(({ device, place, isApi, isCurrent }) => ({ device, place, isApi, isCurrent }))).toEqual([
    { device: null, place: null, isApi: false, isCurrent: true },
    { device: null, place: null, isApi: true, isCurrent: false },
    { device: "Firefox on Windows", place: "Leeds, GB", isApi: false, isCurrent: false },
  ]);
  const text = visibleText(await member.browser.page(page));
  expect(text).toMatch(/Unknown device\s+This one/);
  expect(text).toContain("Unknown device, over the API");
  expect(text).toMatch(/Firefox on Windows\s+Leeds, GB · Last used just now/);
});

it("leaves out what has ended by itself, and shows markup in a name as text", async () => {
  const member = await newMember();
  await sessionAt(member, "<img/src=x onerror=alert(1)>", "<b>Leeds</b>");
  const now = Date.now();
  const row = { userId: member.user.id, amr: [], createdAt: now - 40 * day };
  await app.db.insert(sessions).values([
    { ...row, id: v7(), tokenHash: v7(), lastUsedAt: now - 15 * day, expiresAt: now + day },
    { ...row, id: v7(), tokenHash: v7(), lastUsedAt: now, expiresAt: now - 1 },
  ]);
  expect(await idsOf(member)).toHaveLength(2);
  const html = await member.browser.page(page);
  expect(html).toContain("&lt;b&gt;Leeds");
  expect(html).not.toContain("<b>Leeds");
});

it("ends one session, whose tokens are worth nothing from then on", async () => {
  const member = await newMember();
  const { access_token: token, refresh_token } = await apiSessionOf(member.user.id);
  const ended = await member.browser.post(page, { end: "one", sessionId: String(claimsOf(token).session_id) });
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, page]);
  expect(await idsOf(member)).toEqual([member.user.sessionId]);
  const device = new Device();
  expect(await refusalOf(await device.call("POST", "/logout", {}, token))).toBe("403 session_not_found");
  const refreshed = await device.call("POST", "/token?grant_type=refresh_token", { refresh_token });
  expect(await refusalOf(refreshed)).toBe("400 refresh_token_not_found");
});

it("ends no session of anybody else, and says no more than that it is over", async () => {
  const [member, stranger] = [await newMember(), await newMember()];
  const answer = await stranger.browser.post(page, { end: "one", sessionId: member.user.sessionId });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  expect(await stranger.browser.page(page)).toContain("That session had ended already");
  expect((await member.browser.get(page)).status).toBe(200);
});

it("ends all others, or all with this one, and nobody else's", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await Promise.all([sessionAt(member, firefox, null), apiSessionOf(member.user.id), apiSessionOf(other.user.id)]);
  expect((await member.browser.post(page, { end: "others" })).headers.get("Location")).toBe(page);
  expect(await idsOf(member)).toEqual([member.user.sessionId]);
  expect(await idsOf(other)).toHaveLength(2);

  await apiSessionOf(member.user.id);
  const left = await member.browser.post(page, { end: "all" });
  expect(left.headers.get("Location")).toBe("/app/login");
  expect([...member.browser.cookies.keys()]).not.toContain("__Host-session");
  expect(await idsOf(member)).toEqual([]);
  expect(await idsOf(other)).toHaveLength(2);
});

it("signs out here where this very session is ended, and refuses what is no session", async () => {
  const member = await newMember();
  const odd: Record<string, string>[] = [{ end: "one" }, { end: "one", sessionId: "'; --" }, { end: "none" }, {}];
  for (const fields of odd) {
    expect((await member.browser.post(page, fields)).status).toBe(400);
  }
  const gone = await member.browser.post(page, { end: "one", sessionId: v7() });
  expect(gone.headers.get("Location")).toBe(page);
  const left = await member.browser.post(page, { end: "one", sessionId: member.user.sessionId });
  expect(left.headers.get("Location")).toBe("/app/login");
  expect((await member.browser.get(page)).headers.get("Location")).toMatch(/^\/app\/login/);
});
