import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { openAi } from "~/adapters/openai";
import { readConfig } from "~/env.server";
import type { AiConfig, AiRequest } from "~/ports/ai";
import { countedTokens, type ModelStep } from "../support/model/model-script";
import { scriptedModel, secretKey } from "../support/model/scripted-model";

const request: AiRequest = {
  messages: [
    { role: "system", content: "Answer in JSON." },
    { role: "user", content: "A resume with a secret of its own" },
  ],
  schema: { name: "greeting", body: { type: "object", properties: {}, required: [], additionalProperties: false } },
  maxOutputTokens: 500,
  timeoutMilliseconds: 8000,
};

const apis: AiConfig["api"][] = ["chat", "responses"];
const written = ["error", "warn", "log", "info", "debug"] as const;

async function ask(steps: ModelStep[], api: AiConfig["api"], more: Partial<AiRequest> = {}) {
  const spies = written.map((level) => vi.spyOn(console, level));
  const model = await scriptedModel(steps, { OPENAI_API: api });
  const config = readConfig({ ...env, ...model.variables }).ai;
  if (!config) throw new Error("No model is configured");
  const answer = await openAi(config).ask({ ...request, ...more });
  const { calls } = await model.asked();
  // Neither the key nor a word of the question, whatever went wrong.
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  expect(JSON.stringify(answer)).not.toContain(secretKey);
  return { answer, calls };
}

afterEach(() => void vi.restoreAllMocks());

