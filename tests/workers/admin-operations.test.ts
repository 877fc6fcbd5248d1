import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it, vi } from "vitest";
import { openDatabase } from "~/db/rows";
import { profiles } from "~/db/schema/accounts";
import { auditLog, cronRuns, dailyFigures, deadLetters } from "~/db/schema/admin";
import { audit } from "~/domain/admin/audit";
import { handleDeadLetter, sweepDeadLetters } from "~/domain/admin/dead-letters.server";
import { dayOf } from "~/domain/admin/figures";
import { getProductUsage } from "~/domain/admin/get-product-usage.server";
import { readListAddress } from "~/domain/admin/list-rows";
import { listSecurityEvents, logSorts } from "~/domain/admin/security-log.server";
import { eraseAccount } from "~/domain/privacy/erase-account.server";
import { recordEvents } from "~/domain/waitlist/security-events.server";
import type { Message } from "~/ports/context";
import { keepDeadLetters } from "../../workers/queue";
import { newAdmin } from "../support/accounts/admins";
import { app, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { notedTrips } from "../support/storage/noted-trips";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

const health = "/app/admin/health";
const security = "/app/admin/security";
const hostile = ['"', "' OR 1=1 --", "%%%", "___", "\0", "\u{1F600}", "a".repeat(3000), "NEAR(a b)", "<script>"];

async function giveUp(bodies: unknown[], ids = bodies.map(() => v7())) {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const messages = bodies.map((body, at) => ({ id: ids[at] ?? "", timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch("lapel-messages-dead", messages);
  await keepDeadLetters(batch, app);
  const result = await getQueueResult(batch, createExecutionContext());
  const logged = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { ids, acknowledged: result.explicitAcks, logged };
}

const mailTo = (to: string): Message => ({
  type: "mail",
  version: 1,
  mail: { id: v7(), to, subject: "Reset your password", text: "https://secret.example/token", html: "<p>token</p>" },
});
const rowOf = async (id = "") => (await app.db.select().from(deadLetters).where(eq(deadLetters.id, id)))[0];
const entriesAbout = (id = "") => app.db.select().from(auditLog).where(eq(auditLog.targetId, id));

it("stores what the queue gave up, with whom it concerns, once, and says so in the log", async () => {
  const member = await newMember();
  const rewriteId = await seedRewrite(member, await seedResume(member), await seedJob(member));
  const bodies = [
    { type: "rewrite", version: 1, rewriteId },
    mailTo(member.user.email.toUpperCase()),
    mailTo("nobody@example.com"),
    { type: "erase", version: 1, userId: member.user.id },
    { type: "sms", version: 1, sms: { id: v7(), to: "+447700900123", text: "Your code is 123456" } },
    { type: "waitlist", version: 1, position: 7 },
    { type: "from an older version" },
    { type: "mail", version: 1, mail: "x".repeat(300_000) },
  ];
  const { ids, acknowledged, logged } = await giveUp(bodies);
  expect(acknowledged).toEqual(ids);
  expect(logged).toHaveLength(bodies.length);
  expect(logged[0]).toBe(`The queue gave up a message of type rewrite: dead letter ${ids[0]}`);
  await giveUp(bodies, ids);
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map((row) => [row?.type, row?.about])).toEqual([
    ["rewrite", member.user.id],
    ["mail", member.user.id],
    ["mail", "nobody@example.com"],
    ["erase", member.user.id],
    ["sms", null],
    ["waitlist", null],
    ["unreadable", null],
    ["unreadable", null],
  ]);
  expect(rows[4]?.body).toBe('{"type":"sms","version":1}');
  expect(rows[7]?.body.length).toBe(128 * 1024);
  await eraseAccount(app, member.user.id);
  expect(await Promise.all(ids.slice(0, 4).map(async (id) => (await rowOf(id))?.type))).toEqual([
    undefined,
    undefined,
    "mail",
    undefined,
  ]);
});

it("tries again to store a message while the database is down", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const message = { id: v7(), timestamp: new Date(), attempts: 1, body: mailTo("a@example.com") };
  const batch = createMessageBatch("lapel-messages-dead", [message]);
  const down = { ...app, now: () => Number.NaN };
  await keepDeadLetters(batch, down);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  log.mockRestore();
  expect([explicitAcks, retryMessages.map(({ msgId }) => msgId)]).toEqual([[], [message.id]]);
});

it("sends a message again once, however often it is asked to, and notes who did it", async () => {
  const { browser, ctx } = await newAdmin();
  const message = mailTo("somebody@example.com");
  const { ids } = await giveUp([message]);
  const [id = ""] = ids;
  const sent: Message[] = [];
  const sending = { ...ctx, messages: { send: async (body: Message) => void sent.push(body) } };
  const asked = { id, intent: "retry" as const, attempts: 3 };
  const outcomes = await Promise.all([handleDeadLetter(sending, asked), handleDeadLetter(sending, asked)]);
  expect(outcomes.sort()).toEqual(["gone", "sent"]);
  expect(sent).toEqual([message]);
  expect(await rowOf(id)).toBeUndefined();
  expect(await entriesAbout(id)).toEqual([
    expect.objectContaining({ actorId: ctx.user.id, action: "message.retry", targetKind: "message" }),
  ]);
  const again = await browser.post(health, { id, intent: "retry", attempts: "3" });
  expect([again.status, again.headers.get("Location")]).toEqual([303, health]);
  expect(await browser.page(health)).toContain("Somebody has already sent this message again or dropped it.");
});

it("loses no message that the queue does not take, and asks for the page's newest state", async () => {
  const { ctx } = await newAdmin();
  const { ids } = await giveUp([mailTo("somebody@example.com")]);
  const [id = ""] = ids;
  const refuse = () => Promise.reject(new Error("The queue is down"));
  const asked = { id, intent: "retry" as const, attempts: 3 };
  await expect(handleDeadLetter({ ...ctx, messages: { send: refuse } }, asked)).rejects.toThrow("The queue is down");
  expect((await rowOf(id))?.attempts).toBe(4);
  expect(await handleDeadLetter(ctx, asked)).toBe("gone");
  expect(await handleDeadLetter(ctx, { ...asked, attempts: 4 })).toBe("sent");
});

it("drops a message once, and sends nothing that cannot be read", async () => {
  const { browser, ctx } = await newAdmin();
  const { ids } = await giveUp([{ type: "sms", version: 1, sms: { id: v7(), to: "+1", text: "x" } }, "nonsense"]);
  for (const id of ids) {
    expect(await handleDeadLetter(ctx, { id, intent: "retry", attempts: 3 })).toBe("unsendable");
    await browser.post(health, { id, intent: "drop", attempts: "3" });
    expect(await rowOf(id)).toBeUndefined();
    expect(await handleDeadLetter(ctx, { id, intent: "drop", attempts: 3 })).toBe("gone");
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual(["message.drop"]);
  }
});

it("answers forged forms and addresses of the health page clearly", async () => {
  const { browser } = await newAdmin();
  for (const fields of [
    { id: v7(), intent: "explode", attempts: "3" },
    { id: v7(), intent: "drop", attempts: "many" },
    { id: v7(), intent: "drop", attempts: "-1" },
    { id: "x".repeat(500), intent: "drop", attempts: "3" },
  ]) {
    expect((await browser.post(health, fields)).status).toBe(400);
  }
  for (const query of ["?sort=body", "?after=[1]", "?before=nonsense", "?after=[null]", "?direction=up"]) {
    expect((await browser.get(health + query)).status, query).toBe(200);
  }
});

it("shows what a message is and whom it concerns, never its text or links", async () => {
  const { browser } = await newAdmin();
  const { user } = await newMember();
  await giveUp([mailTo(user.email)]);
  const html = await browser.page(health);
  const text = visibleText(html);
  expect(text).toContain("“Reset your password”");
  expect(text).toContain(user.email);
  expect(text).toContain("Tried 3 times");
  expect(html).not.toContain("secret.example");
});

it("shows messages that are too long to be stored whole", async () => {
  const { browser } = await newAdmin();
  const long = mailTo("long@example.com");
  const { ids } = await giveUp([
    { ...long, mail: { ...(long.type === "mail" && long.mail), html: "x".repeat(200_000) } },
  ]);
  expect((await rowOf(ids[0]))?.type).toBe("mail");
  expect(visibleText(await browser.page(health))).toContain("long@example.com");
  await browser.post(health, { id: ids[0] ?? "", intent: "retry", attempts: "3" });
  expect(await browser.page(health)).toContain("This message can only be dropped.");
});

it("shows how the clean-up did, and warns when it has stopped", async () => {
  const { browser } = await newAdmin();
  await app.db.delete(cronRuns);
  expect(visibleText(await browser.page(health))).toContain("It has not run yet.");
  const run = (minutesAgo: number, failed: string[]) => {
    const startedAt = Date.now() - minutesAgo * 60_000;
    return app.db.insert(cronRuns).values({ id: v7(), startedAt, finishedAt: startedAt + 2400, failed });
  };
  await run(3000, []);
  await run(60, ["waitlist", "contents"]);
  const late = visibleText(await browser.page(health));
  expect(late).toContain("The clean-up has stopped.");
  expect(late).toContain("waitlist, contents");
  await run(2, []);
  const now = visibleText(await browser.page(health));
  expect(now).not.toContain("The clean-up has stopped.");
  expect(now).toMatch(/Runs in 24 hours 2/);
  expect(now).toMatch(/Last run took 2\.4 s/);
});

it("forgets messages of more than 30 days ago", async () => {
  const { ids } = await giveUp([mailTo("old@example.com"), mailTo("new@example.com")]);
  await app.db
    .update(deadLetters)
    .set({ receivedAt: Date.now() - 31 * 86_400_000 })
    .where(eq(deadLetters.id, ids[0] ?? ""));
  await sweepDeadLetters(app);
  expect([await rowOf(ids[0]), (await rowOf(ids[1]))?.about]).toEqual([undefined, "new@example.com"]);
});

it("says in words what an admin changed, and finds it by person, id and action", async () => {
  const [{ browser, ctx, user: admin }, { user }, { user: other }] = [
    await newAdmin(),
    await newMember(),
    await newMember(),
  ];
  const name = (id: string, value: string) => app.db.update(profiles).set({ name: value }).where(eq(profiles.id, id));
  await name(admin.id, "Anna Quill");
  await name(user.id, "Dana Reyes");
  await app.db.batch([
    audit(ctx, { action: "user.update", targetId: user.id, before: { tier: "free" }, after: { tier: "pro" } }),
    audit(ctx, {
      action: "user.update",
      targetId: other.id,
      before: { role: "user", credits: 1 },
      after: { role: "admin", credits: 5 },
    }),
    audit(ctx, { action: "user.suspend", targetId: user.id, before: { suspended: false }, after: { suspended: true } }),
    audit(ctx, { action: "user.frobnicate", targetId: v7(), before: null, after: null }),
  ]);
  const shown = async (query = "") => visibleText(await browser.page(security + query)).replace(/ ([.:])/g, "$1");
  const all = await shown();
  expect(all).toContain("Anna Quill changed the plan of Dana Reyes from free to pro.");
  expect(all).toContain(
    `changed the role and the credits of ${other.email}: role from user to admin, credits from 1 to 5.`,
  );
  expect(all).toContain("Anna Quill suspended Dana Reyes.");
  expect(all).toContain("did “user.frobnicate” to a deleted account.");
  const byPerson = await shown("?q=dana");
  expect(byPerson).toContain("from free to pro");
  expect(byPerson).not.toContain("frobnicate” to");
  expect(await shown("?q=quill")).toContain("frobnicate” to");
  expect(await shown(`?q=${other.id}`)).toContain("role from user to admin");
  const byAction = await shown("?action=user.suspend");
  expect(byAction).toContain("suspended Dana Reyes");
  expect(byAction).not.toContain("from free to pro");
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  expect(await shown("?action=user.suspend")).toContain("Anna Quill suspended a deleted account.");
  for (const search of hostile) {
    const queries: Record<string, string>[] = [{ q: search }, { action: search }, { q: search, action: search }];
    for (const query of queries) {
      expect(await shown(`?${new URLSearchParams(query)}`)).toContain("Nothing found.");
    }
  }
});

it("pages through the audit log in both directions", async () => {
  const { browser, ctx, user } = await newAdmin();
  for (let number = 0; number < 25; number++) {
    await audit(ctx, {
      action: "user.update",
      targetId: user.id,
      before: { credits: number },
      after: { credits: number + 1 },
    });
  }
  const seen: string[] = [];
  let address = `${security}?q=${user.id}`;
  for (let page = 0; page < 3; page++) {
    const html = await browser.page(address);
    seen.push(...(visibleText(html).match(/from \d+ to \d+/g) ?? []));
    const next = /href="([^"]+)"[^>]*>Next page/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (page < 2) address = next ?? "";
    else expect(next).toBeUndefined();
  }
  expect(new Set(seen).size).toBe(25);
  expect(await browser.page(address)).toContain("Previous page");
});

