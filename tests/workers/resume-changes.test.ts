import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { duplicateResume } from "~/domain/resumes/add/duplicate-resume.server";
import { eraseResume, sweepDeletedResumes } from "~/domain/resumes/bin/resume-bin.server";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import type { Files } from "~/ports/context";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { linksIn, visibleText } from "../support/http/markup";
import { seedBuiltResume } from "../support/resumes/builder-member";
import { nurseText, seedJob, seedResume, seedRewrite } from "../support/storage/seed";
import { storedKeys, worldState } from "../support/storage/world-state";

const page = "/app/dashboard/resumes";
const day = 24 * 60 * 60 * 1000;

async function rowsOf(member: Member): Promise<Record<string, unknown>[]> {
  const rows = await env.DB.prepare("SELECT * FROM resumes WHERE user_id = ? ORDER BY created_at, id")
    .bind(member.user.id)
    .all();
  return rows.results;
}

/** Sends a form of the list, and answers with the text of the page that it leads to. */
async function change({ browser }: Member, fields: Record<string, string>, from = page): Promise<string> {
  const response = await browser.post(from, fields);
  expect(response.status).toBe(303);
  return visibleText(await browser.page(response.headers.get("Location") ?? ""));
}

async function uploaded(member: Member): Promise<string> {
  const id = v7();
  await member.browser.post(page, { id, file: fileOf(resumeWord(), "cv.docx") });
  return id;
}

it("renames, says what stands, and gives the first name back", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member);
  const rename = (name: string) => change(member, { intent: "rename", resumeId, name });
  expect(await rename("  For \u202e hospitals\n ")).toContain("Resume renamed It is now called “For hospitals”.");
  expect(await member.browser.page(page)).toContain("Text: For hospitals");
  expect(await rename("Second")).toContain("It is now called “Second”.");
  expect(await rename("")).toContain("It is now called “Dana Reyes”.");
  const tooLong = await member.browser.post(`${page}?rename=${resumeId}`, {
    intent: "rename",
    resumeId,
    name: "x".repeat(121),
  });
  expect(tooLong.status).toBe(400);
  expect(await tooLong.text()).toMatch(/id="resume-name-error"[^>]*>At most 120 characters/);
  expect((await rowsOf(member))[0]?.name).toBeNull();
});

it("duplicates a resume with its file once, however often the form is sent", async () => {
  const member = await newMember();
  const resumeId = await uploaded(member);
  const fields = { intent: "duplicate", resumeId, id: v7() };
  const formToken = await member.browser.formToken(page);
  const sendings = Array.from({ length: 4 }, () => member.browser.submit(page, { formToken, ...fields }));
  expect((await Promise.all(sendings)).map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const [original, copy, ...more] = await rowsOf(member);
  expect(more).toEqual([]);
  expect(copy).toMatchObject({
    id: fields.id,
    name: "cv.docx (copy)",
    content: original?.content,
    original_cv_text: original?.original_cv_text,
    version: 1,
    version_source: "original",
  });
  expect(copy?.original_file_url).not.toBe(original?.original_file_url);
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(2);
  const bytesOf = async (id: string) => (await member.browser.get(`${page}/${id}/file`)).arrayBuffer();
  expect(await bytesOf(fields.id)).toEqual(await bytesOf(resumeId));
  const again = await change(member, { intent: "duplicate", resumeId: fields.id, id: v7() });
  expect(again).toContain("The copy is called “cv.docx (copy 2)”.");
});

it("shows no copy whose file could not be copied, and finishes it when the form is sent again", async () => {
  const member = await newMember();
  const input = { id: v7(), resumeId: await uploaded(member) };
  const copy: Files["copy"] = () => Promise.reject(new Error("The store is down"));
  const answer = await duplicateResume({ ...member.ctx, files: { ...app.files, copy } }, input);
  expect(answer).toEqual({ ok: false, reason: "not-stored" });
  expect(await member.browser.page(page)).not.toContain("(copy)");
  expect(await duplicateResume(member.ctx, input)).toEqual({ ok: true, name: "cv.docx (copy)" });
  expect(await member.browser.page(page)).toContain("cv.docx (copy)");
  const other = { id: input.id, resumeId: await seedResume(member) };
  expect(await duplicateResume(member.ctx, other)).toEqual({ ok: false, reason: "id-taken" });
});

it("deletes into the bin, with an undo in the toast that works once and more often", async () => {
  const member = await newMember();
  const resumeId = await uploaded(member);
  const deleted = await member.browser.post(`${page}?q=cv&rename=${resumeId}`, { intent: "delete", resumeId });
  expect(deleted.headers.get("Location")).toBe(`${page}?q=cv`);
  const html = await member.browser.page(`${page}?q=cv`);
  expect(visibleText(html)).toContain("Resume deleted “cv.docx” stays under Recently deleted for 7 days. Undo");
  const undo = html.match(/<form[^>]*action="([^"]*)"[^>]*>(?:(?!<\/form>).)*>Undo<\/button>/s)?.[0] ?? "";
  expect(undo).toContain('name="intent" value="restore"');
  expect(undo).toContain(`name="resumeId" value="${resumeId}"`);
  for (const path of [resumeId, `${resumeId}/file`]) {
    expect((await member.browser.get(`${page}/${path}`)).status).toBe(404);
  }
  expect(linksIn(html, /matcher\?resume/)).toEqual([]);
  expect(await member.browser.page("/app/dashboard/matcher")).not.toContain("cv.docx");
  for (let times = 0; times < 2; times += 1) {
    expect(await change(member, { intent: "restore", resumeId })).toContain("Resume restored “cv.docx” is back");
  }
  expect((await member.browser.get(`${page}/${resumeId}/file`)).status).toBe(200);
});

