import type { AiFailure, AiRequest } from "~/ports/ai";

export interface Failed {
  failure: AiFailure;
  /** Only status and code: providers repeat API keys and prompts in their messages. */
  detail: string;
  /** Whether a retry may help. */
  retry: boolean;
  /** The wait that the provider asks for. */
  retryAfterMilliseconds?: number;
}

/** OpenAI's codes for an account without credit, and for requests that the model refuses. */
const accountCodes = ["insufficient_quota", "billing_not_active", "billing_hard_limit_reached"];
const refusalCodes = ["content_filter", "content_policy_violation", "invalid_prompt"];

/** Classifies an error of the SDK. One without a status is a connection that failed or was lost. */
export function readFailure(error: unknown): Failed {
  const { status, code, headers, name } = error as {
    status?: number;
    code?: unknown;
    headers?: Headers;
    name?: unknown;
  };
  const label = /^[\w.-]{1,40}$/.exec(String(code ?? ""))?.[0] ?? "";
  const detail = status ? `HTTP ${status} ${label}`.trim() : `connection lost ${label || String(name)}`.trim();
  const failed = (failure: AiFailure, retry: boolean): Failed => ({
    failure,
    detail,
    retry,
    retryAfterMilliseconds: readRetryAfter(headers),
  });
  if (accountCodes.includes(label)) return failed("bad-configuration", false);
  if (refusalCodes.includes(label)) return failed("refusal", false);
  if (status === 429 || label === "rate_limit_exceeded") return failed("rate-limit", true);
  if (status === undefined || status === 408 || status === 409 || status >= 500) return failed("outage", true);
  return failed("bad-configuration", false);
}

/** Milliseconds from a Retry-After header (seconds or a date); undefined if it is missing or malformed. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** The result of one call, the same for both APIs. */
export interface Reply {
  text: string;
  /** "cut-off": reached the length limit. "broken": the stream ended without a final event. */
  end: "complete" | "cut-off" | "refused" | "broken";
  model?: string;
  tokens?: { input: number; output: number };
}

/** Makes one call to the endpoint; throws the SDK's errors. */
export type Call = (request: AiRequest, signal: AbortSignal) => Promise<Reply>;

/** Bounds the answer of an endpoint that ignores `maxOutputTokens`. */
export function maxCharacters(request: AiRequest): number {
  return request.maxOutputTokens * 10;
}

/** The provider's token counts; undefined if they are missing or no numbers. */
export function tokensOf(input: unknown, output: unknown): Reply["tokens"] {
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