it("finds security events by whole address, network and kind", async () => {
  const { browser } = await newAdmin();
  await recordEvents(app, [
    {
      type: "validation_error",
      network: "10.9.9.1",
      email: "abuser@example.com",
      field: { name: "email", message: "Please enter a valid email format", value: "abuser@" },
    },
    { type: "rate_limit_exceeded", network: "2001:db8:0:1::/64", email: " Other@BÜRO.example " },
  ]);
  const shown = async (query = "") => visibleText(await browser.page(`${security}?log=events${query}`));
  const [refused, limited] = ["Please enter a valid email format", "Too many attempts Hash of the address"];
  for (const [query, expected] of [
    ["", [true, true]],
    ["&q=Abuser@example.com", [true, false]],
    ["&q=other@xn--bro-hoa.example", [false, true]],
    ["&q=other@büro.example", [false, true]],
    ["&q=10.9.9.1", [true, false]],
    ["&q=2001:db8:0:1::7", [false, true]],
    ["&type=rate_limit_exceeded", [false, true]],
    ["&type=forged", [true, true]],
    ["&network=forged", [true, true]],
  ] as const) {
    const text = await shown(query);
    expect([text.includes(refused), text.includes(limited)], query).toEqual(expected);
  }
  for (const search of [...hostile, "abuser@"]) {
    expect(await shown(`&${new URLSearchParams({ q: search })}`)).toContain("Nothing found.");
  }
});

