import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it, vi } from "vitest";
import { rewrites } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { sweepRewrites } from "~/domain/rewriting/run/sweep-rewrites.server";
import builtWorker from "../../build/server/index.js";
import { consumeMessages } from "../../workers/queue";
import { newMember } from "../support/accounts/members";
import { modelSays, modelWorld } from "../support/model/model-world";
import { scriptedModel } from "../support/model/scripted-model";
import { crashingContext } from "../support/storage/crashing-context";
import { seedJob, seedResume, wardPost } from "../support/storage/seed";

const better = "Trained 4 student nurses in medication administration on a surgical ward";
const good = modelSays({ changes: { "Trained 4 student nurses in medication administration": better } });
const minute = 60_000;

async function deliver(ctx: Parameters<typeof consumeMessages>[1], rewriteIds: string[]) {
  const messages = rewriteIds.map((rewriteId) => ({
    id: v7(),
    timestamp: new Date(),
    attempts: 1,
    body: { type: "rewrite", version: 1, rewriteId },
  }));
  const batch = createMessageBatch("lapel-messages", messages);
  const execution = createExecutionContext();
  await consumeMessages(batch, ctx);
  return getQueueResult(batch, execution);
}

it("asks the model once when a message is delivered four times at once, and once more after it is done", async () => {
  const world = await modelWorld([{ say: good, pieceBytes: 50 }]);
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await Promise.all(Array.from({ length: 4 }, () => deliver(world.app, [request.id])));
  await deliver(world.app, [request.id]);
  const { calls, atOnce } = await world.asked();
  expect({ calls: calls.length, atOnce }).toEqual({ calls: 1, atOnce: 1 });
  expect((await world.stateOf(request.id)).row).toMatchObject({ status: "done", engine: "openai", attempts: 1 });
});

it("works on the rewrites of a batch at once", async () => {
  const world = await modelWorld([{ say: good, pieceBytes: 4 }], { tier: "enterprise" });
  // The same input asked for three times at once would be one rewrite.
  const titles = ["Ward Nurse", "Theatre Nurse", "Staff Nurse"];
  const jobs = await Promise.all(
    titles.map((title) => seedJob(world.ctx, { title, description: `${title}\n${wardPost}` })),
  );
  const requests = jobs.map((jobId) => ({ ...world.request(), jobId }));
  for (const request of requests) await requestRewrite(world.ctx, request);
  await deliver(
    world.app,
    requests.map(({ id }) => id),
  );
  expect((await world.asked()).atOnce).toBeGreaterThan(1);
  for (const { id } of requests) expect((await world.stateOf(id)).row?.status).toBe("done");
});

it("never asks again what was answered before a crash, whichever step it came after", async () => {
  let afterAnswer = 0;
  for (let step = 1; ; step++) {
    const world = await modelWorld([{ say: good }]);
    const request = world.request();
    await requestRewrite(world.ctx, request);
    const dying = crashingContext(world.app, step);
    await processRewrite(dying, { rewriteId: request.id }).catch(() => undefined);
    if (!dying.crashed()) break;
    const { row } = await world.stateOf(request.id);
    const wasKept = row?.model !== null;
    const later = { ...world.app, now: () => Date.now() + 10 * minute };
    await deliver(later, [request.id]);
    await sweepRewrites(later);
    const { row: ended, counted, used } = await world.stateOf(request.id);
    expect({ step, status: ended?.status, counted, used }).toEqual({ step, status: "done", counted: 1, used: 1 });
    expect(ended).toMatchObject({ engine: "openai", inputTokens: 1200 });
    const { calls } = await world.asked();
    if (wasKept) afterAnswer += 1;
    expect({ step, calls: calls.length }).toEqual({ step, calls: 1 });
  }
  expect(afterAnswer).toBeGreaterThanOrEqual(2);
});

it("takes the answer of a row that was under way before answers had a column of their own", async () => {
  const world = await modelWorld([{ say: good }]);
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await world.app.db.update(rewrites).set({ model: "m", result: good }).where(eq(rewrites.id, request.id));
  await deliver(world.app, [request.id]);
  const { row } = await world.stateOf(request.id);
  expect(row).toMatchObject({ status: "done", engine: "openai", result: null, modelAnswer: null });
  expect((await world.asked()).calls).toEqual([]);
});

it("lets the rules work where a kept answer cannot be read", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const world = await modelWorld([{ say: good }]);
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await world.app.db.update(rewrites).set({ model: "m", modelAnswer: "{" }).where(eq(rewrites.id, request.id));
  await deliver(world.app, [request.id]);
  const { row } = await world.stateOf(request.id);
  expect(row).toMatchObject({ status: "done", engine: "local" });
  expect(row?.fallbackReason).toMatch(/our own rules wrote this/);
  log.mockRestore();
});

it("gives a spent credit back once, whichever step of a fallback the consumer crashes after", async () => {
  for (let step = 1; ; step++) {
    const world = await modelWorld([{ status: 401 }], { tier: "single", credits: 1 });
    const request = world.request();
    await requestRewrite(world.ctx, request);
    await world.app.db.update(rewrites).set({ creditsSpent: 1 }).where(eq(rewrites.id, request.id));
    const dying = crashingContext(world.app, step);
    await processRewrite(dying, { rewriteId: request.id }).catch(() => undefined);
    if (!dying.crashed()) break;
    const later = { ...world.app, now: () => Date.now() + 10 * minute };
    await deliver(later, [request.id]);
    await deliver(later, [request.id]);
    const { row } = await world.stateOf(request.id);
    expect({ step, status: row?.status, credits: await world.creditsLeft() }).toEqual({
      step,
      status: "done",
      credits: 2,
    });
    expect(row?.fallbackReason).toContain("no credit");
  }
});

it("lets the rules do the last attempt, whatever ended those before", async () => {
  const world = await modelWorld([{ say: good }]);
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await world.app.db.update(rewrites).set({ attempts: 2 }).where(eq(rewrites.id, request.id));
  await deliver(world.app, [request.id]);
  const { row } = await world.stateOf(request.id);
  expect(row).toMatchObject({ status: "done", engine: "local", attempts: 3 });
  expect(row?.fallbackReason).toMatch(/did not finish/);
  expect((await world.asked()).calls).toEqual([]);
});

it("shows nothing of an unfinished rewrite that a model has answered", async () => {
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const id = v7();
  await requestRewrite(member.ctx, { id, resumeId, jobId });
  await member.ctx.db
    .update(rewrites)
    .set({ status: "running", model: "m", modelAnswer: good, leaseUntil: Date.now() + minute });
  const page = await member.browser.page(`/app/dashboard/rewrites/${id}`);
  expect(page).not.toContain(better);
});

it("asks the model from the built worker, and says on the page where it did not answer", async () => {
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  for (const [steps, text] of [
    [[{ say: good }], better],
    [[{ status: 401 }], "our own rules wrote this for you, and it costs you no credit."],
  ] as const) {
    const { variables, asked } = await scriptedModel([...steps]);
    const id = v7();
    await requestRewrite(member.ctx, { id, resumeId, jobId });
    const body = { type: "rewrite", version: 1, rewriteId: id };
    const batch = createMessageBatch("lapel-messages", [{ id: v7(), timestamp: new Date(), attempts: 1, body }]);
    const execution = createExecutionContext();
    await builtWorker.queue?.(batch, { ...env, ...variables }, execution);
    expect((await getQueueResult(batch, execution)).retryMessages).toEqual([]);
    expect((await asked()).calls).toHaveLength(1);
    expect(await member.browser.page(`/app/dashboard/rewrites/${id}`)).toContain(text);
  }
});
