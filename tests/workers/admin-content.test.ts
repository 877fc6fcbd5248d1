import { env } from "cloudflare:workers";
import { and, eq, isNotNull } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { auditLog, rewriteFeedback } from "~/db/schema/admin";
import { creditUsage, rewrites } from "~/db/schema/rewriting";
import { waitlistSignups } from "~/db/schema/waitlist";
import { inviteNext } from "~/domain/admin/change-waitlist.server";
import { contentLists } from "~/domain/admin/content.schema";
import { retryRewrite } from "~/domain/admin/retry-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import { csvLine } from "~/http/csv.server";
import { newAdmin } from "../support/accounts/admins";
import { app, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { mailsTo } from "../support/messages/mailbox";
import { heldWaitlist, join, signupOf } from "../support/messages/waitlist";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { workerWith } from "../support/runner/worker-with";
import { notedTrips } from "../support/storage/noted-trips";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

const auditOf = (targetId: string) => app.db.select().from(auditLog).where(eq(auditLog.targetId, targetId));
const lists = "/app/admin/resumes-jobs";

async function confirmed(number: number): Promise<{ email: string; position: number }[]> {
  const people = [];
  for (let at = 0; at < number; at++) {
    const email = `${v7()}@example.com`;
    await join(heldWaitlist().ctx, { email });
    await app.db
      .update(waitlistSignups)
      .set({ confirmedAt: 1, mailDueAt: null, mailState: "sent" })
      .where(eq(waitlistSignups.email, email));
    people.push({ email, position: (await signupOf(email))?.position ?? 0 });
  }
  return people;
}

it("takes a rating of a finished rewrite once, lets it be changed, and tells a stale form", async () => {
  const member = await newMember();
  const { id, path } = await doneRewrite(member);
  const page = `${path}/feedback`;
  const said = { rating: "4", comment: "  <b>Good</b> & honest ", outcome: "none", seen: "0" };
  const stored = () => app.db.select().from(rewriteFeedback).where(eq(rewriteFeedback.rewriteId, id));
  for (let time = 0; time < 2; time++) {
    const answer = await member.browser.post(path, said, page);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}#feedback`]);
  }
  const [first] = await stored();
  const [row] = await app.db.select({ score: rewrites.scoreAfter }).from(rewrites).where(eq(rewrites.id, id));
  expect(first).toMatchObject({ rating: 4, comment: "<b>Good</b> & honest", outcome: "none", score: row?.score });
  expect(visibleText(await member.browser.page(path))).toContain("Update feedback");
  const later = { ...said, outcome: "offer", seen: String(first?.updatedAt) };
  expect((await member.browser.post(path, later, page)).status).toBe(303);
  expect(await stored()).toMatchObject([{ outcome: "offer", createdAt: first?.createdAt }]);
  const stale = await member.browser.post(path, { ...said, rating: "1", seen: String(first?.updatedAt) }, page);
  expect(stale.status).toBe(409);
  const shown = visibleText(await stale.text());
  expect(shown).toContain("This was changed in another tab");
  expect(shown).toContain("4 of 5, offer");
  expect(await stored()).toMatchObject([{ rating: 4, outcome: "offer" }]);
});

it("refuses ratings that are none, other people's rewrites and unfinished ones, and keeps what was typed", async () => {
  const [member, stranger] = [await newMember(), await newMember()];
  const { path } = await doneRewrite(member);
  for (const rating of ["0", "6", "3.5", "many", ""]) {
    const answer = await member.browser.post(path, { rating, comment: "Kept words" }, `${path}/feedback`);
    const html = await answer.text();
    expect([answer.status, html.includes("Choose from 1 to 5"), html.includes("Kept words")], rating).toEqual([
      400,
      true,
      true,
    ]);
  }
  const long = await member.browser.post(path, { rating: "3", comment: "a".repeat(1001) }, `${path}/feedback`);
  expect([long.status, (await long.text()).includes("At most 1000 characters")]).toEqual([400, true]);
  expect((await stranger.browser.post("/app/dashboard/profile", { rating: "3" }, `${path}/feedback`)).status).toBe(404);
  const failed = await seedRewrite(member, await seedResume(member), await seedJob(member));
  const unfinished = `/app/dashboard/rewrites/${failed}/feedback`;
  expect((await member.browser.post("/app/dashboard/profile", { rating: "3" }, unfinished)).status).toBe(404);
});

