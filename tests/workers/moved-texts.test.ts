import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { resumes } from "~/db/schema/resumes";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import { decideRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { deleteRewriteTexts } from "~/domain/rewriting/decide/delete-rewrite-texts.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { moveOldRows } from "~/domain/storage/move-old-rows.server";
import { sweepContents } from "~/domain/storage/sweep-contents.server";
import { parseResume } from "~/tailor/parse/parse-resume";
import { app, type Member, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { longResume } from "../support/resumes/long-resume";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { crashingContext } from "../support/storage/crashing-context";
import { asOldRows } from "../support/storage/old-rows";
import { seedJob, seedStep } from "../support/storage/seed";
import { storedKeys, tableNames } from "../support/storage/world-state";

// A first rewrite loads all that renders files, and a long one takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const hour = 60 * 60 * 1000;
const mostRowBytes = 4 * 1024;

afterEach(() => void vi.restoreAllMocks());

interface Furnished {
  member: Member;
  resumeId: string;
  jobId: string;
  rewriteId: string;
  stepId: string;
}

/** A member with a row of each kind that has long texts; the rewrite is decided about in part. */
async function furnished(characters: number): Promise<Furnished> {
  const member = await newMember();
  const resumeId = v7();
  await addResumeText(member.ctx, { id: resumeId, text: longResume(characters) });
  const document = parseResume(longResume(characters - 100, "Dana Q. Reyes"));
  await saveVersion(member.ctx, { resumeId, basedOn: 1, source: "correction", text: document.source, document });
  const jobId = await seedJob(member);
  const { id: rewriteId } = await doneRewrite(member, { resumeId, jobId });
  const rewrite = await getRewrite(member.ctx, rewriteId);
  const change = rewrite?.result?.changes.find(({ change: { order } }) => !order)?.change.id ?? "";
  const decision = { intent: "edit", change, text: "Cared for a ward of 12", revision: 1 } as const;
  expect(await decideRewrite(member.ctx, { id: rewriteId, decision })).toEqual({ ok: true });
  await matchResumeWithJob(member.ctx, { resumeId, jobId });
  const stepId = await seedStep(member, jobId, resumeId);
  return { member, resumeId, jobId, rewriteId, stepId };
}

function pagesOf({ resumeId, jobId, rewriteId, stepId }: Furnished): string[] {
  const resume = `/app/dashboard/resumes/${resumeId}`;
  return [
    ...[
      "/app/dashboard/resumes",
      resume,
      `${resume}/versions/1`,
      `${resume}/compare?from=1&to=2`,
      `${resume}/edit/basics`,
    ],
    ...[`/app/dashboard/resumes?rewritten=${resumeId}`, `/app/dashboard/resumes?letter=${resumeId}`],
    ...[`/app/dashboard/rewrites/${rewriteId}`, `/app/dashboard/rewrites/${rewriteId}/resume.txt`],
    ...[
      "/app/dashboard/history",
      `/app/dashboard/matcher?resume=${resumeId}&job=${jobId}`,
      `/app/dashboard/jobs/${jobId}`,
    ],
    `/app/dashboard/jobs/${jobId}/steps/${stepId}/resume.txt`,
  ];
}

async function shownOn({ member }: Furnished, pages: string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const path of pages) {
    const response = await member.browser.get(path);
    expect(response.status, path).toBe(200);
    shown.push(`${path}\n${visibleText(await response.text())}`);
  }
  return shown;
}

const unmoved = `SELECT (SELECT count(*) FROM resumes WHERE document <> '') + (SELECT count(*) FROM resume_versions
  WHERE document <> '') + (SELECT count(*) FROM rewrites WHERE result IS NOT NULL) + (SELECT count(*) FROM
  resume_job_matches WHERE details <> '') + (SELECT count(*) FROM application_steps WHERE sent_document IS NOT NULL) AS n`;
const left = async () => (await env.DB.prepare(unmoved).first<{ n: number }>())?.n;

/** Most bytes of a row of each table, all of its columns. */
async function rowBytes(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tableNames()) {
    const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
    const columns = results.map(({ name }) => `coalesce(octet_length("${name}"), 0)`).join(" + ");
    const row = await env.DB.prepare(`SELECT max(${columns}) AS bytes FROM ${table}`).first<{ bytes: number | null }>();
    found[table] = row?.bytes ?? 0;
  }
  return found;
}

