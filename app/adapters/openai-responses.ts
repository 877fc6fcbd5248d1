import type { OpenAI } from "openai";
import type { AiRequest } from "~/ports/ai";
import { type Call, maxCharacters, type Reply, tokensOf } from "./openai-reply";

/** The Responses API, streamed. `store: false` asks the provider not to keep the request. */
export function responsesCall(client: OpenAI, model: string): Call {
  return async (request, signal) => {
    const { name, body } = request.schema;
    const stream = await client.responses.create(
      {
        model,
        input: request.messages,
        text: { format: { type: "json_schema", name, schema: body, strict: true } },
        max_output_tokens: request.maxOutputTokens,
        store: false,
        stream: true,
      },
      { signal },
    );
    return read(stream, request);
  };
}

type Events = AsyncIterable<OpenAI.Responses.ResponseStreamEvent>;

async function read(events: Events, request: AiRequest): Promise<Reply> {
  const reply: Reply = { text: "", end: "broken" };
  let refused = false;
  for await (const event of events) {
    switch (event.type) {
      case "response.output_text.delta":
        reply.text += event.delta;
        break;
      case "response.refusal.delta":
      case "response.refusal.done":
        refused = true;
        break;
      case "response.completed":
      case "response.incomplete":
        Object.assign(reply, ending(event.response, refused));
        break;
    }
    if (reply.text.length > maxCharacters(request)) return { ...reply, end: "cut-off" };
  }
  return reply;
}

/** The event `response.failed` is not handled on purpose: the reply then stays "broken" and is requested again. */
function ending({ model, usage, incomplete_details }: OpenAI.Responses.Response, refused: boolean): Partial<Reply> {
  const isFiltered = incomplete_details?.reason === "content_filter";
  return {
    model,
    tokens: tokensOf(usage?.input_tokens, usage?.output_tokens),
    end: refused || isFiltered ? "refused" : incomplete_details ? "cut-off" : "complete",
  };
}