it("lists feedback by rating, outcome and words, and charts it against the score", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  const { path } = await doneRewrite(member);
  await member.browser.post(path, { rating: "5", comment: "Zebra crossing", outcome: "interview" }, `${path}/feedback`);
  const shown = async (query: string) => visibleText(await admin.browser.page(`/app/admin/feedback${query}`));
  for (const query of ["", "?q=zebra", "?q=ward nurse", `?q=${member.user.email}`, "?rating=5&outcome=interview"]) {
    expect(await shown(query), query).toContain("Zebra crossing");
  }
  for (const query of ["?q=giraffe", "?rating=1&q=zebra", "?outcome=rejection&q=zebra"]) {
    expect(await shown(query), query).toContain("No feedback found.");
  }
  const page = await shown("?rating=99&outcome=constructor&sort=comment&after=[9]");
  for (const words of ["User Feedback & Outcomes", "Average rating", "The same as a table", "Zebra"])
    expect(page).toContain(words);
});

it("lists, searches and filters resumes, posts, rewrites and matches, and bears forged addresses", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member, { title: "Quokka Keeper" })];
  await seedRewrite(member, resumeId, jobId);
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  const shown = async (query: string) => visibleText(await admin.browser.page(`${lists}?${query}`));
  const mine = `q=${encodeURIComponent(member.user.email)}`;
  expect(await shown(mine)).toContain("Text without a name");
  expect(await shown(mine)).not.toContain("Northfield");
  for (const query of [`list=posts&${mine}`, "list=posts&q=quokka", "list=posts&q=qu", "list=matches&q=quokka"]) {
    expect(await shown(query), query).toContain("Quokka Keeper");
  }
  expect(await shown(`list=rewrites&filter=failed&${mine}`)).toContain("A reason for Dana alone");
  expect(await shown("q=nothing-like-it")).toContain("No resumes found.");
  expect(await shown("list=posts&q=nothing-like-it")).toContain("No job posts found.");
  for (const [list, { filters, sorts }] of Object.entries(contentLists)) {
    for (const filter of ["", ...filters]) {
      for (const sort of sorts) await shown(`list=${list}&filter=${filter}&sort=${sort}&direction=asc`);
    }
    for (const forged of [
      "sort=user_id",
      "filter=constructor",
      "page=99999",
      'after=["z","z"]',
      "q=%22%27%25_%00(",
      "before=[[]]",
    ]) {
      await shown(`list=${list}&${forged}`);
    }
  }
  expect(await shown("list=__proto__")).toContain("Text without a name");
});

it("pages each list through without losing or repeating a row", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  for (let row = 0; row < 12; row++) await seedJob(member, { title: `Marmot ${row}`, createdAt: 5 });
  for (const sort of ["created", "title"]) {
    const seen: string[] = [];
    let address = `${lists}?list=posts&sort=${sort}&q=marmot`;
    for (let page = 0; page < 2; page++) {
      const html = await admin.browser.page(address);
      seen.push(...[...visibleText(html).matchAll(/Marmot \d+/g)].map(([title]) => title));
      const next = html.match(/href="[^"?]*(\?[^"]*after=[^"]*)"[^>]*>Next page</)?.[1]?.replaceAll("&amp;", "&");
      if (page === 0) address = `${lists}${next}`;
      else expect(next).toBeUndefined();
    }
    expect([seen.length, new Set(seen).size], sort).toEqual([12, 12]);
  }
});

it("searches by an index, and reads no table", async () => {
  const admin = await newAdmin();
  const watched = notedTrips(env.DB);
  const browser = new Browser("https://lapel.test", "10.8.0.2", workerWith({ DB: watched.database }));
  for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value);
  const paths = [
    ...Object.keys(contentLists).flatMap((list) => [`${lists}?list=${list}&q=nurse`, `${lists}?list=${list}&q=nu`]),
    `${lists}?q=nurse&filter=pdf&sort=name`,
    "/app/admin/feedback?q=nurse&rating=3",
    "/app/admin/waitlist?q=robin",
    "/app/admin/waitlist?q=ro&state=confirmed",
  ];
  for (const path of paths) {
    watched.trips.length = 0;
    expect((await browser.get(path)).status, path).toBe(200);
    expect(watched.trips.length, path).toBeLessThanOrEqual(3);
    for (const { sql, values } of watched.trips.flat().filter(({ sql }) => /^\s*select/i.test(sql))) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      const steps = plan.results.map(({ detail }) => detail);
      const scans = steps.filter((step) =>
        /^SCAN (resumes|job_posts|rewrites|match_scores|rewrite_feedback|waitlist_signups|profiles)\b/.test(step),
      );
      expect(scans, `${path}\n${sql}\n${steps.join("\n")}`).toEqual([]);
    }
  }
});

