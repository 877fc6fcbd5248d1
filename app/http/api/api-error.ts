import { UsageDown } from "~/domain/rewriting/request/admit-rewrite.server";
import { UnreadableContent } from "~/domain/storage/content-kind";
import { LimiterDown } from "~/ports/limits";
import { count } from "~/wording";

/** An error response of the API. The codes are those of Supabase Auth, which the public clients know. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { headers?: Record<string, string>; body?: Record<string, unknown> } = {},
  ) {
    super(message);
  }
}

/** The error for a use case that returned "rate-limited". */
export function rateLimited(
  answer: { retryAfterSeconds: number; counts?: "mails" | undefined },
  code = answer.counts === "mails" ? "over_email_send_rate_limit" : "over_request_rate_limit",
): ApiError {
  const message = `Too many requests. Try again in ${count(answer.retryAfterSeconds, "second")}.`;
  return new ApiError(429, code, message, { headers: { "Retry-After": String(answer.retryAfterSeconds) } });
}

const retryAfterOutageSeconds = 10;

/**
 * The error for an exception. 503 with Retry-After makes the clients try again, for outages that pass by themselves.
 */
export function unexpectedError(error: unknown): ApiError {
  const isDown =
    error instanceof LimiterDown ||
    error instanceof UsageDown ||
    (error instanceof UnreadableContent && error.reason === "unreachable");
  const message = "Something went wrong on our side. Please try again.";
  const headers: Record<string, string> = isDown ? { "Retry-After": String(retryAfterOutageSeconds) } : {};
  return new ApiError(isDown ? 503 : 500, "unexpected_failure", message, { headers });
}

const versionHeader = "X-Supabase-Api-Version";

/** `{code, message}` for clients that send an API version, `{code: status, error_code, msg}` for older ones. */
export function apiErrorResponse(request: Request, error: ApiError): Response {
  const version = request.headers.get(versionHeader);
  const isVersioned = version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= "2024-01-01";
  const body = isVersioned
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  const headers = { ...error.more.headers, ...(isVersioned && { [versionHeader]: version }) };
  return Response.json({ ...body, ...error.more.body }, { status: error.status, headers });
}
