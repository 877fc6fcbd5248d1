import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { resumes } from "~/db/schema/resumes";
import { creditUsage, rewrites } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { sweepRewrites } from "~/domain/rewriting/run/sweep-rewrites.server";
import { parseResume } from "~/tailor/parse/parse-resume";
import builtWorker from "../../build/server/index.js";
import { consumeMessages } from "../../workers/queue";
import { type RewriteWorld, resumeText, rewriteWorld } from "../support/rewriting/rewrite-world";
import { crashingContext } from "../support/storage/crashing-context";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const minute = 60_000;

async function stateOf({ app, ctx, resumeId }: RewriteWorld, rewriteId: string) {
  const [[rewrite], [resume], usage, used] = await Promise.all([
    app.db.select().from(rewrites).where(eq(rewrites.id, rewriteId)),
    app.db.select().from(resumes).where(eq(resumes.id, resumeId)),
    app.db.select().from(creditUsage).where(eq(creditUsage.userId, ctx.user.id)),
    app.usage.used(ctx.user.id, new Date(app.now()).toISOString().slice(0, 7)),
  ]);
  return { rewrite, resume, counted: usage.reduce((sum, row) => sum + row.usageCount, 0), used };
}

async function deliver(ctx: RewriteWorld["app"], body: unknown, attempts = 1) {
  const batch = createMessageBatch("lapel-messages", [{ id: v7(), timestamp: new Date(), attempts, body }]);
  const execution = createExecutionContext();
  await consumeMessages(batch, ctx);
  return getQueueResult(batch, execution);
}

/** Lets the counter's alarm ring as if its reservations had been made long ago. */
async function alarmOfOldReservations(userId: string): Promise<void> {
  const counter = env.USAGE_COUNTER.getByName(userId);
  await runInDurableObject(counter, (_, state) => {
    state.storage.sql.exec("UPDATE reservations SET reserved_at = 0");
  });
  await runDurableObjectAlarm(counter);
}

it("makes one result and counts one use when a message is delivered four times at once", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  expect(await requestRewrite(world.ctx, request)).toEqual({ ok: true, rewriteId: request.id, isSame: false });
  const results = await Promise.all(Array.from({ length: 4 }, () => deliver(world.app, world.sent[0])));
  for (const result of results) expect(result.retryMessages).toEqual([]);
  const { rewrite, resume, counted, used } = await stateOf(world, request.id);
  expect(rewrite).toMatchObject({ status: "done", attempts: 1, leaseId: null });
  expect(rewrite?.settledAt).not.toBeNull();
  expect(resume?.lastRewriteId).toBe(rewrite?.id);
  expect((await storedTextsOf(rewrite)).coverLetter).toContain("Eastgate Clinic");
  expect(resume?.jobPostId).toBe(world.jobId);
  expect({ counted, used }).toEqual({ counted: 1, used: 1 });
});

it("changes nothing when a finished rewrite is delivered again, later", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await deliver(world.app, world.sent[0]);
  const first = await stateOf(world, request.id);
  await deliver(world.app, world.sent[0]);
  expect(await stateOf(world, request.id)).toEqual(first);
});

it("ends in one result and one use, after whichever step the consumer crashes", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await rewriteWorld();
    const request = world.request();
    await requestRewrite(world.ctx, request);
    const dying = crashingContext(world.app, step);
    await processRewrite(dying, { rewriteId: request.id }).catch(() => undefined);
    if (!dying.crashed()) break;
    crashes += 1;
    // The platform delivers again while the lease still runs, then the cron finds the row after it ran out.
    await deliver(world.app, world.sent[0]);
    const later = { ...world.app, now: () => Date.now() + 10 * minute };
    world.sent.length = 0;
    await sweepRewrites(later);
    for (const message of world.sent.filter((sent) => "rewriteId" in sent && sent.rewriteId === request.id)) {
      await deliver(later, message);
    }
    const { rewrite, counted, used } = await stateOf(world, request.id);
    expect({ step, status: rewrite?.status, counted, used }).toEqual({ step, status: "done", counted: 1, used: 1 });
    expect(rewrite?.settledAt).not.toBeNull();
  }
  expect(crashes).toBeGreaterThanOrEqual(6);
});

it("ends in one result or in no use, after whichever step the request crashes", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await rewriteWorld();
    const request = world.request();
    const dying = crashingContext(world.app, step);
    await requestRewrite({ ...dying, user: world.ctx.user }, request).catch(() => undefined);
    if (!dying.crashed()) break;
    crashes += 1;
    const later = { ...world.app, now: () => Date.now() + 10 * minute };
    await sweepRewrites(later);
    for (const message of world.sent.filter((sent) => "rewriteId" in sent && sent.rewriteId === request.id)) {
      await deliver(later, message);
    }
    await alarmOfOldReservations(world.ctx.user.id);
    const { rewrite, counted, used } = await stateOf(world, request.id);
    const results = rewrite?.status === "done" ? 1 : 0;
    expect({ step, counted, used }).toEqual({ step, counted: results, used: results });
  }
  expect(crashes).toBeGreaterThanOrEqual(4);
});

it("accepts exactly five of a hundred parallel requests at a limit of five", async () => {
  const world = await rewriteWorld("free");
  const answers = await Promise.all(Array.from({ length: 100 }, () => requestRewrite(world.ctx, world.request())));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
  expect(answers.find((answer) => !answer.ok)).toEqual({ ok: false, reason: "limit-reached", tier: "free", limit: 5 });
  expect(world.sent).toHaveLength(5);
});

it("takes the same form sent twenty times at once for one request", async () => {
  const world = await rewriteWorld("free");
  const request = world.request();
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestRewrite(world.ctx, request)));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect((await stateOf(world, request.id)).used).toBe(1);
});

