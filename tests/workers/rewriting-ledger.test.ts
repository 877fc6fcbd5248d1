import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { sweepRewrites } from "~/domain/rewriting/run/sweep-rewrites.server";
import { consumeMessages } from "../../workers/queue";
import { type RewriteWorld, rewriteWorld } from "../support/rewriting/rewrite-world";
import { crashingContext } from "../support/storage/crashing-context";

const minute = 60_000;

/** A user of the single plan whose included rewrites are used up, or as many of them as are said. */
async function payingWorld(credits = 2, uses = 5): Promise<RewriteWorld> {
  const world = await rewriteWorld("single", credits);
  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < uses; use++) {
    const reservation = { userId: world.ctx.user.id, rewriteId: v7(), month, limit: null };
    await world.app.usage.reserve(reservation);
    await world.app.usage.settle(reservation.userId, reservation.rewriteId);
  }
  return world;
}

async function accountOf({ app, ctx }: RewriteWorld) {
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, ctx.user.id));
  const entries = await app.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, ctx.user.id))
    .orderBy(asc(creditLedger.createdAt), asc(creditLedger.id));
  return {
    credits: profile?.credits,
    entries: entries.map(({ amount, balance, reason }) => [reason, amount, balance]),
  };
}

async function deliver(world: RewriteWorld, app = world.app) {
  const batch = createMessageBatch("lapel-messages", [
    { id: v7(), timestamp: new Date(), attempts: 1, body: world.sent[0] },
  ]);
  const execution = createExecutionContext();
  await consumeMessages(batch, app);
  return getQueueResult(batch, execution);
}

const spent = ["rewrite", -1, 1];
const returned = ["returned", 1, 2];

it("notes a spent credit once, however often the form and the message come", async () => {
  const world = await payingWorld();
  const request = world.request();
  await Promise.all(Array.from({ length: 8 }, () => requestRewrite(world.ctx, request)));
  await Promise.all([deliver(world), deliver(world)]);
  expect(await accountOf(world)).toEqual({ credits: 1, entries: [spent] });
});

it("notes nothing for rewrites that the plan includes", async () => {
  const world = await rewriteWorld("free");
  await requestRewrite(world.ctx, world.request());
  await deliver(world);
  expect((await accountOf(world)).entries).toEqual([]);
});

it("never notes more than was spent where many ask at once", async () => {
  const world = await payingWorld(2);
  const answers = await Promise.all(Array.from({ length: 9 }, () => requestRewrite(world.ctx, world.request())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await accountOf(world)).toEqual({ credits: 0, entries: [spent, ["rewrite", -1, 0]] });
});

it("spends and notes together or not at all, after whichever step the request crashes", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await payingWorld();
    const request = world.request();
    const dying = crashingContext(world.app, step);
    await requestRewrite({ ...dying, user: world.ctx.user }, request);
    if (!dying.crashed()) break;
    crashes += 1;
    await requestRewrite(world.ctx, request);
    expect(await accountOf(world), `step ${step}`).toEqual({ credits: 1, entries: [spent] });
  }
  expect(crashes).toBeGreaterThanOrEqual(5);
});

it("spends nothing on the last included use where its form comes again after one beyond it", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await payingWorld(2, 4);
    const request = world.request();
    const dying = crashingContext(world.app, step);
    await requestRewrite({ ...dying, user: world.ctx.user }, request);
    if (!dying.crashed()) break;
    crashes += 1;
    await requestRewrite(world.ctx, world.request());
    await requestRewrite(world.ctx, request);
    expect(await accountOf(world), `step ${step}`).toEqual({ credits: 1, entries: [spent] });
    await requestRewrite(world.ctx, request);
    expect((await accountOf(world)).credits).toBe(1);
  }
  expect(crashes).toBeGreaterThanOrEqual(4);
});

