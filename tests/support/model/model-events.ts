import { countedTokens } from "./model-script";

interface Answer {
  text?: string;
  refusal?: string;
  finish: "stop" | "length" | "content_filter" | "none";
  countsTokens: boolean;
}

const model = "loopback-model-2026";

/** The server-sent events of one answer, as each of the two interfaces streams them. */
export function eventsOf(path: string, answer: Answer): string {
  return path.endsWith("/responses") ? responseEvents(answer) : chatEvents(answer);
}

function chatEvents({ text = "", refusal, finish, countsTokens }: Answer): string {
  const chunk = (more: object) => ({ id: "c1", object: "chat.completion.chunk", created: 1, model, ...more });
  const delta = (delta: object, reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: reason }] });
  const { input: prompt_tokens, output: completion_tokens } = countedTokens;
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  const events = [
    delta({ role: "assistant", content: "" }),
    ...slices(text).map((content) => delta({ content })),
    ...(refusal ? [delta({ refusal })] : []),
    ...(finish === "none" ? [] : [delta({}, finish)]),
    ...(countsTokens ? [chunk({ choices: [], usage })] : []),
  ];
  const done = finish === "none" ? "" : "data: [DONE]\n\n";
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("") + done;
}

function responseEvents({ text = "", refusal, finish, countsTokens }: Answer): string {
  const { input: input_tokens, output: output_tokens } = countedTokens;
  const usage = countsTokens ? { input_tokens, output_tokens, total_tokens: input_tokens + output_tokens } : null;
  const place = { item_id: "m1", output_index: 0, content_index: 0 };
  const reasons = { stop: null, length: "max_output_tokens", content_filter: "content_filter", none: null };
  const reason = reasons[finish];
  const ending = {
    type: reason ? "response.incomplete" : "response.completed",
    response: { id: "r1", model, usage, incomplete_details: reason ? { reason } : null },
  };
  const events = [
    { type: "response.created", response: { id: "r1", model } },
    ...slices(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
    ...(refusal ? [{ type: "response.refusal.delta", ...place, delta: refusal }] : []),
    ...(finish === "none" ? [] : [ending]),
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

function slices(text: string): string[] {
  return text.match(/.{1,40}/gsu) ?? [];
}