let scene: Furnished;
beforeAll(async () => {
  scene = await furnished(20_000);
});

it("keeps every row below 4 kB for a resume of 20,000 characters", async () => {
  const bytes = await rowBytes();
  for (const table of ["resumes", "resume_versions", "rewrites", "resume_job_matches", "application_steps"]) {
    expect(bytes[table], table).toBeGreaterThan(0);
  }
  for (const [table, most] of Object.entries(bytes)) expect(most, table).toBeLessThanOrEqual(mostRowBytes);
});

it("shows the same from new rows, from old rows, and from old rows that were moved", async () => {
  const pages = pagesOf(scene);
  const asNew = await shownOn(scene, pages);
  await asOldRows(scene.member);
  expect(await left()).toBe(5);
  const matcher = pages.findIndex((path) => path.includes("matcher"));
  const same = (shown: string[]) => shown.filter((_, at) => at !== matcher);
  const asOld = await shownOn(scene, pages);
  expect(same(asOld)).toEqual(same(asNew));
  // Each row, and the last texts of the resume.
  expect(await moveOldRows(app)).toBe(6);
  expect(await left()).toBe(0);
  expect(await moveOldRows(app)).toBe(0);
  expect(await shownOn(scene, pages)).toEqual(asOld);
  expect((await getRewrite(scene.member.ctx, scene.rewriteId))?.hasOwnWords).toBe(true);
  for (const [table, most] of Object.entries(await rowBytes())) expect(most, table).toBeLessThanOrEqual(mostRowBytes);
});

it("moves on where a crash cut it off, whichever step that was, and leaves nothing behind", async () => {
  const small = await furnished(4000);
  const { member, resumeId, rewriteId } = small;
  const before = [await getResume(member.ctx, resumeId), await getRewrite(member.ctx, rewriteId)];
  await asOldRows(member);
  const texts = async () => {
    const [resume, rewrite] = [await getResume(member.ctx, resumeId), await getRewrite(member.ctx, rewriteId)];
    return [resume?.originalCvText, resume?.document, rewrite?.result, rewrite?.coverLetter];
  };
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const expected = [before[0], before[1]] as [
    Awaited<ReturnType<typeof getResume>>,
    Awaited<ReturnType<typeof getRewrite>>,
  ];
  for (let effects = 1; effects < 12; effects++) {
    await moveOldRows({ ...crashingContext(app, effects) }).catch(() => undefined);
    const [resume, rewrite] = expected;
    expect(await texts()).toEqual([resume?.originalCvText, resume?.document, rewrite?.result, rewrite?.coverLetter]);
  }
  await moveOldRows(app);
  expect(await left()).toBe(0);
  await sweepContents({ ...app, now: () => Date.now() + 7 * hour });
  const count = "SELECT count(*) AS n FROM stored_contents WHERE user_id = ?";
  const notes = await env.DB.prepare(count).bind(member.user.id).first<{ n: number }>();
  expect(await storedKeys(`${member.user.id}/contents/`)).toHaveLength(notes?.n ?? -1);
  expect(notes?.n).toBeLessThanOrEqual(5);
});

it("leaves a row alone that its user changes meanwhile", async () => {
  const { member, resumeId } = await furnished(4000);
  await asOldRows(member);
  const document = parseResume(longResume(4200, "Dana R. Reyes"));
  const version = { resumeId, basedOn: 2, source: "correction", text: document.source, document } as const;
  const put = async (...file: Parameters<typeof app.files.put>) => {
    await saveVersion(member.ctx, version);
    await app.files.put(...file);
  };
  await moveOldRows({ ...app, files: { ...app.files, put } });
  const read = await getResume(member.ctx, resumeId);
  expect([read?.version, read?.originalCvText]).toEqual([3, document.source]);
});

/** Another version of the resume, as its user saves one. */
async function editResume({ member, resumeId }: Furnished): Promise<void> {
  const document = parseResume(longResume(4200, "Dana R. Reyes"));
  const version = { resumeId, basedOn: 2, source: "correction", text: document.source, document } as const;
  expect(await saveVersion(member.ctx, version)).toMatchObject({ ok: true });
}

async function lastTextsOf(resumeId: string) {
  const [row] = await app.db.select().from(resumes).where(eq(resumes.id, resumeId));
  return { rewrittenCv: row?.rewrittenCv, coverLetter: row?.coverLetter, lastRewriteId: row?.lastRewriteId };
}