it.each<[string, (world: RewriteWorld) => Promise<unknown>]>([
  ["resume gone for good", ({ app, resumeId }) => app.db.delete(resumes).where(eq(resumes.id, resumeId))],
  ["job post gone for good", ({ app, jobId }) => app.db.delete(jobPosts).where(eq(jobPosts.id, jobId))],
])("gives use and credit back where it finds the %s, before and while it runs", async (_, remove) => {
  for (const when of ["before", "while"]) {
    const world = await payingWorld();
    const request = world.request();
    await requestRewrite(world.ctx, request);
    if (when === "before") await remove(world);
    const loadFont: typeof world.app.loadFont = async (name) => {
      await remove(world);
      return world.app.loadFont(name);
    };
    const result = await deliver(world, when === "while" ? { ...world.app, loadFont } : world.app);
    expect(result.retryMessages).toEqual([]);
    const [row] = await world.app.db.select().from(rewrites).where(eq(rewrites.id, request.id));
    expect(row).toMatchObject({ status: "failed", leaseId: null, result: null });
    expect(row?.failure).toMatch(/^Resume or job post not found\. It was deleted/);
    expect(row?.settledAt).not.toBeNull();
    expect(await accountOf(world), when).toEqual({ credits: 2, entries: [spent, returned] });
    expect(await world.app.usage.used(world.ctx.user.id, new Date().toISOString().slice(0, 7))).toBe(5);
    await deliver(world);
    expect((await accountOf(world)).entries).toHaveLength(2);
  }
});

it.each<[string, (world: RewriteWorld) => Promise<unknown>]>([
  ["resume", ({ app, resumeId }) => app.db.update(resumes).set({ deletedAt: 1 }).where(eq(resumes.id, resumeId))],
  ["job post", ({ app, jobId }) => app.db.update(jobPosts).set({ deletedAt: 1 }).where(eq(jobPosts.id, jobId))],
])("finishes, and counts, where the %s is put in the bin before or while it runs", async (_, bin) => {
  for (const when of ["before", "while"]) {
    const world = await payingWorld();
    const request = world.request();
    await requestRewrite(world.ctx, request);
    if (when === "before") await bin(world);
    const loadFont: typeof world.app.loadFont = async (name) => {
      await bin(world);
      return world.app.loadFont(name);
    };
    await deliver(world, when === "while" ? { ...world.app, loadFont } : world.app);
    const [row] = await world.app.db.select().from(rewrites).where(eq(rewrites.id, request.id));
    expect(row).toMatchObject({ status: "done", counted: true, leaseId: null });
    expect(await accountOf(world), when).toEqual({ credits: 1, entries: [spent] });
    expect(await world.app.usage.used(world.ctx.user.id, new Date().toISOString().slice(0, 7))).toBe(6);
  }
});

it("returns and notes once, after whichever step the ending crashes", async () => {
  let crashes = 0;
  for (let step = 1; ; step++) {
    const world = await payingWorld();
    const request = world.request();
    await requestRewrite(world.ctx, request);
    await world.app.db.delete(resumes).where(eq(resumes.id, world.resumeId));
    const dying = crashingContext(world.app, step);
    await processRewrite(dying, { rewriteId: request.id }).catch(() => undefined);
    if (!dying.crashed()) break;
    crashes += 1;
    const later = { ...world.app, now: () => Date.now() + 10 * minute };
    await sweepRewrites(later);
    await processRewrite(later, { rewriteId: request.id });
    expect(await accountOf(world), `step ${step}`).toEqual({ credits: 2, entries: [spent, returned] });
  }
  expect(crashes).toBeGreaterThanOrEqual(4);
});

it("says what could not be updated where the counter or the records are down, and uses nothing up", async () => {
  const world = await rewriteWorld("free");
  const down = () => Promise.reject(new Error("Down"));
  const usage = { ...world.app.usage, reserve: down };
  expect(await requestRewrite({ ...world.ctx, usage }, world.request())).toEqual({ ok: false, reason: "not-counted" });
  const messages = { send: down };
  const request = world.request();
  expect(await requestRewrite({ ...world.ctx, messages }, request)).toMatchObject({ ok: true });
  await sweepRewrites({ ...world.app, now: () => Date.now() + 10 * minute });
  expect(world.sent).toContainEqual({ type: "rewrite", version: 1, rewriteId: request.id });
});
