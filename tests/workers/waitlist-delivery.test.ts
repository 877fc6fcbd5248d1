import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { automationWebhook } from "~/adapters/automation-webhook";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import { sweepWaitlist } from "~/domain/waitlist/sweep-waitlist.server";
import { readConfig } from "~/env.server";
import { type Mail, Undeliverable } from "~/ports/senders";
import { consumeMessages } from "../../workers/queue";
import { heldWaitlist, join, signupOf } from "../support/messages/waitlist";
import type { WebhookCall, WebhookStep } from "../support/messages/webhook-server";
import { productionVariables } from "../support/runner/worker-with";

/** Of the double: the real one waits for ten seconds. */
const patienceMilliseconds = 700;
const minute = 60_000;
const hour = 60 * minute;
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** Somebody who has just joined, before an automation tool that plays this script and a mailer that notes what it sends. */
async function joined(steps: WebhookStep[], mailFailures: Error[] = []) {
  const url = `${inject("webhookServer")}/${v7()}`;
  const play = (script: WebhookStep[]) => fetch(url, { method: "PUT", body: JSON.stringify(script) });
  await play(steps);
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    const failure = mailFailures.shift();
    if (failure) throw failure;
    mails.push(mail);
  };
  const world = heldWaitlist({ webhook: automationWebhook(url, patienceMilliseconds), mail: { send } });
  const email = `${v7()}@example.com`;
  await join(world.ctx, { email });
  const row = async () => (await signupOf(email)) ?? Object.create(null);
  const { position } = await row();
  return {
    ...world,
    email,
    mails,
    play,
    row,
    position: position as number,
    process: () => processSignup(world.ctx, position),
    calls: async (): Promise<WebhookCall[]> => (await fetch(url)).json(),
    /** What the cron and the queue do for so long, every five minutes; not when nothing is due. */
    async passTime(milliseconds: number) {
      for (const until = world.clock.now + milliseconds; world.clock.now < until; ) {
        const { mail_due_at, webhook_due_at } = await row();
        const due = Math.min(mail_due_at ?? until, webhook_due_at ?? until) - world.clock.now;
        world.clock.now += Math.max(1, Math.ceil(due / (5 * minute))) * 5 * minute;
        world.queued.length = 0;
        await sweepWaitlist(world.ctx);
        for (const due of world.queued) await processSignup(world.ctx, due);
      }
    },
  };
}

it("tells the webhook exactly what the specification says, once", async () => {
  const { process, calls, row, email, mails, queued, position } = await joined([200]);
  expect(queued).toEqual([position]);
  expect(await process()).toBeNull();
  expect(await process()).toBeNull();
  const [call, ...others] = await calls();
  expect(others).toEqual([]);
  expect(call?.method).toBe("POST");
  expect(call?.headers).toMatchObject({
    "content-type": "application/json",
    "x-csrf-token": call?.body.csrfToken,
    "x-requested-with": "XMLHttpRequest",
  });
  const { created_at, form_key } = await row();
  const timestamp = new Date(created_at).toISOString();
  expect(call?.body).toEqual({ firstName: "Robin", email, timestamp, csrfToken: form_key });
  expect(mails).toHaveLength(1);
  expect(await row()).toMatchObject({ mail_state: "sent", webhook_state: "delivered", mail_due_at: null });
});

it.each<[string, WebhookStep[]]>([
  ["answers 500", [500]],
  ["answers 404", [404]],
  ["redirects", ["redirect"]],
  ["hangs", ["hang"]],
])("keeps the notice for a webhook that %s, and the mail goes out once", async (_, steps) => {
  const { process, calls, row, mails, play, clock } = await joined(steps);
  expect(await process()).toBe(30);
  expect(await row()).toMatchObject({ mail_state: "sent", webhook_state: "pending", webhook_attempts: 1 });
  // Too early: somebody else's copy of the message.
  expect(await process()).toBeNull();
  clock.now += 30_000;
  expect(await process()).toBe(300);
  await play([204]);
  clock.now += 5 * minute;
  expect(await process()).toBeNull();
  expect(await row()).toMatchObject({ webhook_state: "delivered", webhook_attempts: 3, webhook_due_at: null });
  expect(await calls()).toHaveLength(3);
  expect(mails).toHaveLength(1);
  expect(log.mock.calls.flat().join(" ")).not.toContain("127.0.0.1");
});

