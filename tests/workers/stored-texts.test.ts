import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { v7 } from "uuid";
import { afterEach, expect, it, vi } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { facts } from "~/db/schema/matching";
import { builderDrafts, resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { removeStep } from "~/domain/applications/remove-step.server";
import { eraseAccount } from "~/domain/privacy/erase-account.server";
import { addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { duplicateResume } from "~/domain/resumes/add/duplicate-resume.server";
import { deleteResume, eraseResume } from "~/domain/resumes/bin/resume-bin.server";
import { resumeContent } from "~/domain/resumes/resume-content.server";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { restoreVersion } from "~/domain/resumes/versions/restore-version.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import { decideRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { keepContent } from "~/domain/storage/content.server";
import { storageUsed, storageUsedBy } from "~/domain/storage/storage-used.server";
import { sweepContents } from "~/domain/storage/sweep-contents.server";
import { parseResume } from "~/tailor/parse/parse-resume";
import { app, type Member, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { longResume } from "../support/resumes/long-resume";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { workerWith } from "../support/runner/worker-with";
import { crashingContext } from "../support/storage/crashing-context";
import { seedJob, seedResume, seedStep } from "../support/storage/seed";
import { storedKeys } from "../support/storage/world-state";

// A first rewrite loads all that renders files.
vi.setConfig({ testTimeout: 180_000 });

const hour = 60 * 60 * 1000;
const text = longResume(5000);

afterEach(() => void vi.restoreAllMocks());

/** A saved resume whose texts lie in an object. */
async function withResume(said = text): Promise<{ member: Member; id: string }> {
  const member = await newMember();
  const id = v7();
  expect(await addResumeText(member.ctx, { id, text: said })).toEqual({ ok: true });
  return { member, id };
}

const objectsOf = ({ user }: Member) => storedKeys(`${user.id}/contents/`);
const later = (milliseconds: number) => ({ ...app, now: () => Date.now() + milliseconds });

async function notesOf({ user }: Member): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT key FROM stored_contents WHERE user_id = ?").bind(user.id).all();
  return results.map(({ key }) => `${user.id}/contents/${key}`);
}

it("keeps a short text in its row, a long one as one object, and reads both as they were", async () => {
  const short = await withResume("Dana Reyes\n\nSKILLS\nWound care");
  expect(await objectsOf(short.member)).toEqual([]);
  expect((await getResume(short.member.ctx, short.id))?.originalCvText).toBe("Dana Reyes\n\nSKILLS\nWound care");
  const long = await withResume();
  expect(await objectsOf(long.member)).toHaveLength(1);
  const read = await getResume(long.member.ctx, long.id);
  expect(read?.originalCvText).toBe(text);
  expect(read?.document).toEqual(parseResume(text));
});

it("writes equal texts of one user once, and of two users each for themselves", async () => {
  const { member, id } = await withResume();
  const changed = parseResume(longResume(5200));
  await saveVersion(member.ctx, {
    resumeId: id,
    basedOn: 1,
    source: "correction",
    text: changed.source,
    document: changed,
  });
  expect(await objectsOf(member)).toHaveLength(2);
  for (let at = 2; at < 12; at++) {
    const version = at % 2 === 0 ? 1 : 2;
    expect((await restoreVersion(member.ctx, { resumeId: id, version, basedOn: at })).ok).toBe(true);
  }
  await duplicateResume(member.ctx, { id: v7(), resumeId: id });
  expect(await objectsOf(member)).toHaveLength(2);
  const { member: other } = await withResume();
  expect((await objectsOf(other))[0]?.split("/")[0]).toBe(other.user.id);
});

it("reads no object of somebody else, whatever key a row has", async () => {
  const [mine, theirs] = [await withResume(), await withResume(longResume(5000, "Somebody Else"))];
  const [row] = await app.db.select().from(resumes).where(eq(resumes.id, theirs.id));
  await app.db
    .update(resumes)
    .set({ contentKey: row?.contentKey ?? "" })
    .where(eq(resumes.id, mine.id));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(getResume(mine.member.ctx, mine.id)).rejects.toMatchObject({ reason: "missing" });
  expect(await getResume(mine.member.ctx, theirs.id)).toBeNull();
});

it("removes what no row refers to after six hours, and what rows let go of after a quarter of one", async () => {
  const { member, id } = await withResume();
  const [kept] = await objectsOf(member);
  const lost = { text: "lost", document: parseResume(longResume(6000)) };
  await keepContent(app, member.user.id, resumeContent, lost);
  expect(await objectsOf(member)).toHaveLength(2);
  await sweepContents(later(5 * hour));
  expect(await objectsOf(member)).toHaveLength(2);
  await sweepContents(later(7 * hour));
  expect(await objectsOf(member)).toEqual([kept]);
  expect(await notesOf(member)).toEqual([kept]);

  await deleteResume(member.ctx, id);
  await eraseResume(member.ctx, id);
  await sweepContents(later(hour / 6));
  expect(await objectsOf(member)).toEqual([kept]);
  await sweepContents(later(hour / 3));
  expect([await objectsOf(member), await notesOf(member)]).toEqual([[], []]);
});

it("removes all that is due in one run, and begins no further batch when its time is over", async () => {
  const { user } = await newMember();
  const notes = env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
      INSERT INTO stored_contents (user_id, key, bytes, due_at) SELECT ?, 'note.' || n, 1, 0 FROM numbers`,
  ).bind(user.id);
  await notes.run();
  expect(await sweepContents(app)).toBe(1200);
  await notes.run();
  let minutes = 0;
  expect(await sweepContents({ ...app, now: () => Date.now() + minutes++ * 60_000 })).toBe(500);
});

it("keeps no object for a row of somebody else, and touches no note of another user of the same name", async () => {
  const [mine, theirs] = [await withResume(), await withResume()];
  const note = "UPDATE stored_contents SET key = 'same' WHERE user_id = ?";
  const row = "UPDATE resumes SET content_key = 'same' WHERE user_id = ?";
  await env.DB.batch([note, row].map((statement) => env.DB.prepare(statement).bind(theirs.member.user.id)));
  await env.DB.prepare(note).bind(mine.member.user.id).run();
  await sweepContents(later(7 * hour));
  expect(await notesOf(mine.member)).toEqual([]);
  expect(await notesOf(theirs.member)).toEqual([`${theirs.member.user.id}/contents/same`]);
});

it("gives a text another object where the equal one is being removed", async () => {
  const { member, id } = await withResume();
  const [old] = await objectsOf(member);
  await deleteResume(member.ctx, id);
  await eraseResume(member.ctx, id);
  const again = v7();
  const remove = async (keys: string[]) => {
    // Right between the mark and the removal the same text comes again.
    await addResumeText({ ...member.ctx, ...later(hour), user: member.user }, { id: again, text });
    await app.files.remove(keys);
  };
  await sweepContents({ ...later(hour), files: { ...app.files, remove } });
  const [now, ...more] = await objectsOf(member);
  expect(more).toEqual([]);
  expect(now).not.toBe(old);
  expect(await notesOf(member)).toEqual([now]);
  expect((await getResume(member.ctx, again))?.originalCvText).toBe(text);
});

it("keeps from the sweep what was written again since a row let go of it", async () => {
  const { member, id } = await withResume();
  await deleteResume(member.ctx, id);
  await eraseResume(member.ctx, id);
  const again = v7();
  await addResumeText(member.ctx, { id: again, text });
  await sweepContents(later(hour));
  await sweepContents(later(100 * 24 * hour));
  expect((await getResume(member.ctx, again))?.originalCvText).toBe(text);
});

it("finishes a removal that the store or a crash cut off", async () => {
  const { member, id } = await withResume();
  await deleteResume(member.ctx, id);
  await eraseResume(member.ctx, id);
  const remove = () => Promise.reject(new Error("The store is down"));
  await expect(sweepContents({ ...later(hour), files: { ...app.files, remove } })).rejects.toThrow("down");
  expect([await objectsOf(member), await notesOf(member)].map(({ length }) => length)).toEqual([1, 1]);
  for (let effects = 1; effects < 4; effects++) {
    await sweepContents({ ...crashingContext(app, effects), now: later(hour).now }).catch(() => undefined);
  }
  await sweepContents(later(hour));
  expect([await objectsOf(member), await notesOf(member)]).toEqual([[], []]);
});

it("saves a version wholly or not at all, after whichever step it crashes, and leaves no object for good", async () => {
  const changed = parseResume(longResume(5400));
  for (let effects = 1; effects < 5; effects++) {
    const { member, id } = await withResume();
    const crashing = crashingContext(app, effects);
    const version = {
      resumeId: id,
      basedOn: 1,
      source: "correction",
      text: changed.source,
      document: changed,
    } as const;
    await saveVersion({ ...crashing, user: member.user }, version).catch(() => undefined);
    const read = await getResume(member.ctx, id);
    expect([text, changed.source]).toContain(read?.originalCvText);
    expect(read?.originalCvText === text ? 1 : 2).toBe(read?.version);
    await sweepContents(later(7 * hour));
    expect(await objectsOf(member)).toHaveLength(read?.version ?? 0);
    expect(await notesOf(member)).toHaveLength(read?.version ?? 0);
  }
});

it("keeps one of two decisions at once, and sweeps what the other wrote", async () => {
  const member = await newMember();
  const { id } = await doneRewrite(member);
  const change = (await getRewrite(member.ctx, id))?.result?.changes[0]?.change.id ?? "";
  const decisions = [
    { intent: "reject", change, revision: 1 },
    { intent: "reject-all", revision: 1 },
  ] as const;
  const answers = await Promise.all(decisions.map((decision) => decideRewrite(member.ctx, { id, decision })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await sweepContents(later(7 * hour));
  const [row] = await app.db.select().from(rewrites).where(eq(rewrites.id, id));
  const keys = (await objectsOf(member)).map((key) => key.split("/").at(-1));
  expect(keys.filter((key) => key === row?.contentKey)).toHaveLength(row?.contentKey ? 1 : 0);
  expect(keys.length).toBeLessThanOrEqual(2);
  expect((await getRewrite(member.ctx, id))?.revision).toBe(2);
});

it("lets the attachments of a step go with it", async () => {
  const { member, id } = await withResume();
  const jobId = await seedJob(member);
  const stepId = await seedStep(member, jobId, id);
  expect(await objectsOf(member)).toHaveLength(2);
  await removeStep(member.ctx, { jobId, stepId });
  await sweepContents(later(hour));
  expect(await objectsOf(member)).toHaveLength(1);
});

it("says that a text cannot be read, with a way on, and shows every list", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { member, id } = await withResume();
  const rewrite = await doneRewrite(member, { resumeId: id });
  const pages = [`/app/dashboard/resumes/${id}`, rewrite.path, `/app/dashboard/resumes?rewritten=${id}`];
  const lists = [
    "/app/dashboard/resumes",
    "/app/dashboard/history",
    "/app/dashboard",
    `/app/dashboard/resumes/${id}/versions`,
  ];
  const damages: [string, () => Promise<unknown>][] = [
    ["missing", async () => Promise.all((await objectsOf(member)).map((key) => env.FILES.delete(key)))],
    ["damaged", async () => Promise.all((await notesOf(member)).map((key) => env.FILES.put(key, "no gzip")))],
  ];
  for (const [what, damage] of damages) {
    await damage();
    for (const path of pages) {
      const response = await member.browser.get(path);
      expect(response.status, `${what} ${path}`).toBe(503);
      const page = await response.text();
      expect(visibleText(page)).toContain("This text cannot be read right now");
      expect(page).toContain('href="/app"');
    }
    for (const path of lists) expect((await member.browser.get(path)).status, path).toBe(200);
  }
  expect(log).toHaveBeenCalled();
});

it("says that the store does not answer, and does nothing by halves", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { member, id } = await withResume();
  const down = () => Promise.reject(new Error("R2 is down"));
  const { origin, address, cookies } = member.browser;
  const browser = new Browser(
    origin,
    address,
    workerWith({ FILES: { get: down, put: down, list: down, delete: down } }),
  );
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const response = await browser.get(`/app/dashboard/resumes/${id}`);
  expect(response.status).toBe(503);
  expect(visibleText(await response.text())).toContain("our store does not answer");
  expect((await browser.get("/app/dashboard/resumes")).status).toBe(200);
  const pasted = await browser.post("/app/dashboard/resumes?tab=paste", { id: v7(), text: longResume(6000) });
  expect(pasted.status).toBeGreaterThanOrEqual(400);
  expect(await app.db.select().from(resumes).where(eq(resumes.userId, member.user.id))).toHaveLength(1);
});

it("counts what a user's things take: files, objects, and rows", async () => {
  const member = await newMember();
  expect((await storageUsed(member.ctx)).bytes).toBe(0);
  await addResumeText(member.ctx, { id: v7(), text });
  const one = (await storageUsed(member.ctx)).bytes;
  const [key = ""] = await objectsOf(member);
  const size = (await env.FILES.head(key))?.size ?? 0;
  expect(one).toBeGreaterThan(size);
  expect(one).toBeLessThan(size + 2000);
  await app.db.update(resumes).set({ fileBytes: 5_000_000 }).where(eq(resumes.userId, member.user.id));
  expect((await storageUsed(member.ctx)).bytes).toBe(one + 5_000_000);
});

it("counts every text of every table, also of one that nobody named", async () => {
  const member = await newMember();
  const [resumeId, jobId, userId] = [await seedResume(member), await seedJob(member), member.user.id];
  const { bytes } = await storageUsed(member.ctx);
  const [long, now] = ["x".repeat(50_000), Date.now()];
  await app.db.batch([
    app.db.update(resumes).set({ userFeedback: long }).where(eq(resumes.id, resumeId)),
    app.db
      .update(jobPosts)
      .set({ sourceUrl: long, corrections: { [long]: "must" } })
      .where(eq(jobPosts.id, jobId)),
    app.db.insert(facts).values({
      ...{ id: v7(), userId, subject: long, subjectKey: long, confirmed: true, detail: long, answeredAt: now },
    }),
    app.db.insert(builderDrafts).values({ userId, resumeId, section: "skills", form: long, updatedAt: now }),
  ]);
  const added = (await storageUsed(member.ctx)).bytes - bytes;
  expect(added).toBeGreaterThan(7 * long.length);
  expect(added).toBeLessThan(7 * long.length + 2000);
});

it("sums the lengths of long rows from indexes, without reading the texts", async () => {
  const userId = v7();
  const query = app.db
    .select({ bytes: storageUsedBy(userId) })
    .from(sql`(SELECT 1)`)
    .toSQL();
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
    .bind(...query.params)
    .all<{ detail: string }>();
  const covering = plan.results.flatMap(({ detail }) => /COVERING INDEX (\w+)_bytes/.exec(detail)?.[1] ?? []);
  expect(new Set(covering)).toEqual(
    new Set([
      ...["resumes", "resume_versions", "rewrites", "job_posts"],
      ...["application_steps", "resume_job_matches", "match_scores", "facts"],
    ]),
  );
});

it("hands long texts out with their rows, not as files, and leaves none of a deleted account", async () => {
  const { member, id } = await withResume();
  await doneRewrite(member, { resumeId: id });
  const download = await member.browser.get("/app/dashboard/profile/data/download");
  const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
  const rows = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  const [resume] = rows("resumes");
  const [rewrite] = rows("rewrites");
  expect([resume.originalCvText, resume.document.source]).toEqual([text, text]);
  expect(rewrite.rewrittenCv).toContain("Northfield Hospital");
  expect([resume.rewrittenCv, resume.coverLetter]).toEqual([rewrite.rewrittenCv, rewrite.coverLetter]);
  expect(rewrite.result.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toEqual([]);
  const objects = await objectsOf(member);
  expect(objects.length).toBeGreaterThan(1);
  await Promise.all(objects.map((key) => env.FILES.delete(key)));
  const lost = await member.browser.get("/app/dashboard/profile/data/download");
  const left = strFromU8(unzipSync(new Uint8Array(await lost.arrayBuffer()))["rewrites.json"] ?? new Uint8Array());
  expect(JSON.parse(left)[0].content).toBe("Its long texts are missing.");
  await eraseAccount({ ...app, messages: { send: async () => undefined } }, member.user.id);
  expect([await storedKeys(`${member.user.id}/`), await notesOf(member)]).toEqual([[], []]);
});