it("shows the text of a resume only after it was noted who looks", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  const id = await seedResume(member);
  const path = `${lists}/resumes/${id}`;
  expect(await admin.browser.page(path)).not.toContain("Northfield");
  expect(await auditOf(id)).toEqual([]);
  const answer = await admin.browser.post(path, {});
  expect(await answer.text()).toContain("Northfield");
  expect(await auditOf(id)).toMatchObject([
    { actorId: admin.user.id, action: "resume.reveal", targetKind: "resume", before: null, after: null },
  ]);
  expect((await admin.browser.post(path, {}, `${lists}/resumes/${v7()}`)).status).toBe(404);
  expect((await member.browser.post("/app/dashboard/profile", {}, path)).status).toBe(302);
  expect((await auditOf(id)).length).toBe(1);
});

it("tries a failed rewrite again once, without taking a use", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  const id = await seedRewrite(member, await seedResume(member), await seedJob(member));
  const sent: unknown[] = [];
  const ctx = { ...admin.ctx, messages: { send: async (message: unknown) => void sent.push(message) } };
  const answers = await Promise.all([retryRewrite(ctx, id), retryRewrite(ctx, id)]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  expect(answers).toContainEqual({ ok: false, reason: "not-failed" });
  expect(sent).toEqual([{ type: "rewrite", version: 1, rewriteId: id }]);
  expect(await auditOf(id)).toMatchObject([{ action: "rewrite.retry", after: { status: "queued" } }]);
  expect(await processRewrite(app, { rewriteId: id })).toBe("finished");
  const [row] = await app.db.select().from(rewrites).where(eq(rewrites.id, id));
  expect(row).toMatchObject({ status: "done", counted: false, creditsSpent: 0 });
  expect(await app.db.$count(creditUsage, eq(creditUsage.userId, member.user.id))).toBe(0);
  expect(await app.usage.used(member.user.id, "2026-11")).toBe(0);
  expect(visibleText(await member.browser.page(`/app/dashboard/rewrites/${id}`))).toContain(
    "we started it again ourselves",
  );
  expect(await retryRewrite(ctx, id)).toEqual({ ok: false, reason: "not-failed" });
  expect(await retryRewrite(ctx, v7())).toEqual({ ok: false, reason: "not-found" });
});

it("takes a use that was counted at the failure no second time, and tries nothing without its sources", async () => {
  const [member, admin] = [await newMember(), await newAdmin()];
  const counted = await seedRewrite(member, await seedResume(member), await seedJob(member));
  await app.db.update(rewrites).set({ counted: true, asks: 1 }).where(eq(rewrites.id, counted));
  const ctx = { ...admin.ctx, messages: { send: async () => undefined } };
  expect(await retryRewrite(ctx, counted)).toEqual({ ok: true });
  expect(await processRewrite(app, { rewriteId: counted })).toBe("finished");
  expect(await app.db.select().from(rewrites).where(eq(rewrites.id, counted))).toMatchObject([
    { status: "done", counted: true },
  ]);
  // It was not counted here, since the row was seeded: a second count would be the first row.
  expect(await app.db.$count(creditUsage, eq(creditUsage.userId, member.user.id))).toBe(0);
  const gone = await seedRewrite(member, await seedResume(member), await seedJob(member));
  await app.db.update(rewrites).set({ resumeId: null }).where(eq(rewrites.id, gone));
  expect(await retryRewrite(ctx, gone)).toEqual({ ok: false, reason: "gone" });
  expect(await auditOf(gone)).toEqual([]);
});