it.each(apis)("reads an answer that comes in pieces of a few bytes, with its tokens and cost (%s)", async (api) => {
  const text = JSON.stringify({ greeting: "Grüße, 你好, 👩‍⚕️, żółw" });
  const { answer, calls } = await ask([{ say: text, pieceBytes: 7 }], api);
  expect(answer).toEqual({
    ok: true,
    text,
    complete: true,
    usage: {
      model: "loopback-model-2026",
      inputTokens: countedTokens.input,
      outputTokens: countedTokens.output,
      costMicroDollars: 1200 * 0.4 + 340 * 1.6,
    },
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.authorization).toBe(`Bearer ${secretKey}`);
});

it("asks through Chat Completions for a strict schema, bounded tokens and a count of them", async () => {
  const { calls } = await ask([{ say: "{}" }], "chat");
  const { name, body: schema } = request.schema;
  expect(calls[0]?.path).toMatch(/\/v1\/chat\/completions$/);
  expect(calls[0]?.body).toEqual({
    model: "loopback-model",
    messages: request.messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: 500,
    response_format: { type: "json_schema", json_schema: { name, schema, strict: true } },
  });
});

it("asks through Responses for the same, and that nothing is stored", async () => {
  const { calls } = await ask([{ say: "{}" }], "responses");
  const { name, body: schema } = request.schema;
  expect(calls[0]?.path).toMatch(/\/v1\/responses$/);
  expect(calls[0]?.body).toEqual({
    model: "loopback-model",
    input: request.messages,
    stream: true,
    store: false,
    max_output_tokens: 500,
    text: { format: { type: "json_schema", name, schema, strict: true } },
  });
});

it.each(apis)("waits as long as a rate limit asks for, then gets its answer (%s)", async (api) => {
  const began = Date.now();
  const { answer, calls } = await ask([{ status: 429, headers: { "Retry-After": "1" } }, { say: "{}" }], api);
  expect(answer.ok).toBe(true);
  expect(calls).toHaveLength(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
});

const quick = { timeoutMilliseconds: 1000 };
const date = new Date(Date.now() + 60_000).toUTCString();

it.each<[string, ModelStep[], string, number, Partial<AiRequest>?]>([
  [
    "a rate limit that lasts longer than a person waits",
    [{ status: 429, headers: { "Retry-After": "120" } }],
    "rate-limit",
    1,
  ],
  ["a rate limit until a far date", [{ status: 429, headers: { "Retry-After": date } }], "rate-limit", 1],
  ["a rate limit that does not end", [{ status: 429, headers: { "Retry-After": "0" } }], "rate-limit", 3],
  ["an account without means", [{ status: 429, error: { code: "insufficient_quota" } }], "bad-configuration", 1],
  ["a server that fails three times", [{ status: 500 }], "outage", 3],
  ["a gateway that fails three times", [{ status: 503 }], "outage", 3],
  ["a connection that is lost three times", [{ drop: "{" }], "outage", 3],
  ["a stream that ends in the middle", [{ say: "{", finish: "none" }], "outage", 3],
  ["a stream of something else", [{ garbage: "data: <html>\n\n" }], "outage", 3],
  ["a wrong key", [{ status: 401, error: { message: `Incorrect API key: ${secretKey}` } }], "bad-configuration", 1],
  ["an unknown model", [{ status: 404, error: { code: "model_not_found" } }], "bad-configuration", 1],
  ["a question it does not take", [{ status: 400, error: { code: "unknown_error" } }], "bad-configuration", 1],
  ["a refusal", [{ refuse: "I cannot help with that." }], "refusal", 1],
  ["a filter behind the answer", [{ say: "{", finish: "content_filter" }], "refusal", 1],
  ["a filter before the answer", [{ status: 400, error: { code: "content_filter" } }], "refusal", 1],
  ["silence", [{ hang: true }], "time-out", 1, quick],
  ["silence in the middle", [{ stall: "{" }], "time-out", 1, quick],
])("says why there is no answer: %s", async (_, steps, failure, tries, more) => {
  for (const api of apis) {
    const began = Date.now();
    const { answer, calls } = await ask(steps, api, more);
    expect({ api, answer, tries: calls.length }).toMatchObject({ api, answer: { ok: false, failure }, tries });
    if (failure === "time-out") expect(Date.now() - began).toBeLessThan(30_000);
  }
});

it.each(apis)("gets over a server that fails and a connection that is lost (%s)", async (api) => {
  const { answer, calls } = await ask([{ status: 502 }, { drop: '{"half' }, { say: "{}" }], api);
  expect(answer).toMatchObject({ ok: true, text: "{}" });
  expect(calls).toHaveLength(3);
});

it.each(apis)("says that an answer was cut off, by the provider or by us (%s)", async (api) => {
  const { answer } = await ask([{ say: '{"a":', finish: "length" }], api);
  expect(answer).toMatchObject({ ok: true, complete: false, usage: { outputTokens: countedTokens.output } });
  const endless = await ask([{ say: "word ".repeat(4000) }], api);
  expect(endless.answer).toMatchObject({ ok: true, complete: false });
});

it.each(apis)("knows no cost where the provider counts no tokens (%s)", async (api) => {
  const { answer } = await ask([{ say: "{}", countsTokens: false }], api);
  expect(answer.usage).toEqual({
    model: "loopback-model-2026",
    inputTokens: 0,
    outputTokens: 0,
    costMicroDollars: null,
  });
});

it("asks a compatible endpoint again without the parameters that it does not know", async () => {
  const unknown = (name: string): ModelStep => ({ status: 400, error: { message: `Unknown parameter: '${name}'.` } });
  const steps = [unknown("response_format"), unknown("max_completion_tokens"), unknown("stream_options")];
  const { answer, calls } = await ask([...steps, { say: "{}" }], "chat");
  expect(answer.ok).toBe(true);
  expect(calls[3]?.body).toEqual({
    model: "loopback-model",
    messages: request.messages,
    stream: true,
    max_tokens: 500,
  });
});

it("takes an answer whose count of tokens cannot be read as one that was not counted", async () => {
  const choices = [{ index: 0, delta: { content: "{}" }, finish_reason: "stop" }];
  const chunk = { id: "c1", object: "chat.completion.chunk", created: 1, model: "odd", choices };
  const events = [{ ...chunk, usage: { total_tokens: 9 } }].map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const { answer } = await ask([{ garbage: `${events.join("")}data: [DONE]\n\n` }], "chat");
  const usage = { model: "odd", inputTokens: 0, outputTokens: 0, costMicroDollars: null };
  expect(answer).toEqual({ ok: true, text: "{}", complete: true, usage });
});
