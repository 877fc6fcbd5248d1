import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { creditLedger, creditUsage, rewrites } from "~/db/schema/rewriting";
import { getStepForm } from "~/domain/applications/get-step-form.server";
import { correctRequirements } from "~/domain/jobs/correct-requirements.server";
import { deleteResume, restoreResume } from "~/domain/resumes/bin/resume-bin.server";
import { decideRewrite, rescoreRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { deleteRewriteTexts } from "~/domain/rewriting/decide/delete-rewrite-texts.server";
import { givenBackAsksPerMonth } from "~/domain/rewriting/limits";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { getRewritePage } from "~/domain/rewriting/show/get-rewrite-page.server";
import { rewriteView } from "~/domain/rewriting/show/rewrite-view";
import { UnreadableContent } from "~/domain/storage/content-kind";
import { parseResume } from "~/tailor/parse/parse-resume";
import { consumeMessages } from "../../workers/queue";
import { app, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { modelSays, modelWorld } from "../support/model/model-world";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { type RewriteWorld, rewriteWorld } from "../support/rewriting/rewrite-world";
import { crashingContext } from "../support/storage/crashing-context";
import { seedAnswer, seedJob, seedResume } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const better = "Trained 4 student nurses in medication administration on a surgical ward";
const good = modelSays({ changes: { "Trained 4 student nurses in medication administration": better } });
const thisMonth = () => new Date().toISOString().slice(0, 7);

async function usesOf({ app, ctx }: RewriteWorld) {
  const rows = await app.db.select().from(creditUsage).where(eq(creditUsage.userId, ctx.user.id));
  return {
    counted: rows.reduce((sum, { usageCount }) => sum + usageCount, 0),
    used: await app.usage.used(ctx.user.id, thisMonth()),
  };
}

async function deliver(world: RewriteWorld, rewriteId: string, context = world.app) {
  const body = { type: "rewrite", version: 1, rewriteId };
  const batch = createMessageBatch("lapel-messages", [{ id: v7(), timestamp: new Date(), attempts: 1, body }]);
  const execution = createExecutionContext();
  await consumeMessages(batch, context);
  return getQueueResult(batch, execution);
}

/** Asks for a rewrite and works it off. */
async function rewrite(world: RewriteWorld, more: { again?: boolean } = {}, context = world.app) {
  const request = { ...world.request(), ...more };
  const answer = await requestRewrite(world.ctx, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.reason}`);
  await processRewrite(context, { rewriteId: answer.rewriteId });
  const [row] = await world.app.db.select().from(rewrites).where(eq(rewrites.id, answer.rewriteId));
  return { ...answer, row };
}

it("counts a use for each rewrite whose resume is deleted while the model writes, and finishes it from the bin", async () => {
  const world = await modelWorld([{ say: good }], { tier: "pro" });
  const { ctx, resumeId } = world;
  for (let time = 1; time <= 8; time++) {
    const ai = world.app.ai && {
      ...world.app.ai,
      ask: async (...request: Parameters<NonNullable<typeof world.app.ai>["ask"]>) => {
        const answer = await world.app.ai?.ask(...request);
        await deleteResume(ctx, resumeId);
        if (!answer) throw new Error("No model");
        return answer;
      },
    };
    const { row } = await rewrite(world, { again: true }, { ...world.app, ai });
    expect(row).toMatchObject({ status: "done", engine: "openai", counted: true, asks: 1 });
    expect(await restoreResume(ctx, resumeId)).toMatchObject({ ok: true });
  }
  expect({ calls: (await world.asked()).calls.length, ...(await usesOf(world)) }).toEqual({
    calls: 8,
    counted: 8,
    used: 8,
  });
});

it("counts a use where the resume is deleted for good after a model was asked, and none where it was not", async () => {
  for (const isAsked of [true, false]) {
    const world = await modelWorld([{ say: good }]);
    const request = world.request();
    await requestRewrite(world.ctx, request);
    if (!isAsked) await world.app.db.delete(resumes).where(eq(resumes.id, world.resumeId));
    const loadFont: typeof world.app.loadFont = async (name) => {
      await world.app.db.delete(resumes).where(eq(resumes.id, world.resumeId));
      return world.app.loadFont(name);
    };
    await deliver(world, request.id, { ...world.app, loadFont });
    const [row] = await world.app.db.select().from(rewrites).where(eq(rewrites.id, request.id));
    const uses = isAsked ? 1 : 0;
    expect(row).toMatchObject({ status: "failed", counted: isAsked, asks: uses, result: null, leaseId: null });
    expect(await usesOf(world)).toEqual({ counted: uses, used: uses });
    expect((await world.asked()).calls).toHaveLength(uses);
  }
});

it("never has more model calls uncounted than a few a month, however often a rewrite fails after it was asked", async () => {
  const world = await modelWorld([{ say: good }], { tier: "enterprise" });
  const broken = { ...world.app, loadFont: () => Promise.reject(new Error("No fonts today")) };
  const times = givenBackAsksPerMonth + 3;
  for (let time = 0; time < times; time++) {
    const request = { ...world.request(), again: true };
    await requestRewrite(world.ctx, request);
    for (const _ of [1, 2, 3]) await processRewrite(broken, { rewriteId: request.id });
  }
  const rows = await world.app.db.select().from(rewrites).where(eq(rewrites.userId, world.ctx.user.id));
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => "failed"));
  expect(rows.filter(({ counted }) => !counted)).toHaveLength(givenBackAsksPerMonth);
  expect((await world.asked()).calls).toHaveLength(times);
  expect(await usesOf(world)).toEqual({ counted: 3, used: 3 });
});

it("counts every asking once, and its use once, whichever step the consumer crashes after while the resume goes", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await modelWorld([{ say: good }]);
    const request = world.request();
    await requestRewrite(world.ctx, request);
    const dying = crashingContext(world.app, step);
    await processRewrite(dying, { rewriteId: request.id }).catch(() => undefined);
    if (!dying.crashed()) break;
    crashes += 1;
    await world.app.db.delete(resumes).where(eq(resumes.id, world.resumeId));
    const later = { ...world.app, now: () => Date.now() + 10 * 60_000 };
    await deliver(world, request.id, later);
    await deliver(world, request.id, later);
    const [row] = await world.app.db.select().from(rewrites).where(eq(rewrites.id, request.id));
    const uses = row?.counted ? 1 : 0;
    expect(await usesOf(world), `step ${step}`).toEqual({ counted: uses, used: uses });
    const { calls } = await world.asked();
    // An asking that was noted and did not come to pass counts too; one that came to pass never goes unseen.
    if (calls.length > 0) expect({ step, uses }).toEqual({ step, uses: 1 });
    expect(row?.settledAt).not.toBeNull();
  }
  expect(crashes).toBeGreaterThanOrEqual(6);
});

it("answers with the rewrite there is where nothing has changed, and counts nothing", async () => {
  const world = await rewriteWorld();
  const first = await rewrite(world);
  for (const _ of [1, 2, 3]) {
    expect(await requestRewrite(world.ctx, { ...world.request(), again: true })).toEqual({
      ok: true,
      rewriteId: first.rewriteId,
      isSame: true,
    });
  }
  expect(await world.app.db.$count(rewrites, eq(rewrites.userId, world.ctx.user.id))).toBe(1);
  expect(await usesOf(world)).toEqual({ counted: 1, used: 1 });
});

it("also where the plan is used up", async () => {
  const world = await rewriteWorld();
  const first = await rewrite(world);
  for (const rewriteId of ["a", "b", "c", "d"]) {
    await world.app.usage.reserve({ userId: world.ctx.user.id, rewriteId, month: thisMonth(), limit: null });
  }
  expect(await requestRewrite(world.ctx, world.request())).toMatchObject({ rewriteId: first.rewriteId, isSame: true });
});

it("gives a copy of the resume, and the same post added anew, a rewrite of their own that does not count", async () => {
  const world = await rewriteWorld();
  const { app, ctx, resumeId, jobId } = world;
  const first = await rewrite(world);
  const [resume] = await app.db.select().from(resumes).where(eq(resumes.id, resumeId));
  const [post] = await app.db.select().from(jobPosts).where(eq(jobPosts.id, jobId));
  if (!resume || !post) throw new Error("Nothing to copy");
  const [copy, again] = [v7(), v7()];
  await app.db.insert(resumes).values({ ...resume, id: copy });
  await app.db.delete(jobPosts).where(eq(jobPosts.id, jobId));
  await app.db.insert(jobPosts).values({ ...post, id: again });
  for (const pair of [
    { resumeId, jobId: again },
    { resumeId: copy, jobId: again },
  ]) {
    const { row, rewriteId, isSame } = await rewrite({ ...world, request: () => ({ id: v7(), ...pair }) });
    expect(isSame).toBe(false);
    expect(rewriteId).not.toBe(first.rewriteId);
    expect(row).toMatchObject({ status: "done", resumeId: pair.resumeId, jobPostId: again, counted: false });
    expect((await getStepForm(ctx, { jobId: again, stepId: null }))?.rewrites.map(({ id }) => id)).toContain(rewriteId);
  }
  expect(await usesOf(world)).toEqual({ counted: 1, used: 1 });
});

it("offers no rewrite for an application whose texts were deleted, and makes the next one anew", async () => {
  const world = await rewriteWorld();
  const { ctx, jobId } = world;
  const { rewriteId } = await rewrite(world);
  const offered = async () => (await getStepForm(ctx, { jobId, stepId: null }))?.rewrites.map(({ id }) => id);
  expect(await offered()).toEqual([rewriteId]);
  await deleteRewriteTexts(ctx, rewriteId);
  expect(await offered()).toEqual([]);
  expect(await rewrite(world)).toMatchObject({ isSame: false, row: { status: "done" } });
});

it("writes anew where the one that stands cannot be read any more", async () => {
  const world = await rewriteWorld();
  const { rewriteId } = await rewrite(world);
  const damaged = { content: new Uint8Array([1, 2, 3]), contentKey: null };
  await world.app.db.update(rewrites).set(damaged).where(eq(rewrites.id, rewriteId));
  const second = await rewrite(world);
  expect(second).toMatchObject({ isSame: false, row: { status: "done", counted: false } });
  expect(await rewrite(world)).toMatchObject({ isSame: true, rewriteId: second.rewriteId });
});

it("does not say that our records cannot be reached where it is the resume that cannot be read", async () => {
  const world = await rewriteWorld();
  await world.app.db.update(resumes).set({ document: "{broken" }).where(eq(resumes.id, world.resumeId));
  await expect(requestRewrite(world.ctx, world.request())).rejects.toThrow(UnreadableContent);
});

it("brings nothing new into a rewrite that was not counted: with the answers given since it takes a new one", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member, { text: "Dana Reyes\n\nSKILLS\nWound care, patient records" });
  const jobId = await seedJob(member, { description: "Nurse\nRequirements\n- Ventilator care" });
  const { id, path } = await doneRewrite(member, { resumeId, jobId });
  const read = async (rewriteId: string) => getRewrite(member.ctx, rewriteId);
  expect((await read(id))?.counted).toBe(false);
  const began = Date.now() - 60_000;
  let ticks = 0;
  const now = () => began + ticks++;
  expect(await rescoreRewrite({ ...member.ctx, now }, id)).toEqual({ ok: true });
  // The moment before the answers were read.
  expect((await read(id))?.result?.countedAt).toBe(began);
  const before = (await read(id))?.rewrittenCv;
  await seedAnswer(member, "Ventilator care");
  expect(await rescoreRewrite(member.ctx, id)).toEqual({ ok: false, reason: "needs-use" });
  const refused = await member.browser.post(path, { intent: "rescore", revision: "2" });
  expect([refused.status, visibleText(await refused.text())]).toEqual([
    409,
    expect.stringContaining("this rewrite did not count towards your plan. Ask for a new rewrite below."),
  ]);
  const letter = { intent: "letter", text: "Dear team, I nurse.", revision: 2 } as const;
  expect(await decideRewrite(member.ctx, { id, decision: letter })).toEqual({ ok: false, reason: "needs-use" });
  expect((await read(id))?.rewrittenCv).toBe(before);
  const anew = await doneRewrite(member, { resumeId, jobId });
  expect(await read(anew.id)).toMatchObject({ counted: true, rewrittenCv: expect.stringContaining("Ventilator care") });
  expect(await rescoreRewrite(member.ctx, anew.id)).toEqual({ ok: true });
});

const changes: [string, (world: RewriteWorld) => Promise<unknown>][] = [
  [
    "the resume",
    ({ app, resumeId }) => {
      const document = JSON.stringify(parseResume("Dana Reyes\nNurse\n\nSKILLS\nWound care"));
      return app.db.update(resumes).set({ document, version: 2 }).where(eq(resumes.id, resumeId));
    },
  ],
  ["the post", ({ app, jobId }) => app.db.update(jobPosts).set({ companyName: "Other" }).where(eq(jobPosts.id, jobId))],
  [
    "a requirement",
    ({ ctx, jobId }) =>
      correctRequirements(ctx, jobId, { revision: 1, choices: [{ key: "wound care", said: "nice" }] }),
  ],
  [
    "the paper",
    async ({ app, ctx }) => {
      ctx.user.preferences = { ...ctx.user.preferences, paper: "letter" };
      const { preferences } = ctx.user;
      await app.db.update(profiles).set({ preferences }).where(eq(profiles.id, ctx.user.id));
    },
  ],
  ["an answer", ({ ctx }) => seedAnswer({ user: ctx.user } as Parameters<typeof seedAnswer>[0], "Ventilator care")],
];

it.each(changes)("writes anew after a change of %s", async (_, change) => {
  const world = await rewriteWorld();
  const first = await rewrite(world);
  await change(world);
  const second = await rewrite(world);
  expect(second).toMatchObject({ isSame: false, row: { status: "done" } });
  expect(second.rewriteId).not.toBe(first.rewriteId);
});

it("does not count a rewrite by the rules that says what the one before said, whatever was changed", async () => {
  const world = await rewriteWorld();
  await rewrite(world);
  await seedAnswer({ user: world.ctx.user } as Parameters<typeof seedAnswer>[0], "Unicycles", { confirmed: false });
  const { row, rewriteId } = await rewrite(world);
  expect(row).toMatchObject({ status: "done", counted: false });
  expect(await usesOf(world)).toEqual({ counted: 1, used: 1 });
  const page = await getRewritePage(world.ctx, rewriteId);
  // Whatever its owner writes into it later.
  expect(page && rewriteView(page).notCounted).toMatch(/^The new resume says nothing that yours did not already say/);
});

it("counts one of two that were asked for at once from the same input", async () => {
  const world = await rewriteWorld();
  const requests = [world.request(), world.request(), world.request()];
  for (const request of requests) await requestRewrite(world.ctx, request);
  await Promise.all(requests.flatMap(({ id }) => [deliver(world, id), deliver(world, id)]));
  expect(await usesOf(world)).toEqual({ counted: 1, used: 1 });
});

it("asks a model again only where that is asked for knowingly, and counts it", async () => {
  const world = await modelWorld([{ say: good }]);
  await rewrite(world);
  expect(await rewrite(world)).toMatchObject({ isSame: true });
  expect(await rewrite(world, { again: true })).toMatchObject({ isSame: false, row: { counted: true } });
  expect({ calls: (await world.asked()).calls.length, ...(await usesOf(world)) }).toEqual({
    calls: 2,
    counted: 2,
    used: 2,
  });
});

const bare = "Dana Reyes\ndana.reyes@example.com\n\nSKILLS\nPottery";

async function bareWorld(world: RewriteWorld) {
  const document = JSON.stringify(parseResume(bare));
  await world.app.db.update(resumes).set({ originalCvText: bare, document }).where(eq(resumes.id, world.resumeId));
  return world;
}

it("does not count a rewrite that finds nothing to change, gives its credit back, and says so", async () => {
  const world = await bareWorld(await rewriteWorld("single", 1));
  for (const rewriteId of ["a", "b", "c", "d", "e"]) {
    await world.app.usage.reserve({ userId: world.ctx.user.id, rewriteId, month: thisMonth(), limit: null });
  }
  const { row, rewriteId } = await rewrite(world);
  expect(row).toMatchObject({ status: "done", counted: false, creditsSpent: 0, leaseId: null });
  expect((await storedTextsOf(row)).coverLetter).toMatch(/^No letter was written/);
  expect(await usesOf(world)).toEqual({ counted: 0, used: 5 });
  const entries = await world.app.db.select().from(creditLedger).where(eq(creditLedger.rewriteId, rewriteId));
  expect(entries.map(({ reason, amount }) => `${reason} ${amount}`).sort()).toEqual(["returned 1", "rewrite -1"]);
});

it("gives such a use back a few times a month only where a model was asked", async () => {
  const world = await bareWorld(await modelWorld([{ say: modelSays({}) }], { tier: "enterprise" }));
  for (let time = 0; time < givenBackAsksPerMonth + 2; time++) await rewrite(world, { again: true });
  expect(await usesOf(world)).toEqual({ counted: 2, used: 2 });
});

it("leads from Rewrite again to the rewrite there is, with a word about it", async () => {
  const member = await newMember();
  const { id, path, resumeId, jobId } = await doneRewrite(member);
  const fields = { id: v7(), resumeId, jobId };
  const response = await member.browser.post(path, fields, "/app/dashboard/rewrites");
  expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
  expect(visibleText(await member.browser.page(path))).toContain("Nothing has changed since this rewrite");
  const card = await member.browser.post("/app/dashboard/resumes", { intent: "rewrite", ...fields });
  expect([card.status, card.headers.get("Location")]).toEqual([303, path]);
  expect(await app.db.$count(rewrites, eq(rewrites.userId, member.user.id))).toBe(1);
  expect((await app.db.select().from(rewrites).where(eq(rewrites.id, id)))[0]?.counted).toBe(true);
});

it("deletes what a rewrite says, keeps its line and its use, and makes a new one when asked again", async () => {
  const [member, stranger] = [await newMember(), await newMember()];
  const { id, path, resumeId, jobId } = await doneRewrite(member);
  const fields = { intent: "delete-texts" };
  expect((await stranger.browser.post("/app/dashboard", fields, path)).status).toBe(404);
  const deleted = await member.browser.post(path, fields);
  expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, path]);
  const [row] = await app.db.select().from(rewrites).where(eq(rewrites.id, id));
  expect(row).toMatchObject({ status: "done", counted: true, result: null, rewrittenCv: null, coverLetter: null });
  expect(visibleText(await member.browser.page(path))).toContain(
    "You deleted the texts of this rewrite. Its line in your history stays. Asking for it again makes a new one, which may count towards your plan.",
  );
  expect((await member.browser.get(`${path}/resume.txt`)).status).toBe(404);
  expect(visibleText(await member.browser.page("/app/dashboard/history"))).toContain("Ward Nurse");
  const again = await doneRewrite(member, { resumeId, jobId });
  expect(again.id).not.toBe(id);
});
