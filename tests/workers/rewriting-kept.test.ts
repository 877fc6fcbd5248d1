import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { fieldsOf } from "~/tailor/render/resume-fields";
import { app, type Member, newMember } from "../support/accounts/members";
import { type DoneRewrite, doneRewrite } from "../support/rewriting/done-rewrite";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const stale = "This was changed in another tab or on another device since you opened it.";

async function scene() {
  const member = await newMember();
  return { member, rewrite: await doneRewrite(member) };
}

async function resumeOf({ resumeId }: Pick<DoneRewrite, "resumeId">) {
  const [row] = await app.db.select().from(resumes).where(eq(resumes.id, resumeId));
  if (!row) throw new Error("No resume");
  return row;
}

const versionsOf = ({ resumeId }: DoneRewrite) => app.db.$count(resumeVersions, eq(resumeVersions.resumeId, resumeId));
const send = ({ browser }: Member, { path }: DoneRewrite, fields: Record<string, string>) => browser.post(path, fields);

it("takes the place of the resume as its next version, once, and the one before is kept", async () => {
  const { member, rewrite } = await scene();
  const before = await resumeOf(rewrite);
  const stored = await getRewrite(member.ctx, rewrite.id);
  for (const _ of [1, 2]) {
    const answer = await send(member, rewrite, { intent: "use", basedOn: "1" });
    expect(answer.headers.get("Location")).toBe(`/app/dashboard/resumes/${rewrite.resumeId}`);
  }
  const resume = await resumeOf(rewrite);
  expect(resume).toMatchObject({ version: 2, versionSource: "rewrite", versionRewriteId: rewrite.id });
  const { text, document } = await storedTextsOf(resume);
  expect(text).toBe(stored?.rewrittenCv);
  expect(fieldsOf(document)).toEqual(fieldsOf(stored?.result?.document ?? {}));
  expect(await versionsOf(rewrite)).toBe(1);
  const [old] = await app.db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, rewrite.resumeId));
  expect(old?.text).toBe(before.originalCvText);
  expect(await member.browser.page(rewrite.path)).toContain("Your resume was taken from this rewrite.");
});

it("tells who would put a newer version aside, and does it for those who say so again", async () => {
  const { member, rewrite } = await scene();
  await app.db.update(resumes).set({ version: 4 }).where(eq(resumes.id, rewrite.resumeId));
  expect(await member.browser.page(rewrite.path)).toContain("Your resume was changed since this was written.");
  const late = await send(member, rewrite, { intent: "use", basedOn: "1" });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain(stale);
  expect(page).toContain('name="basedOn" value="4"');
  expect((await resumeOf(rewrite)).versionSource).toBe("original");
  // Decided about in another tab since the page was made.
  expect((await send(member, rewrite, { intent: "use", basedOn: "4", seen: "9" })).status).toBe(409);
  expect((await send(member, rewrite, { intent: "use", basedOn: "4" })).status).toBe(303);
  expect((await resumeOf(rewrite)).version).toBe(5);
});

it("becomes a resume of its own, once however often the form is sent", async () => {
  const { member, rewrite } = await scene();
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) {
    const answer = await send(member, rewrite, { intent: "new-resume", id });
    expect(answer.headers.get("Location")).toBe(`/app/dashboard/resumes/${id}`);
  }
  const resume = await resumeOf({ resumeId: id });
  expect(resume).toMatchObject({ userId: member.user.id, name: "Dana Reyes, for Ward Nurse", version: 1 });
  expect(await app.db.$count(resumes, eq(resumes.userId, member.user.id))).toBe(2);
});

it.each<[string, (scene: DoneRewrite) => Promise<unknown>]>([
  ["in the bin", ({ resumeId }) => app.db.update(resumes).set({ deletedAt: 1 }).where(eq(resumes.id, resumeId))],
  ["gone for good", ({ resumeId }) => app.db.delete(resumes).where(eq(resumes.id, resumeId))],
])("shows everything of a rewrite whose resume is %s, but no way to take its place", async (_, remove) => {
  const { member, rewrite } = await scene();
  await remove(rewrite);
  const page = await member.browser.page(rewrite.path);
  expect(page).toContain("The resume this was written from was deleted.");
  expect(page).toContain("This cannot be rewritten again");
  expect(page).not.toContain("Use this as my resume");
  expect((await send(member, rewrite, { intent: "use", basedOn: "1" })).status).toBe(404);
  expect((await send(member, rewrite, { intent: "reject-all", revision: "1" })).status).toBe(303);
  expect((await send(member, rewrite, { intent: "new-resume", id: crypto.randomUUID() })).status).toBe(303);
  expect((await member.browser.get(`${rewrite.path}/resume.docx`)).status).toBe(200);
});

it("keeps names and decisions where the job post is gone for good, and is not rewritten again", async () => {
  const { member, rewrite } = await scene();
  await app.db.delete(jobPosts).where(eq(jobPosts.id, rewrite.jobId));
  const page = await member.browser.page(rewrite.path);
  for (const text of ["Ward Nurse", "Eastgate Clinic", "This cannot be rewritten again", "Use this as my resume"])
    expect(page).toContain(text);
  expect((await send(member, rewrite, { intent: "reject-all", revision: "1" })).status).toBe(303);
});

it("tells once that it is done, to whoever waited", async () => {
  const { member, rewrite } = await scene();
  const done = "Resume rewritten and cover letter generated!";
  const waited = await member.browser.get(`${rewrite.path}?wait`);
  expect([waited.status, waited.headers.get("Location")]).toEqual([303, rewrite.path]);
  expect(await member.browser.page(rewrite.path)).toContain(done);
  expect(await member.browser.page(rewrite.path)).not.toContain(done);
  await app.db.update(rewrites).set({ status: "running" }).where(eq(rewrites.id, rewrite.id));
  const running = await member.browser.page(`${rewrite.path}?wait`);
  expect(running).toContain("Tailoring your resume");
  expect(running).toMatch(/<noscript><meta http-equiv="refresh" content="2;url=\?wait"/i);
});
