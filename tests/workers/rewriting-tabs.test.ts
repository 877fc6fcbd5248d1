import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { modelSays, modelWorld } from "../support/model/model-world";
import { seedJob } from "../support/storage/seed";

const good = modelSays({
  changes: {
    "Trained 4 student nurses in medication administration":
      "Trained 4 student nurses in medication administration on a surgical ward",
  },
});

type World = Awaited<ReturnType<typeof modelWorld>>;

/** So many tabs press the button at once; the queue works off what came of it. */
async function tabs(world: World, count: number, more: { again?: boolean } = {}) {
  const asked = Array.from({ length: count }, () => requestRewrite(world.ctx, { ...world.request(), ...more }));
  const answers = await Promise.all(asked);
  const ids = [...new Set(answers.map((answer) => (answer.ok ? answer.rewriteId : answer.reason)))];
  for (const rewriteId of ids) await processRewrite(world.app, { rewriteId });
  return { ids, fresh: answers.filter((answer) => answer.ok && !answer.isSame).length };
}

it.each([false, true])("uses up one for two tabs that ask a model at once (again: %s)", async (again) => {
  const world = await modelWorld([{ say: good }]);
  if (again) await tabs(world, 1);
  const before = again ? 1 : 0;
  const { ids, fresh } = await tabs(world, 2, again ? { again } : {});
  expect([ids.length, fresh]).toEqual([1, 1]);
  expect(await world.stateOf(ids[0] ?? "")).toMatchObject({ counted: before + 1, used: before + 1 });
  expect((await world.asked()).calls).toHaveLength(before + 1);
  expect(await world.app.db.$count(rewrites, eq(rewrites.userId, world.ctx.user.id))).toBe(before + 1);
});

it("spends one credit for ten tabs, and none for one that asks while the model writes", async () => {
  const world = await modelWorld([{ say: good }], { tier: "single", credits: 3 });
  // The included uses are gone.
  for (let time = 0; time < 5; time++) {
    const month = new Date().toISOString().slice(0, 7);
    await world.app.usage.reserve({ userId: world.ctx.user.id, rewriteId: `before ${time}`, month, limit: null });
  }
  const { ids, fresh } = await tabs(world, 10);
  expect([ids.length, fresh, await world.creditsLeft()]).toEqual([1, 1, 2]);
  expect(await world.app.db.$count(creditLedger, eq(creditLedger.userId, world.ctx.user.id))).toBe(1);
  const { used } = await world.stateOf(ids[0] ?? "");
  expect(used).toBe(6);
});

it("joins nothing that reads another post", async () => {
  const world = await modelWorld([{ say: good }]);
  const jobId = await seedJob(world.ctx, { title: "Another" });
  const [one, other] = await Promise.all([
    requestRewrite(world.ctx, world.request()),
    requestRewrite(world.ctx, { ...world.request(), jobId }),
  ]);
  expect([one, other]).toMatchObject([
    { ok: true, isSame: false },
    { ok: true, isSame: false },
  ]);
  expect(one.ok && other.ok && one.rewriteId).not.toBe(other.ok && other.rewriteId);
});
