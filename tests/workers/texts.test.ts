import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { afterEach, expect, inject, it, vi } from "vitest";
import { createAppContext } from "~/context.server";
import { Undeliverable } from "~/ports/senders";
import { consumeMessages } from "../../workers/queue";
import type { TextCall, TextStep } from "../support/messages/texts-server";
import { productionVariables } from "../support/runner/worker-with";

const to = "+447700900123";
const accountSid = `AC${"1".repeat(32)}`;

async function twilio(steps: TextStep[], from = "+15005550006") {
  const url = `${inject("textsServer")}/${v7()}`;
  await fetch(url, { method: "PUT", body: JSON.stringify(steps) });
  const variables = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: "twilio-token",
    TWILIO_FROM: from,
    TWILIO_BASE_URL: url,
  };
  const app = createAppContext({ ...env, ...variables } as typeof env);
  const send = () => app.sms.send({ id: v7(), to, text: "042137 is your code" });
  return { app, send, asked: async (): Promise<TextCall[]> => (await fetch(url)).json() };
}

afterEach(() => void vi.restoreAllMocks());

it("sends a text message as Twilio's API takes it", async () => {
  const { send, asked } = await twilio([{ status: 201 }]);
  await send();
  expect(await asked()).toEqual([
    {
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${btoa(`${accountSid}:twilio-token`)}`,
      contentType: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      form: { To: to, Body: "042137 is your code", From: "+15005550006" },
    },
  ]);
});

it("sends through a messaging service where its id is configured", async () => {
  const service = `MG${"a".repeat(32)}`;
  const { send, asked } = await twilio([{ status: 201 }], service);
  await send();
  expect((await asked())[0]?.form).toEqual({ To: to, Body: "042137 is your code", MessagingServiceSid: service });
});

it.each<[string, TextStep, boolean]>([
  ["a number that does not exist", { status: 400, code: 21211 }, true],
  ["a landline", { status: 400, code: 21614 }, true],
  ["somebody who sent STOP", { status: 400, code: 21610 }, true],
  ["a sender that is not ours", { status: 400, code: 21606 }, false],
  ["a wrong key", { status: 401, code: 20003 }, false],
  ["too many at once", { status: 429, code: 20429 }, false],
  ["a server that fails", { status: 503, body: "<html>down</html>" }, false],
  ["a redirect", { status: 302, body: "" }, false],
])("tells what is hopeless from what may pass: %s", async (_, step, isHopeless) => {
  const { send, asked } = await twilio([step]);
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof Undeliverable).toBe(isHopeless);
  expect(String(error)).not.toContain(to);
  expect(String(error)).not.toContain("042137");
  expect(await asked()).toHaveLength(1);
});

it("gives up on a Twilio that does not answer", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Too slow", "TimeoutError")), 100);
    return controller.signal;
  });
  const { send } = await twilio([{ hang: true }]);
  await expect(send()).rejects.not.toBeInstanceOf(Undeliverable);
});

it("lets the queue try again what may pass, and only that", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const [step, acked] of [
    [{ status: 400, code: 21211 }, true],
    [{ status: 503 }, false],
    [{ status: 201 }, true],
  ] as const) {
    const { app } = await twilio([step]);
    const body = { type: "sms", version: 1, sms: { id: v7(), to, text: "042137 is your code" } };
    const batch = createMessageBatch("lapel-messages", [{ id: "m1", timestamp: new Date(), attempts: 1, body }]);
    const context = createExecutionContext();
    await consumeMessages(batch, app);
    const result = await getQueueResult(batch, context);
    expect([result.explicitAcks, result.retryMessages.length]).toEqual(acked ? [["m1"], 0] : [[], 1]);
  }
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls.map((call) => call.map(String)))).not.toMatch(/447700900123|042137/);
});

it("waits longer after each failure", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { app } = await twilio([{ status: 503 }, { status: 503 }]);
  const retry = vi.fn();
  const body = { type: "sms", version: 1, sms: { id: v7(), to, text: "042137 is your code" } };
  for (const attempts of [1, 2]) {
    const messages = [{ id: "m1", timestamp: new Date(), attempts, body, retry }];
    await consumeMessages({ messages } as unknown as MessageBatch, app);
  }
  expect(retry.mock.calls).toEqual([[{ delaySeconds: 30 }], [{ delaySeconds: 300 }]]);
  expect(log).toHaveBeenCalledTimes(2);
});

it("keeps text messages in the outbox where Twilio is not configured, and fails in production", async () => {
  const message = { id: v7(), to, text: "042137 is your code" };
  await createAppContext(env).sms.send(message);
  await createAppContext(env).sms.send(message);
  const { results } = await env.DB.prepare("SELECT recipient, text FROM outbox WHERE id = ?").bind(message.id).all();
  expect(results).toEqual([{ recipient: to, text: message.text }]);
  const app = createAppContext({ ...env, ...productionVariables } as typeof env);
  await expect(app.sms.send(message)).rejects.toThrow(/TWILIO_ACCOUNT_SID/);
});