it("finds the events of an address however many came after, in the order of an index", async () => {
  const email = "patient@example.com";
  await recordEvents({ ...app, now: () => 1 }, [{ type: "rate_limit_exceeded", network: "10.9.9.2", email }]);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
    INSERT INTO security_events (id, type, network, subject, created_at) SELECT 'later ' || i, 'form_submission', 'n', 's', 1 + i FROM n`,
  ).run();
  const watched = notedTrips(env.DB);
  const found = async (query: string) => {
    watched.trips.length = 0;
    const address = readListAddress(new URLSearchParams(query), logSorts);
    const filter = { type: "", network: "", address } as const;
    const { items } = await listSecurityEvents({ ...app, db: openDatabase(watched.database) }, filter);
    for (const { sql, values } of watched.trips.flat()) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      expect(plan.results.map(({ detail }) => detail).join("\n"), query).not.toMatch(/SCAN (?!.*USING)|TEMP B-TREE/);
    }
    return items.length;
  };
  expect(await found(`q=${email.toUpperCase()}`)).toBe(1);
  expect(await found("q=10.9.9.2")).toBe(1);
  expect(await found("")).toBe(10);
  await env.DB.prepare("DELETE FROM security_events WHERE network = 'n'").run();
});

it("charts what was used in the chosen range, each chart as a table too", async () => {
  await app.db.delete(dailyFigures);
  const now = Date.now();
  const figure = (name: string, daysAgo: number, value: number) =>
    app.db.insert(dailyFigures).values({ day: dayOf(now - daysAgo * 86_400_000), figure: name, value });
  for (const [name, daysAgo, value] of [
    ["rewrites", 0, 4],
    ["rewrites", 8, 3],
    ["rewrites", 200, 9],
    ["rewrites-done", 0, 3],
    ["rewrites-failed", 0, 1],
    ["rewrite-milliseconds", 0, 6000],
    ["rewrites-by-rules", 0, 2],
    ["rewrites-by-gpt", 0, 1],
    ["active", 0, 7],
    ["active", 1, 14],
    ["scores-90", 2, 5],
    ["first-download", 3, 2],
    ["input-tokens", 0, 1200],
  ] as const) {
    await figure(name, daysAgo, value);
  }
  const week = await getProductUsage(app, 7);
  expect([week.days.length, week.rewrites.at(-1), week.totals.rewrites]).toEqual([7, 4, 4]);
  expect([week.milliseconds.at(-1), week.active.slice(-2)]).toEqual([2000, [14, 7]]);
  expect(week.engines).toEqual([
    { name: "rules", rewrites: 2 },
    { name: "gpt", rewrites: 1 },
  ]);
  const year = await getProductUsage(app, 365);
  expect([year.daysABar, year.days.length, year.totals.rewrites, year.rewrites.at(-1)]).toEqual([7, 53, 16, 4]);
  expect([year.rewrites.at(-2), year.active.at(-1)]).toEqual([3, 3]);
  const { browser } = await newAdmin();
  const html = await browser.page("/app/admin/usage?days=7");
  const text = visibleText(html);
  for (const words of [
    "Usage Analytics",
    "75.0% of 4 gave a result.",
    "2.0 s from request to result",
    "Scores of matches",
    "Downloaded a first file 2",
    "Rewrites by gpt 1",
    "The same as a table",
  ]) {
    expect(text).toContain(words);
  }
  expect(html.match(/<svg[^>]*role="img"/g)?.length).toBe(html.match(/<caption/g)?.length);
  for (const days of ["0", "-7", "1e9", "30; DROP TABLE users", ""]) {
    expect(await browser.page(`/app/admin/usage?days=${encodeURIComponent(days)}`)).toMatch(
      /<option value="30" selected/,
    );
  }
});

it("downloads the figures as CSV", async () => {
  const { browser } = await newAdmin();
  await app.db.insert(dailyFigures).values({ day: dayOf(Date.now()), figure: "rewrites-by-=cmd,1", value: 3 });
  const response = await browser.get("/app/admin/usage/csv?days=7");
  expect(response.headers.get("Content-Disposition")).toContain('filename="usage-7-days.csv"');
  const lines = (await response.text()).split("\r\n");
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain('"rewrites-by-=cmd,1"');
  expect(lines[7]?.startsWith(dayOf(Date.now()))).toBe(true);
});