it("invites the next ones by place, nobody twice, and none who left", async () => {
  await env.DB.prepare("DELETE FROM waitlist_signups").run();
  const admin = await newAdmin();
  const people = await confirmed(5);
  const [first, left, third, fourth, fifth] = people;
  await join(heldWaitlist().ctx);
  await admin.browser.post(`/app/admin/waitlist/${left?.position}`, {});
  expect(await signupOf(left?.email ?? "")).toBeUndefined();
  const sent: { position: number }[] = [];
  const ctx = { ...admin.ctx, messages: { send: async (message: unknown) => void sent.push(message as never) } };
  const id = v7();
  const answers = await Promise.all([inviteNext(ctx, { id, number: 2 }), inviteNext(ctx, { id, number: 2 })]);
  expect(answers.sort()).toEqual([0, 2]);
  expect(sent.map(({ position }) => position)).toEqual([first?.position, third?.position]);
  expect(await auditOf(String(third?.position))).toMatchObject([
    {
      action: "signup.invite",
      actorId: admin.user.id,
      before: { invitedAt: null },
      after: { invitedAt: expect.any(Number) },
    },
  ]);
  const both = await Promise.all([inviteNext(ctx, { id: v7(), number: 9 }), inviteNext(ctx, { id: v7(), number: 9 })]);
  expect(both.reduce((sum, number) => sum + number, 0)).toBe(2);
  expect(await app.db.$count(waitlistSignups, isNotNull(waitlistSignups.invitedAt))).toBe(4);
  for (const person of [first, fourth, fifth]) {
    for (let time = 0; time < 2; time++) await processSignup(app, person?.position ?? 0);
    const mails = await mailsTo(person?.email ?? "");
    expect(mails.map(({ subject }) => subject)).toEqual(["Your invitation to Lapel"]);
    expect(mails[0]?.text).toContain("/app/sign-up");
    expect(mails[0]?.text).toContain("/waitlist/leave?token=");
  }
  // Whoever leaves between invitation and mail gets none.
  await app.db.delete(waitlistSignups).where(eq(waitlistSignups.position, third?.position ?? 0));
  await processSignup(app, third?.position ?? 0);
  expect(await mailsTo(third?.email ?? "", 0)).toEqual([]);
});

it("refuses numbers that invite nobody or too many", async () => {
  const { browser } = await newAdmin();
  for (const number of ["0", "-3", "101", "1e9", "ten", "2.5", ""]) {
    const answer = await browser.post("/app/admin/waitlist", { id: v7(), number });
    expect([answer.status, (await answer.text()).includes("Choose a number from 1 to 100")], number).toEqual([
      400,
      true,
    ]);
  }
  const answer = await browser.post("/app/admin/waitlist", { id: "x", number: "5" });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("This form is incomplete.")]);
});

it("deletes a place on request, and notes it without a name", async () => {
  const admin = await newAdmin();
  const [person] = await confirmed(1);
  const path = `/app/admin/waitlist/${person?.position}`;
  expect(await admin.browser.page(path)).toContain(person?.email);
  expect((await admin.browser.post(path, {})).status).toBe(303);
  expect((await admin.browser.post("/app/admin/waitlist", {}, path)).status).toBe(303);
  const entries = await auditOf(String(person?.position));
  expect(entries.filter(({ action }) => action === "signup.delete").length).toBe(1);
  expect(JSON.stringify(entries)).not.toContain(person?.email);
  for (const forged of ["0", "-1", "x", "1e3", "99999999999999999999", person?.position]) {
    expect((await admin.browser.get(`/app/admin/waitlist/${forged}`)).status, String(forged)).toBe(404);
  }
});

it("lists the waitlist by state and words, and exports it without formulas", async () => {
  const admin = await newAdmin();
  const [person] = await confirmed(1);
  const row = eq(waitlistSignups.email, person?.email ?? "");
  const trap = { firstName: '=HYPERLINK("x")', source: "@SUM(1)", referrer: "\t+cmd", webhookState: "failed" } as const;
  await app.db.update(waitlistSignups).set(trap).where(row);
  const shown = async (query: string) => visibleText(await admin.browser.page(`/app/admin/waitlist?${query}`));
  for (const query of [
    "",
    "state=confirmed",
    "state=to-invite",
    "state=webhook-failed",
    `q=${person?.email}`,
    "state=constructor",
  ]) {
    expect(await shown(query), query).toContain(person?.email);
  }
  expect(await shown(`state=unconfirmed&q=${person?.email}`)).toContain("Nobody found.");
  for (const forged of ["sort=email", "after=[9,9,9]", "q=%22", "after=[-1,-1]"]) await shown(forged);
  const answer = await admin.browser.post("/app/admin/waitlist", { state: "to-invite" }, "/app/admin/waitlist/export");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain('attachment; filename="waitlist-');
  const csv = await answer.text();
  const line = csv.split("\r\n").find((text) => text.includes(person?.email ?? "none"));
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain(`"'@SUM(1)"`);
  expect(line).toContain(`"'\t+cmd"`);
  const noted = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "signup.export"), eq(auditLog.actorId, admin.user.id)));
  expect(noted).toMatchObject([{ targetId: "to-invite" }]);
});

it("defuses every cell that a spreadsheet would calculate", () => {
  for (const text of ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "\n=1", " =1", "\u200b=1", "＝1"]) {
    expect(csvLine([text]), JSON.stringify(text)).toMatch(/^"'/);
  }
  expect(csvLine(["a, b", 'say "so"', null, -3, "plain"])).toBe('"a, b","say ""so""",,-3,plain\r\n');
});
