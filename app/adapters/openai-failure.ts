import type { AiFailure } from "../ports/ai";

export interface Failed {
  failure: AiFailure;
  /** Status and code only: messages of providers repeat keys and questions. */
  detail: string;
  /** It may pass by itself. */
  retry: boolean;
  /** How long the provider asks to wait. */
  retryAfterMilliseconds?: number;
}

/** Its own codes for an account without means, and for what it will not answer. */
const accountCodes = ["insufficient_quota", "billing_not_active", "billing_hard_limit_reached"];
const refusalCodes = ["content_filter", "content_policy_violation", "invalid_prompt"];

/** What an error of the SDK means. Whatever has no status never reached the provider, or lost it on the way. */
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

/** Milliseconds of a Retry-After header (seconds or a date); undefined where there is none that can be read. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
