import type { APIError, OpenAI } from "openai";
import type { AiRequest } from "../ports/ai";
import { type Call, mostCharacters, type Reply, tokensOf } from "./openai-reply";

/** What compatible endpoints may not know. One that names such a parameter in its refusal is asked without it. */
const negotiable = ["response_format", "stream_options", "max_completion_tokens"];

/** The Chat Completions interface, streamed. */
export function chatCall(client: OpenAI, model: string): Call {
  const unknown = new Set<string>();
  return async function call(request, signal): Promise<Reply> {
    try {
      const body = { model, messages: request.messages, stream: true as const, ...optional(request, unknown) };
      return await read(await client.chat.completions.create(body, { signal }), request);
    } catch (error) {
      const refused = negotiable.find((name) => !unknown.has(name) && isAbout(error, name));
      if (!refused || signal.aborted) throw error;
      unknown.add(refused);
      return call(request, signal);
    }
  };
}

function optional({ schema, maxOutputTokens }: AiRequest, unknown: Set<string>) {
  const { name, body } = schema;
  return {
    ...(unknown.has("max_completion_tokens")
      ? { max_tokens: maxOutputTokens }
      : { max_completion_tokens: maxOutputTokens }),
    ...(unknown.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
    ...(unknown.has("response_format")
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
    if (reply.text.length > mostCharacters(request)) return { ...reply, end: "cut-off" };
  }
  return refused ? { ...reply, end: "refused" } : reply;
}

function endOf(reason: OpenAI.ChatCompletionChunk.Choice["finish_reason"]): Reply["end"] {
  if (reason === "length") return "cut-off";
  return reason === "content_filter" ? "refused" : "complete";
}
