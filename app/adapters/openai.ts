import type { Ai, AiAnswer, AiConfig, AiRequest, AiUsage } from "~/ports/ai";
import { chatCall } from "./openai-chat";
import type { Call, Reply } from "./openai-reply";
import { type Failed, readFailure } from "./openai-reply";
import { responsesCall } from "./openai-responses";

const maxAttempts = 3;
const firstWaitMilliseconds = 500;
/** If the provider asks for a longer wait there is no retry, because a person is waiting. */
const maxWaitMilliseconds = 10_000;

/**
 * Any OpenAI-compatible endpoint. The SDK is loaded with the first request, to keep the worker's start-up short. Its
 * retries are off, because they ignore the overall timeout and wait as long as the provider asks.
 */
export function openAi(config: AiConfig): Ai {
  let call: Promise<Call> | undefined;
  return {
    timeoutMilliseconds: config.timeoutMilliseconds,
    async ask(request) {
      call ??= openCall(config);
      return askWithRetries(await call, request, config);
    },
  };
}

async function openCall({ apiKey, baseUrl, model, api }: AiConfig): Promise<Call> {
  const { OpenAI } = await import("openai");
  // The SDK's log would contain the prompts.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: "off" });
  return api === "responses" ? responsesCall(client, model) : chatCall(client, model);
}

/** Retries temporary failures until the request's timeout. */
async function askWithRetries(call: Call, request: AiRequest, config: AiConfig): Promise<AiAnswer> {
  const end = Date.now() + request.timeoutMilliseconds;
  const signal = AbortSignal.timeout(request.timeoutMilliseconds);
  for (let attempt = 1; ; attempt++) {
    const result = await callOnce(call, request, signal);
    if ("text" in result) return answerOf(result, config);
    const { failure, detail, retry, retryAfterMilliseconds } = result;
    const wait = retryAfterMilliseconds ?? firstWaitMilliseconds * 2 ** (attempt - 1);
    const isOver = attempt === maxAttempts || wait > maxWaitMilliseconds || Date.now() + wait >= end;
    if (!retry || isOver) {
      return { ok: false, failure, detail: `${detail}, attempt ${attempt}`, usage: usageOf({}, config) };
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function callOnce(call: Call, request: AiRequest, signal: AbortSignal): Promise<Reply | Failed> {
  try {
    const reply = await call(request, signal);
    // An aborted stream ends like a complete one.
    if (!signal.aborted && reply.end !== "broken") return reply;
    return signal.aborted ? timeOut : { failure: "outage", detail: "the answer broke off", retry: true };
  } catch (error) {
    return signal.aborted ? timeOut : readFailure(error);
  }
}

const timeOut: Failed = { failure: "time-out", detail: "no complete answer in time", retry: false };

function answerOf(reply: Reply, config: AiConfig): AiAnswer {
  const usage = usageOf(reply, config);
  if (reply.end === "refused") return { ok: false, failure: "refusal", detail: "the model refused", usage };
  return { ok: true, text: reply.text, complete: reply.end === "complete", usage };
}

function usageOf({ model, tokens }: Partial<Reply>, config: AiConfig): AiUsage {
  const { input, output } = tokens ?? { input: 0, output: 0 };
  // Dollars per million tokens are micro-dollars per token.
  const cost = config.prices && tokens ? input * config.prices.input + output * config.prices.output : null;
  return {
    model: model || config.model,
    inputTokens: input,
    outputTokens: output,
    costMicroDollars: cost === null ? null : Math.round(cost),
  };
}