it("fails after three attempts, gives the use back and leaves the message to the dead-letter queue", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  await requestRewrite(world.ctx, request);
  const broken = {
    ...world.app,
    loadFont: async () => {
      throw new Error("No fonts today");
    },
  };
  for (const attempt of [1, 2, 3]) {
    const result = await deliver(broken, world.sent[0], attempt);
    expect(result.retryMessages).toHaveLength(1);
  }
  const { rewrite, counted, used } = await stateOf(world, request.id);
  expect(rewrite?.status).toBe("failed");
  expect(rewrite?.failure).toMatch(/on our side/);
  expect({ counted, used }).toEqual({ counted: 0, used: 0 });
});

it("spends credits beyond the included uses of the single plan, never more than there are, and gives one back on failure", async () => {
  const world = await rewriteWorld("single", 3);
  await Promise.all(Array.from({ length: 5 }, () => requestRewrite(world.ctx, world.request())));
  const requests = Array.from({ length: 12 }, () => world.request());
  const answers = await Promise.all(requests.map((request) => requestRewrite(world.ctx, request)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  const creditsLeft = async () =>
    (await world.app.db.select().from(profiles).where(eq(profiles.id, world.ctx.user.id)))[0]?.credits;
  expect(await creditsLeft()).toBe(0);

  const paid = requests[answers.findIndex((answer) => answer.ok)];
  const broken = {
    ...world.app,
    loadFont: async () => {
      throw new Error("No fonts today");
    },
  };
  for (const _ of [1, 2, 3]) await processRewrite(broken, { rewriteId: paid?.id ?? "" });
  expect(await creditsLeft()).toBe(1);
});

it("refuses another user's resume, job post and rewrite id", async () => {
  const [mine, theirs] = [await rewriteWorld(), await rewriteWorld()];
  const foreign = { ...mine.request(), resumeId: theirs.resumeId };
  expect(await requestRewrite(mine.ctx, foreign)).toEqual({ ok: false, reason: "not-found" });
  expect(await requestRewrite(mine.ctx, { ...mine.request(), jobId: theirs.jobId })).toMatchObject({ ok: false });
  const taken = theirs.request();
  await requestRewrite(theirs.ctx, taken);
  expect(await requestRewrite(mine.ctx, { ...mine.request(), id: taken.id })).toMatchObject({ ok: false });
  expect((await stateOf(mine, taken.id)).used).toBe(0);
});

it("ends cleanly when the resume is deleted while its rewrite waits", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await world.app.db.delete(resumes).where(eq(resumes.id, world.resumeId));
  const result = await deliver(world.app, world.sent[0]);
  expect(result.retryMessages).toEqual([]);
  await alarmOfOldReservations(world.ctx.user.id);
  expect((await stateOf(world, request.id)).used).toBe(0);
});

it("leaves a reservation alone that is younger than the alarm, and takes a released one up again", async () => {
  const world = await rewriteWorld("free");
  const { id: rewriteId } = world.request();
  const reservation = { userId: world.ctx.user.id, rewriteId, month: "2026-11", limit: 5 };
  await world.app.usage.reserve(reservation);
  await runDurableObjectAlarm(env.USAGE_COUNTER.getByName(world.ctx.user.id));
  expect(await world.app.usage.used(world.ctx.user.id, "2026-11")).toBe(1);
  await alarmOfOldReservations(world.ctx.user.id);
  expect(await world.app.usage.used(world.ctx.user.id, "2026-11")).toBe(0);
  expect(await world.app.usage.reserve(reservation)).toEqual({ ok: true, used: 1 });
});

it("counts a finished rewrite whose reservation was released meanwhile", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await world.app.usage.release(world.ctx.user.id, request.id);
  await deliver(world.app, world.sent[0]);
  expect((await stateOf(world, request.id)).used).toBe(1);
});

it("acknowledges messages that it cannot read", async () => {
  const { app } = await rewriteWorld();
  for (const body of ["", null, 7, { type: "rewrite", version: 2 }, { type: "unknown", version: 1 }]) {
    expect((await deliver(app, body)).retryMessages).toEqual([]);
  }
});

it("runs the built worker's own queue handler and cron over the same rows", async () => {
  const world = await rewriteWorld();
  const request = world.request();
  await requestRewrite(world.ctx, request);
  const body = world.sent[0];
  const batch = createMessageBatch("lapel-messages", [{ id: v7(), timestamp: new Date(), attempts: 1, body }]);
  const execution = createExecutionContext();
  await builtWorker.queue?.(batch, env, execution);
  expect((await getQueueResult(batch, execution)).retryMessages).toEqual([]);
  expect((await stateOf(world, request.id)).rewrite?.status).toBe("done");
});

it("mends misspelled words with the dictionary among the assets, and says so", async () => {
  const world = await rewriteWorld();
  const text = resumeText.replace(
    "EDUCATION",
    "Aprentice Nurse, Hill Clinic\nJan 2017 - Feb 2019\n• Kept the adminstration of the ward in order\n\nEDUCATION",
  );
  await world.app.db
    .update(resumes)
    .set({ originalCvText: text, document: JSON.stringify(parseResume(text)) })
    .where(eq(resumes.id, world.resumeId));
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await deliver(world.app, world.sent[0]);
  const { rewrite } = await stateOf(world, request.id);
  const { rewrittenCv, result } = await storedTextsOf(rewrite);
  expect(rewrittenCv).toContain("Apprentice Nurse");
  expect(rewrittenCv).toContain("Kept the administration of the ward in order");
  const reasons = result?.changes.map(({ change }) => change.why);
  expect(reasons).toContain("Spelling: “Aprentice” → “Apprentice”.");
  expect(reasons?.join("\n")).toContain("Spelling: “adminstration” → “administration”.");
});
