import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { rewrites } from "~/db/schema/rewriting";
import { moveJob } from "~/domain/applications/move-job.server";
import { recordStep } from "~/domain/applications/record-step.server";
import type { RecordStep } from "~/domain/applications/step.schema";
import type { JobStatus } from "~/domain/jobs/job.schema";
import { app, type Member, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { plainResult } from "../support/rewriting/done-rewrite";
import { nurseText, seedJob, seedResume, seedStep } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const list = "/app/dashboard/jobs";
const none = { from: "none" as const };
const step = (more: Partial<RecordStep> = {}): RecordStep => ({
  id: v7(),
  status: "applied",
  day: "2026-03-04",
  attachments: none,
  ...more,
});

async function statusOf(jobId: string) {
  const row = await env.DB.prepare("SELECT status, status_at FROM job_posts WHERE id = ?").bind(jobId).first();
  return (
    row && [row.status, row.status_at === null ? null : new Date(Number(row.status_at)).toISOString().slice(0, 10)]
  );
}

async function stepsOf(jobId: string): Promise<Record<string, unknown>[]> {
  const sql = "SELECT * FROM application_steps WHERE job_post_id = ? ORDER BY happened_at, created_at";
  return (await env.DB.prepare(sql).bind(jobId).all()).results;
}

async function finishedRewrite(member: Member): Promise<{ jobId: string; resumeId: string; rewriteId: string }> {
  const [jobId, resumeId, rewriteId] = [await seedJob(member), await seedResume(member), v7()];
  const result = JSON.stringify(plainResult());
  await app.db.insert(rewrites).values({
    id: rewriteId,
    userId: member.user.id,
    resumeId,
    jobPostId: jobId,
    resumeName: "Dana Reyes",
    jobTitle: "Ward Nurse",
    companyName: "Eastgate Clinic",
    status: "done",
    engine: "local",
    month: "2026-03",
    createdAt: Date.now(),
    rewrittenCv: nurseText,
    coverLetter: "Dear hiring team,\n\nI nurse, and want to nurse at Eastgate Clinic.\n\nDana Reyes",
    result,
  });
  return { jobId, resumeId, rewriteId };
}

it("follows the latest step, in whatever order the steps are noted, changed and removed", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  expect(await statusOf(jobId)).toEqual(["saved", null]);
  const applied = await seedStep(member, jobId, undefined, { status: "applied", day: "2026-03-04" });
  const rejected = await seedStep(member, jobId, undefined, { status: "rejected", day: "2026-05-06" });
  await seedStep(member, jobId, undefined, { status: "interview", day: "2026-04-05" });
  expect(await statusOf(jobId)).toEqual(["rejected", "2026-05-06"]);

  const change = { intent: "change", id: rejected, status: "rejected", day: "2026-04-01", attachments: "none" };
  await member.browser.post(`${list}/${jobId}/steps/${rejected}`, change);
  expect(await statusOf(jobId)).toEqual(["interview", "2026-04-05"]);
  await member.browser.post(`${list}/${jobId}/steps/${rejected}`, { intent: "remove" });
  const text = visibleText(await member.browser.page(`${list}/${jobId}`));
  expect(text).toMatch(/Status: Interview.*Interview 5 Apr 2026.*Applied 4 Mar 2026/);
  expect(text).not.toContain("Rejected");
  const [, last] = await stepsOf(jobId);
  for (const id of [applied, String(last?.id)]) {
    await member.browser.post(`${list}/${jobId}/steps/${id}`, { intent: "remove" });
  }
  expect(await statusOf(jobId)).toEqual(["saved", null]);
});

it("decides between steps of one day by which was noted last", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  for (const status of ["interview", "applied", "offer"] as const) await seedStep(member, jobId, undefined, { status });
  expect(await statusOf(jobId)).toEqual(["offer", "2026-01-05"]);
});

