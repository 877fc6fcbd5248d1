import { v7 } from "uuid";
import { expect, it } from "vitest";
import { creditUsage } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { mailUsage } from "~/domain/rewriting/run/mail-usage.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import type { Tier } from "~/ports/context";
import { type RewriteWorld, rewriteWorld } from "../support/rewriting/rewrite-world";

const mailsOf = ({ sent }: RewriteWorld) =>
  sent.flatMap((message) => (message.type === "mail" ? [`${message.mail.subject} ${message.mail.text}`] : []));

it.each<[Tier, number, number, RegExp | null]>([
  ["free", 0, 3, null],
  ["free", 0, 4, /^4 of your 5 Lapel rewrites are used.*1 is left/s],
  ["free", 0, 5, /^Your Lapel rewrites of this month are used.*starts again with the next month/s],
  ["free", 0, 6, null],
  ["single", 2, 5, /^Your Lapel rewrites of this month are used.*you have 2 credits/s],
  ["pro", 0, 24, /^24 of your 30 Lapel rewrites are used.*6 are left/s],
  ["pro", 0, 29, null],
  ["enterprise", 0, 5, null],
])("tells %s with %i credits after use %i of the month", async (tier, credits, used, expected) => {
  const world = await rewriteWorld(tier, credits);
  await mailUsage(world.app, { userId: world.ctx.user.id, used });
  const mails = mailsOf(world);
  if (expected === null) expect(mails).toEqual([]);
  else expect(mails).toEqual([expect.stringMatching(expected)]);
});

it("tells once that the limit is near, however often the message comes", async () => {
  const world = await rewriteWorld("free");
  const now = new Date(world.app.now()).toISOString();
  const month = { month: now.slice(5, 7), year: Number(now.slice(0, 4)), usageCount: 3, updatedAt: 1 };
  await world.app.db.insert(creditUsage).values({ id: v7(), userId: world.ctx.user.id, ...month });
  const request = world.request();
  await requestRewrite(world.ctx, request);
  for (let delivery = 0; delivery < 3; delivery++) await processRewrite(world.app, { rewriteId: request.id });
  expect(mailsOf(world)).toHaveLength(1);
});

it("finishes the rewrite where the mail cannot be queued", async () => {
  const world = await rewriteWorld("free");
  const request = world.request();
  await requestRewrite(world.ctx, request);
  const messages = { send: () => Promise.reject(new Error("The queue is down")) };
  expect(await processRewrite({ ...world.app, messages }, { rewriteId: request.id })).toBe("finished");
  await mailUsage({ ...world.app, messages }, { userId: world.ctx.user.id, used: 5 });
});