it("asks before it deletes for good, and then nothing is left", async () => {
  const member = await newMember();
  const resumeId = await uploaded(member);
  await change(member, { intent: "delete", resumeId });
  const asked = visibleText(await member.browser.page(`${page}?erase=${resumeId}`));
  expect(asked).toContain("Delete it for good?");
  expect(await rowsOf(member)).toHaveLength(1);
  expect(await change(member, { intent: "erase", resumeId })).toContain("Deleted for good");
  expect([await rowsOf(member), await storedKeys(`${member.user.id}/`)]).toEqual([[], []]);
  for (const intent of ["erase", "restore", "delete", "rename"]) {
    expect(await change(member, { intent, resumeId })).toContain("This resume is not there any more.");
  }
});

it("never brings back a resume whose deletion began, and sweeps it where it stopped", async () => {
  const member = await newMember();
  const resumeId = await uploaded(member);
  await change(member, { intent: "delete", resumeId });
  const remove: Files["remove"] = () => Promise.reject(new Error("The store is down"));
  const answer = await eraseResume({ ...member.ctx, files: { ...app.files, remove } }, resumeId);
  expect(answer).toEqual({ ok: true, name: "cv.docx" });
  expect(await change(member, { intent: "restore", resumeId })).toContain("This resume is not there any more.");
  expect(await rowsOf(member)).toHaveLength(1);
  await sweepDeletedResumes(app);
  expect([await rowsOf(member), await storedKeys(`${member.user.id}/`)]).toEqual([[], []]);
});

it("sweeps the bin after seven days and no day earlier: file first, rewrites and their names stay", async () => {
  const member = await newMember();
  const resumeId = await uploaded(member);
  const rewriteId = await seedRewrite(member, resumeId, await seedJob(member));
  await change(member, { intent: "delete", resumeId });
  await sweepDeletedResumes({ ...app, now: () => Date.now() + 7 * day - 1000 });
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(1);
  const later = { ...app, now: () => Date.now() + 7 * day + 61_000 };
  const remove: Files["remove"] = () => Promise.reject(new Error("The store is down"));
  await expect(sweepDeletedResumes({ ...later, files: { ...app.files, remove } })).rejects.toThrow("The store is down");
  expect(await rowsOf(member)).toHaveLength(1);
  await sweepDeletedResumes(later);
  expect([await rowsOf(member), await storedKeys(`${member.user.id}/`)]).toEqual([[], []]);
  const rewrite = await env.DB.prepare("SELECT * FROM rewrites WHERE id = ?").bind(rewriteId).first();
  expect(rewrite).toMatchObject({ resume_id: null, resume_name: "Pasted text" });
});

