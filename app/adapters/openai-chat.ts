import type { APIError, OpenAI } from "openai";
import type { AiRequest } from "~/ports/ai";
import { type Call, maxCharacters, type Reply, tokensOf } from "./openai-reply";

/** Parameters that some compatible endpoints reject. If an error names one, we repeat the request without it. */
const optionalParameters = ["response_format", "stream_options", "max_completion_tokens"];

/** The Chat Completions API, streamed. */
export function chatCall(client: OpenAI, model: string): Call {
  const rejected = new Set<string>();
  return async function call(request, signal): Promise<Reply> {
    try {
      const body = { model, messages: request.messages, stream: true as const, ...optional(request, rejected) };
      return await read(await client.chat.completions.create(body, { signal }), request);
    } catch (error) {
      const parameter = optionalParameters.find((name) => !rejected.has(name) && isAbout(error, name));
      if (!parameter || signal.aborted) throw error;
      rejected.add(parameter);
      return call(request, signal);
    }
  };
}

function optional({ schema, maxOutputTokens }: AiRequest, rejected: Set<string>) {
  const { name, body } = schema;
  return {
    ...(rejected.has("max_completion_tokens")
      ? { max_tokens: maxOutputTokens }
      : { max_completion_tokens: maxOutputTokens }),
    ...(rejected.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
    ...(rejected.has("response_format")
      ? {}
      : { response_format: { type: "json_schema" as const, json_schema: { name, schema: body, strict: true } } }),
  };
}

function isAbout(error: unknown, parameter: string): boolean {
  const { status, message } = error as Partial<APIError>;
  return (status === 400 || status === 422) && String(message).includes(parameter);
}

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>;

async function read(chunks: Chunks, request: AiRequest): Promise<Reply> {
  const reply: Reply = { text: "", end: "broken" };
  let refused = false;
  for await (const { model, usage, choices } of chunks) {
    reply.model = model;
    if (usage) reply.tokens = tokensOf(usage.prompt_tokens, usage.completion_tokens);
    const [choice] = choices ?? [];
    reply.text += choice?.delta?.content ?? "";
    refused ||= Boolean(choice?.delta?.refusal);
    if (choice?.finish_reason) reply.end = endOf(choice.finish_reason);
    if (reply.text.length > maxCharacters(request)) return { ...reply, end: "cut-off" };
  }
  return refused ? { ...reply, end: "refused" } : reply;
}

function endOf(reason: OpenAI.ChatCompletionChunk.Choice["finish_reason"]): Reply["end"] {
  if (reason === "length") return "cut-off";
  return reason === "content_filter" ? "refused" : "complete";
}
