import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { addResumeFile } from "~/domain/resumes/add/add-resume-file.server";
import { duplicateResume } from "~/domain/resumes/add/duplicate-resume.server";
import { deleteResume, eraseResume, sweepUnstoredResumes } from "~/domain/resumes/bin/resume-bin.server";
import type { Files } from "~/ports/context";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { storedKeys } from "../support/storage/world-state";

const minute = 60 * 1000;

/** A store that takes the bytes or not, and fails either way. */
function failingFiles(taking: "before" | "after"): Files {
  const put: Files["put"] = async (key, bytes, type) => {
    if (taking === "after") await app.files.put(key, bytes, type);
    throw new Error("The store is down");
  };
  return { ...app.files, put };
}

async function count(member: Member): Promise<number> {
  const row = await env.DB.prepare("SELECT count(*) AS n FROM resumes WHERE user_id = ?")
    .bind(member.user.id)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

const later = (milliseconds: number) => ({ ...app, now: () => Date.now() + milliseconds });

it.each(["before", "after"] as const)(
  "hides a resume whose store failed %s taking the file, and sweeps both later",
  async (taking) => {
    const member = await newMember();
    const input = { id: v7(), file: fileOf(resumeWord(), "cv.docx") };
    const answer = await addResumeFile({ ...member.ctx, files: failingFiles(taking) }, input);
    expect(answer).toEqual({ ok: false, reason: "not-stored" });
    expect(await count(member)).toBe(1);
    expect(await storedKeys(`${member.user.id}/`)).toHaveLength(taking === "after" ? 1 : 0);
    expect(await member.browser.page("/app/dashboard/resumes")).toContain("No resumes found.");
    expect(await member.browser.page("/app/dashboard/matcher")).not.toContain("cv.docx");
    for (const path of [input.id, `${input.id}/file`]) {
      expect((await member.browser.get(`/app/dashboard/resumes/${path}`)).status).toBe(404);
    }

    await sweepUnstoredResumes(later(14 * minute));
    expect(await count(member)).toBe(1);
    await sweepUnstoredResumes(later(16 * minute));
    expect(await count(member)).toBe(0);
    expect(await storedKeys(`${member.user.id}/`)).toHaveLength(0);
  },
);

it("finishes an upload when the same form is sent again", async () => {
  const member = await newMember();
  const input = { id: v7(), file: fileOf(resumeWord(), "cv.docx") };
  await addResumeFile({ ...member.ctx, files: failingFiles("before") }, input);
  expect(await addResumeFile(member.ctx, input)).toEqual({ ok: true });
  expect(await count(member)).toBe(1);
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(1);
  expect(await member.browser.page("/app/dashboard/resumes")).toContain("cv.docx");
});

it("leaves no file without a row, and says so, where another sending of the form found no room meanwhile", async () => {
  const member = await newMember();
  const source = { id: v7(), file: fileOf(resumeWord(), "cv.docx") };
  expect(await addResumeFile(member.ctx, source)).toEqual({ ok: true });
  const stored = await storedKeys(`${member.user.id}/`);
  const takeAway = () => env.DB.prepare("DELETE FROM resumes WHERE stored_at IS NULL").run();
  const put: Files["put"] = async (key, ...file) => {
    await app.files.put(key, ...file);
    if (!key.includes("/contents/")) await takeAway();
  };
  const copy: Files["copy"] = async (from, to) => {
    const isThere = await app.files.copy(from, to);
    await takeAway();
    return isThere;
  };
  const ctx = { ...member.ctx, files: { ...app.files, put, copy } };
  const noRoom = { ok: false, reason: "no-room" };
  expect(await addResumeFile(ctx, { ...source, id: v7() })).toEqual(noRoom);
  expect(await duplicateResume(ctx, { id: v7(), resumeId: source.id })).toEqual(noRoom);
  expect([await count(member), await storedKeys(`${member.user.id}/`)]).toEqual([1, stored]);
});

it("leaves an old half-stored upload to the sweep", async () => {
  const member = await newMember();
  const input = { id: v7(), file: fileOf(resumeWord(), "cv.docx") };
  await addResumeFile({ ...member.ctx, files: failingFiles("before") }, input);
  const answer = await addResumeFile({ ...member.ctx, ...later(11 * minute), user: member.user }, input);
  expect(answer).toEqual({ ok: false, reason: "id-taken" });
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(0);
});

it("sweeps nothing that is stored, however old, and any number of what is not", async () => {
  const member = await newMember();
  await addResumeFile(member.ctx, { id: v7(), file: fileOf(resumeWord(), "kept.docx") });
  const insert = env.DB.prepare(
    `INSERT INTO resumes (id, user_id, original_file_url, original_cv_text, document, created_at)
     VALUES (?, ?, ?, '', '{}', ?)`,
  );
  const old = Date.now() - 60 * minute;
  await env.DB.batch(
    Array.from({ length: 200 }, (_, index) => insert.bind(v7(), member.user.id, `${member.user.id}/${index}`, old)),
  );
  await Promise.all(Array.from({ length: 5 }, (_, index) => env.FILES.put(`${member.user.id}/${index}`, "bytes")));
  let swept = 0;
  for (let run = 0; run < 4; run += 1) swept += await sweepUnstoredResumes(later(24 * 60 * minute));
  expect(swept).toBeGreaterThanOrEqual(200);
  expect(await count(member)).toBe(1);
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(1);
});

it("keeps the row where its file cannot be removed, for the next sweep", async () => {
  const member = await newMember();
  const input = { id: v7(), file: fileOf(resumeWord(), "cv.docx") };
  await addResumeFile({ ...member.ctx, files: failingFiles("after") }, input);
  const remove: Files["remove"] = () => Promise.reject(new Error("The store is down"));
  const broken = { ...later(16 * minute), files: { ...app.files, remove } };
  await expect(sweepUnstoredResumes(broken)).rejects.toThrow("The store is down");
  expect(await count(member)).toBe(1);
  await sweepUnstoredResumes(later(16 * minute));
  expect([await count(member), await storedKeys(`${member.user.id}/`)]).toEqual([0, []]);
});

it("gives files of one name that come in the same millisecond places of their own", async () => {
  const member = await newMember();
  const now = Date.now();
  const ctx = { ...member.ctx, now: () => now };
  const input = { file: fileOf(resumeWord(), "cv.docx") };
  const [first = "", second = "", copy = ""] = [v7(), v7(), v7()];
  const answers = await Promise.all([first, second].map((id) => addResumeFile(ctx, { ...input, id })));
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(await duplicateResume(ctx, { id: copy, resumeId: first })).toMatchObject({ ok: true });
  const at = (milliseconds: number) => `${member.user.id}/${now + milliseconds}_cv.docx`;
  expect(await storedKeys(`${member.user.id}/`)).toEqual([at(0), at(1), at(2)]);
  await deleteResume(member.ctx, first);
  await eraseResume(member.ctx, first);
  for (const [id, status] of [[first, 404] as const, [second, 200] as const, [copy, 200] as const]) {
    expect((await member.browser.get(`/app/dashboard/resumes/${id}/file`)).status).toBe(status);
  }
});