it("moves the last texts of a resume also where it was changed before", async () => {
  const changed = await furnished(4000);
  await asOldRows(changed.member);
  await editResume(changed);
  expect((await lastTextsOf(changed.resumeId)).rewrittenCv).toContain("Dana");
  await moveOldRows(app);
  const { resumeId, rewriteId } = changed;
  expect(await lastTextsOf(resumeId)).toEqual({ rewrittenCv: null, coverLetter: null, lastRewriteId: rewriteId });
});

it.each(["as it stood", "changed", "moved"])(
  "deletes what a rewrite says from its old resume, %s, too",
  async (state) => {
    const old = await furnished(4000);
    const { member, resumeId, rewriteId } = old;
    await asOldRows(member);
    if (state === "changed") await editResume(old);
    if (state === "moved") await moveOldRows(app);
    expect(await deleteRewriteTexts(member.ctx, rewriteId)).toBe(true);
    for (const _ of ["before the cron", "after it"]) {
      expect(await lastTextsOf(resumeId)).toEqual({ rewrittenCv: null, coverLetter: null, lastRewriteId: null });
      expect((await member.browser.get("/app/dashboard/resumes")).status).toBe(200);
      expect((await member.browser.get(`/app/dashboard/resumes?rewritten=${resumeId}`)).status).toBe(200);
      await moveOldRows(app);
    }
  },
);

it("leaves the texts of a newer rewrite where an older one is deleted", async () => {
  const { member, resumeId, jobId, rewriteId } = await furnished(4000);
  const jobPostId = await seedJob(member, { description: `${longResume(10)}\nRequirements\n- Wound care` });
  const newer = await doneRewrite(member, { resumeId, jobId: jobPostId });
  await asOldRows(member);
  expect(await deleteRewriteTexts(member.ctx, rewriteId)).toBe(true);
  expect((await lastTextsOf(resumeId)).rewrittenCv).toContain("Dana");
  await moveOldRows(app);
  expect((await lastTextsOf(resumeId)).lastRewriteId).toBe(newer.id);
  expect(jobId).not.toBe(newer.jobId);
});

it("moves what cannot be read as it is, tells so on its page, and keeps the lists", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const member = await newMember();
  const broken = { userId: member.user.id, storedAt: 1, createdAt: Date.now() };
  const documents = ["{broken", "[]", '{"basics":{}}', '{"version":9}'];
  const ids = documents.map(() => v7());
  for (const [at, document] of documents.entries()) {
    await app.db.insert(resumes).values({ ...broken, id: ids[at] ?? "", originalCvText: `Resume ${at}`, document });
  }
  for (const _ of ["in their columns", "moved"]) {
    for (const id of ids) expect((await member.browser.get(`/app/dashboard/resumes/${id}`)).status).toBe(503);
    expect(await member.browser.page("/app/dashboard/resumes")).toContain("Resume 3");
    expect(await moveOldRows(app)).toBeLessThanOrEqual(documents.length);
  }
  expect(await left()).toBe(0);
  const [row] = await app.db
    .select()
    .from(resumes)
    .where(eq(resumes.id, ids[0] ?? ""));
  expect(row?.document).toBe("");
});

it("passes over rows that cannot be moved, however many stand before the others", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [damaged, sound] = [await newMember(), await newMember()];
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(4000))).toString("base64");
  const oldRow = (userId: string) =>
    app.db.insert(resumes).values({
      ...{ id: v7(), userId, originalCvText: "Dana", document: JSON.stringify(noise()), storedAt: 1, createdAt: 1 },
    });
  await app.db.batch([oldRow(damaged.user.id), ...Array.from({ length: 59 }, () => oldRow(damaged.user.id))]);
  await oldRow(sound.user.id);
  const put: typeof app.files.put = (key, ...file) =>
    key.startsWith(damaged.user.id) ? Promise.reject(new Error("Refused")) : app.files.put(key, ...file);
  expect(await moveOldRows({ ...app, files: { ...app.files, put } })).toBe(1);
  const [row] = await app.db.select().from(resumes).where(eq(resumes.userId, sound.user.id));
  expect(row?.document).toBe("");
  await app.db.delete(resumes).where(eq(resumes.userId, damaged.user.id));
});