it("is tried by the cron where the queue has given up, and delivers in the end", async () => {
  const { process, row, play, clock, passTime, mails, calls } = await joined([500]);
  for (const wait of [0, 30_000, 5 * minute]) {
    clock.now += wait;
    await process();
  }
  expect(await row()).toMatchObject({ webhook_state: "failed", webhook_attempts: 3 });
  await passTime(10 * hour);
  expect((await row()).webhook_attempts).toBeGreaterThan(10);
  await play([200]);
  await passTime(2 * hour);
  expect(await row()).toMatchObject({ webhook_state: "delivered", webhook_due_at: null });
  const attempts = (await calls()).length;
  await passTime(2 * hour);
  expect(await calls()).toHaveLength(attempts);
  expect(mails).toHaveLength(1);
});

it("gives a webhook up after a day, and keeps the row as failed", async () => {
  const { row, passTime, calls } = await joined([503]);
  await passTime(23 * hour);
  expect((await row()).webhook_due_at).not.toBeNull();
  await passTime(6 * hour);
  expect(await row()).toMatchObject({ webhook_state: "failed", webhook_due_at: null, mail_state: "sent" });
  const attempts = (await calls()).length;
  await passTime(2 * hour);
  expect(await calls()).toHaveLength(attempts);
});

it("loses nothing where the queue takes no message", async () => {
  const down = { send: async () => Promise.reject(new Error("The queue is down")) };
  const { ctx } = heldWaitlist({ messages: down });
  const email = `${v7()}@example.com`;
  expect(await join(ctx, { email })).toEqual({ ok: true });
  const { queued, clock, ctx: later } = heldWaitlist();
  clock.now += 5 * minute;
  await sweepWaitlist(later);
  expect(queued).toContain((await signupOf(email))?.position);
});

it("sends the mail again after a failure, and the webhook is asked once", async () => {
  const { process, row, clock, mails, calls } = await joined([200], [new Error("busy")]);
  expect(await process()).toBe(30);
  expect(await row()).toMatchObject({ mail_state: "pending", mail_attempts: 1, webhook_state: "delivered" });
  clock.now += 30_000;
  expect(await process()).toBeNull();
  expect([mails.length, (await calls()).length]).toEqual([1, 1]);
  expect(await row()).toMatchObject({ mail_state: "sent", mailed_at: clock.now });
});

it("tries no mail again that nobody can deliver", async () => {
  const { process, row } = await joined([200], [new Undeliverable("bounced before")]);
  expect(await process()).toBeNull();
  expect(await row()).toMatchObject({ mail_state: "failed", mail_due_at: null });
});

it("lets a second worker with the same message alone while one is at work", async () => {
  const { ctx, position, mails, calls } = await joined(["hang", 200]);
  await Promise.all([processSignup(ctx, position), processSignup(ctx, position)]);
  expect([mails.length, (await calls()).length]).toEqual([1, 1]);
});

it("waits with its notices while no webhook is configured", async () => {
  const { ctx, position, row, mails } = await joined([200]);
  expect(await processSignup({ ...ctx, webhook: null }, position)).toBeNull();
  expect(mails).toHaveLength(1);
  expect(await row()).toMatchObject({ webhook_state: "pending", webhook_attempts: 0 });
});

it("is retried by the queue as it asks, and acknowledged otherwise", async () => {
  const { ctx, position } = await joined([500]);
  const run = async (body: unknown) => {
    const message = { id: "m1", timestamp: new Date(), attempts: 1, body };
    const batch = createMessageBatch("lapel-messages", [message]);
    await consumeMessages(batch, ctx);
    return getQueueResult(batch, createExecutionContext());
  };
  const first = await run({ type: "waitlist", version: 1, position });
  expect(first).toMatchObject({ explicitAcks: [], retryMessages: [{ msgId: "m1" }] });
  expect(await run({ type: "waitlist", version: 1, position })).toMatchObject({ explicitAcks: ["m1"] });
  expect(await run({ type: "waitlist", version: 1, position: 999_999 })).toMatchObject({ explicitAcks: ["m1"] });
});

it("takes a webhook on https only in production", () => {
  const url = (WAITLIST_WEBHOOK_URL: string, more = {}) =>
    readConfig({ ...env, WAITLIST_WEBHOOK_URL, ...more } as typeof env).waitlistWebhookUrl;
  expect(url("")).toBeNull();
  expect(url("http://localhost:5678/hook")).toBe("http://localhost:5678/hook");
  expect(url("https://hooks.example/1", productionVariables)).toBe("https://hooks.example/1");
  for (const wrong of ["http://hooks.example/1", "HTTP://hooks.example/1"]) {
    expect(() => url(wrong, productionVariables)).toThrow(/WAITLIST_WEBHOOK_URL/);
  }
  for (const wrong of ["hooks.example", "ftp://hooks.example"])
    expect(() => url(wrong)).toThrow(/WAITLIST_WEBHOOK_URL/);
});