it("keeps the attachments that were sent, whatever becomes of resume, rewrite and preferences", async () => {
  const member = await newMember();
  const { jobId, resumeId, rewriteId } = await finishedRewrite(member);
  const id = v7();
  const fields = { id, status: "applied", day: "2026-03-04", attachments: `rewrite:${rewriteId}` };
  const saved = await member.browser.post(`${list}/${jobId}/steps/new`, fields);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${list}/${jobId}`]);
  const html = await member.browser.page(`${list}/${jobId}`);
  const files = linksIn(html, /\/steps\//).filter((path) => /\.(pdf|docx|txt)$/.test(path));
  expect(files).toHaveLength(6);
  expect(visibleText(html)).toMatch(/You sent Dana Reyes\s*, rewritten for this job\s*, with a cover letter/);
  const bytes = async () =>
    Promise.all(
      files.map(async (path) => {
        const response = await member.browser.get(path);
        expect(response.status, path).toBe(200);
        return [...new Uint8Array(await response.arrayBuffer())].join();
      }),
    );
  const before = await bytes();
  await env.DB.batch([
    env.DB.prepare("UPDATE rewrites SET rewritten_cv = 'x', cover_letter = 'x', result = '{}' WHERE id = ?").bind(
      rewriteId,
    ),
    env.DB.prepare("DELETE FROM resumes WHERE id = ?").bind(resumeId),
    env.DB.prepare(`UPDATE profiles SET preferences = '{"paper":"letter","template":"compact"}' WHERE id = ?`).bind(
      member.user.id,
    ),
  ]);
  expect(await bytes()).toEqual(before);
  const letter = await (await member.browser.get(`${list}/${jobId}/steps/${id}/cover-letter.txt`)).text();
  expect(letter).toContain("Eastgate Clinic");
  expect((await member.browser.get(`${list}/${jobId}/steps/${id}/resume.exe`)).status).toBe(404);
});

it("keeps a resume as it stands, keeps it through a change of the day, and lets it go when told to", async () => {
  const member = await newMember();
  const [jobId, resumeId] = [await seedJob(member), await seedResume(member)];
  const id = await seedStep(member, jobId, resumeId);
  const form = `${list}/${jobId}/steps/${id}`;
  await env.DB.prepare("UPDATE resumes SET original_cv_text = 'Other' WHERE id = ?").bind(resumeId).run();
  const change = { intent: "change", id, status: "applied", day: "2026-01-06" };
  await member.browser.post(form, { ...change, attachments: "keep" });
  const [step] = await stepsOf(jobId);
  expect(step).toMatchObject({ sent_name: "Dana Reyes", has_letter: 0, resume_id: resumeId, rewrite_id: null });
  expect(await storedTextsOf(step)).toMatchObject({ resume: nurseText, letter: null });
  expect((await member.browser.get(`${form}/cover-letter.txt`)).status).toBe(404);
  await member.browser.post(form, { ...change, attachments: "none" });
  expect(await stepsOf(jobId)).toMatchObject([{ sent_name: null, content: null, content_key: null }]);
  expect((await member.browser.get(`${form}/resume.txt`)).status).toBe(404);
});

it("says what is wrong with a step and keeps what was chosen", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  const form = `${list}/${jobId}/steps/new`;
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const cases: [Record<string, string>, number, string][] = [
    [{ day: inDays(2) }, 400, "This day is still to come."],
    [{ day: "1999-12-31" }, 400, "That was a while ago."],
    [{ day: "2026-02-30" }, 400, "Enter a day that exists in the calendar"],
    [{ day: "" }, 400, "Enter a day that exists in the calendar"],
    [{ status: "hired" }, 400, "Choose how far your application has come"],
    [{ attachments: "everything" }, 400, "Choose what you sent"],
    [{ attachments: `rewrite:${v7()}` }, 409, "This one is no longer there."],
    [{ attachments: `resume:${v7()}` }, 409, "This one is no longer there."],
  ];
  for (const [more, status, message] of cases) {
    const fields = { id: v7(), status: "offer", day: "2026-01-05", attachments: "none", ...more };
    const reply = await member.browser.post(form, fields);
    const html = await reply.text();
    expect(reply.status, message).toBe(status);
    expect(visibleText(html)).toContain(message);
    if (!more.status) expect(html).toMatch(/<option[^>]*value="offer"[^>]*selected/);
  }
  expect(await stepsOf(jobId)).toEqual([]);
});

it("sends along nothing of anybody else", async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  const { jobId, resumeId, rewriteId } = await finishedRewrite(owner);
  const own = await seedJob(stranger);
  for (const attachments of [
    { from: "rewrite" as const, id: rewriteId },
    { from: "resume" as const, id: resumeId },
  ]) {
    expect(await recordStep(stranger.ctx, own, step({ attachments }))).toEqual({
      ok: false,
      reason: "attachments-gone",
    });
  }
  expect(await recordStep(stranger.ctx, jobId, step())).toEqual({ ok: false, reason: "not-found" });
  expect(await moveJob(stranger.ctx, { jobId, status: "offer" })).toEqual({ ok: false, reason: "not-found" });
  // Of another job of the same owner.
  const other = await seedJob(owner);
  const attachments = { from: "rewrite" as const, id: rewriteId };
  expect(await recordStep(owner.ctx, other, step({ attachments }))).toEqual({ ok: false, reason: "attachments-gone" });
  expect([await stepsOf(own), await stepsOf(jobId), await stepsOf(other)]).toEqual([[], [], []]);
});

it("touches no step of a job in the bin, by any address", async () => {
  const member = await newMember();
  const [jobId, other] = [await seedJob(member), await seedJob(member)];
  const id = await seedStep(member, jobId);
  const before = await stepsOf(jobId);
  const bin = (value: number | null) =>
    env.DB.prepare("UPDATE job_posts SET deleted_at = ? WHERE id = ?").bind(value, jobId).run();
  const form = `${list}/${jobId}/steps/${id}`;
  const formToken = await member.browser.formToken(form);
  await bin(Date.now());
  const change = { intent: "change", id, status: "offer", day: "2026-01-07", attachments: "none" };
  for (const fields of [change, { intent: "remove" }]) {
    expect((await member.browser.submit(form, { formToken, ...fields })).status).toBe(404);
  }
  expect(
    (await member.browser.submit(`${list}/${jobId}/steps/new`, { formToken, ...step(), attachments: "none" })).status,
  ).toBe(404);
  expect(await stepsOf(jobId)).toEqual(before);
  await bin(null);
  // Nor under the address of another job.
  expect((await member.browser.submit(`${list}/${other}/steps/${id}`, { formToken, ...change })).status).toBe(404);
  await member.browser.submit(`${list}/${other}/steps/${id}`, { formToken, intent: "remove" });
  expect(await stepsOf(jobId)).toEqual(before);
});

it("finds no step under an id of another job, and tells where a form was used for another step", async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  const [jobId, other] = [await seedJob(owner), await seedJob(owner)];
  const theirs = await seedJob(stranger);
  const input = step({ day: "2026-03-04" });
  expect(await recordStep(owner.ctx, jobId, input)).toEqual({ ok: true });
  const answers = [await recordStep(stranger.ctx, theirs, input), await recordStep(owner.ctx, other, input)];
  expect(answers).toEqual([
    { ok: false, reason: "not-found" },
    { ok: false, reason: "not-found" },
  ]);
  const fields = { id: input.id, day: input.day, attachments: "none" };
  const formOf = async (status: JobStatus) => owner.browser.post(`${list}/${jobId}/steps/new`, { ...fields, status });
  expect((await formOf("applied")).status).toBe(303);
  const used = await formOf("offer");
  expect([used.status, visibleText(await used.text())]).toEqual([
    409,
    expect.stringContaining("This form was used before."),
  ]);
  expect(await stepsOf(jobId)).toMatchObject([{ status: "applied" }]);
  expect((await stranger.browser.post(`${list}/${theirs}/steps/new`, { ...fields, status: "offer" })).status).toBe(404);
});

it("notes one step of a form that is sent ten times at once, and of ten moves to the same place", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  const input = step();
  await Promise.all(Array.from({ length: 10 }, () => recordStep(member.ctx, jobId, input)));
  expect(await stepsOf(jobId)).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => moveJob(member.ctx, { jobId, status: "offer" })));
  expect((await stepsOf(jobId)).map(({ status }) => status)).toEqual(["applied", "offer"]);
});

it("moves a card past a step of tomorrow, where it is tomorrow already", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  const now = Date.UTC(2026, 5, 1, 20);
  const ctx = { ...member.ctx, now: () => now };
  expect(await recordStep(ctx, jobId, step({ day: "2026-06-02" }))).toEqual({ ok: true });
  expect(await moveJob({ ...ctx, now: () => now + 1 }, { jobId, status: "interview" })).toMatchObject({ ok: true });
  expect(await statusOf(jobId)).toEqual(["interview", "2026-06-02"]);
});

it("keeps at most fifty steps a job", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  for (let count = 0; count < 50; count++) await recordStep(member.ctx, jobId, step());
  expect(await recordStep(member.ctx, jobId, step())).toEqual({ ok: false, reason: "too-many" });
  expect(await moveJob(member.ctx, { jobId, status: "offer" })).toEqual({ ok: false, reason: "too-many" });
  expect(await stepsOf(jobId)).toHaveLength(50);
});

it("shows a board with a column a status, moves its cards, and says where the rest is", async () => {
  const member = await newMember();
  const board = `${list}?view=board`;
  expect(visibleText(await member.browser.page(board))).toContain("No job posts found.");
  const ids = [];
  for (let count = 0; count < 10; count++) ids.push(await seedJob(member, { title: `Job ${count}.` }));
  const shown = visibleText(await member.browser.page(board));
  expect(shown).toMatch(/Saved 10 Oldest:.*Show all 10.*Applied 0 Nothing here.*Interview.*Offer.*Rejected.*Archived/);
  expect(shown.match(/Job \d\. Eastgate Clinic/g)).toHaveLength(8);
  const moved = await member.browser.post(board, { jobId: ids[9] ?? "", status: "applied" }, list);
  expect(moved.headers.get("Location")).toBe(board);
  expect(visibleText(await member.browser.page(board))).toMatch(/Saved 9.*Applied 1.*Moved to Applied/);
  const gone = await member.browser.post(board, { jobId: v7(), status: "applied" }, list);
  expect(gone.headers.get("Location")).toBe(board);
  expect(visibleText(await member.browser.page(board))).toMatch(/Not moved.*no longer there/);
  const statuses: JobStatus[] = ["saved", "applied"];
  for (const status of statuses) {
    expect(visibleText(await member.browser.page(`${list}?status=${status}`))).toMatch(/Job \d\./);
  }
});