it("finishes the rewrite of a resume that is put in the bin meanwhile, and counts it", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member);
  const id = v7();
  const month = new Date().toISOString().slice(0, 7);
  const quiet = { ...member.ctx, messages: { send: async () => undefined } };
  await requestRewrite(quiet, { id, resumeId, jobId: await seedJob(member) });
  expect(await app.usage.used(member.user.id, month)).toBe(1);
  await change(member, { intent: "delete", resumeId });
  expect(await processRewrite(app, { rewriteId: id })).toBe("finished");
  const rewrite = await env.DB.prepare("SELECT status, failure FROM rewrites WHERE id = ?").bind(id).first();
  expect(rewrite).toEqual({ status: "done", failure: null });
  expect(await app.usage.used(member.user.id, month)).toBe(1);
});

it("changes nothing of anybody else's", async () => {
  const owner = await newMember();
  const stranger = await newMember();
  const [shown, binned] = [await seedResume(owner), await seedResume(owner)];
  await change(owner, { intent: "delete", resumeId: binned });
  await stranger.browser.page(page);
  const before = await worldState();
  for (const resumeId of [shown, binned]) {
    for (const intent of ["rename", "duplicate", "delete", "restore", "erase"]) {
      const text = await change(stranger, { intent, resumeId, id: v7(), name: "Mine now" });
      expect(text, intent).toContain("This resume is not there any more.");
    }
  }
  expect(await worldState()).toEqual(before);
});

it("keeps the selection where a rewrite is refused, and says why in the words of the page", async () => {
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const ask = (fields: Record<string, string>) =>
    member.browser.post(`${page}?rewrite=${resumeId}`, { intent: "rewrite", id: v7(), resumeId, ...fields });
  const toastAfter = async (response: Response) => {
    const to = response.headers.get("Location") ?? "";
    return [to, visibleText(await member.browser.page(to))];
  };
  const [noJob, noJobText] = await toastAfter(await ask({}));
  expect(noJob).toBe(`${page}?rewrite=${resumeId}`);
  expect(noJobText).toContain("Select both resume and job");
  const [, unknownText] = await toastAfter(await ask({ jobId: v7() }));
  expect(unknownText).toContain("Error Resume or job post not found.");

  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < 5; use += 1) {
    await app.usage.reserve({ userId: member.user.id, rewriteId: v7(), month, limit: 5 });
  }
  const [limited, limitedText] = await toastAfter(await ask({ jobId }));
  expect(limited).toBe(`${page}?rewrite=${resumeId}&job=${jobId}`);
  expect(limitedText).toContain("Monthly Lapel limit reached.");
  expect(limitedText).toContain('Your "free" plan allows 5 rewrites per month.');
  expect(await member.browser.page(limited ?? "")).toMatch(new RegExp(`<option value="${jobId}" selected=""`));
});

it("goes to the rewrite that was begun", async () => {
  const member = await newMember();
  const fields = { intent: "rewrite", id: v7(), resumeId: await seedResume(member), jobId: await seedJob(member) };
  const response = await member.browser.post(page, fields);
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    `/app/dashboard/rewrites/${fields.id}?wait`,
  ]);
});

it("answers made-up forms with the form", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member, { text: nurseText });
  const before = await rowsOf(member);
  for (const fields of [
    { intent: "explode", resumeId },
    { intent: "delete", resumeId: "1" },
    { intent: "rename" },
    { intent: "duplicate", resumeId },
    { intent: "rewrite" },
  ]) {
    const response = await member.browser.post(page, fields as Record<string, string>);
    expect(response.status, JSON.stringify(fields)).toBe(400);
  }
  expect(await rowsOf(member)).toEqual(before);
});

it("says of a copy that it says more than the builder's form, where its original was corrected", async () => {
  const member = await newMember();
  const resumeId = await seedBuiltResume(member);
  const [before = "", after = ""] = [v7(), v7()];
  await duplicateResume(member.ctx, { id: before, resumeId });
  await member.browser.post(`${page}/${resumeId}/edit/basics`, { basedOn: "1", name: "Marisol Hale" });
  await duplicateResume(member.ctx, { id: after, resumeId });
  const isWarned = async (id: string) =>
    visibleText(await member.browser.page(`${page}/${id}/builder`)).includes("was changed since it was built");
  expect([await isWarned(before), await isWarned(resumeId), await isWarned(after)]).toEqual([false, true, true]);
});
