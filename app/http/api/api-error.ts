import { LimiterDown } from "../../ports/limits";

/** A refusal of the API, as the public clients read it; codes are AUTH's. */
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

/** For a use case that answered "rate-limited". */
export function rateLimited(
  answer: { retryAfterSeconds: number; counts?: "mails" | undefined },
  code = answer.counts === "mails" ? "over_email_send_rate_limit" : "over_request_rate_limit",
): ApiError {
  const message = `Too many requests. Try again in ${answer.retryAfterSeconds} seconds.`;
  return new ApiError(429, code, message, { headers: { "Retry-After": String(answer.retryAfterSeconds) } });
}

const retryAfterOutageSeconds = 10;

/** For what a call was not refused by but broke on; the clients try again where the limiter is down. */
export function errorOfOurs(error: unknown): ApiError {
  const isDown = error instanceof LimiterDown;
  const message = "Something went wrong on our side. Please try again.";
  const headers: Record<string, string> = isDown ? { "Retry-After": String(retryAfterOutageSeconds) } : {};
  return new ApiError(isDown ? 503 : 500, "unexpected_failure", message, { headers });
}

const versionHeader = "X-Supabase-Api-Version";

/** `{code, message}` for clients that name a version of the API, `{code: status, error_code, msg}` for older ones. */
export function apiErrorResponse(request: Request, error: ApiError): Response {
  const version = request.headers.get(versionHeader);
  const isVersioned = version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= "2024-01-01";
  const body = isVersioned
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  const headers = { ...error.more.headers, ...(isVersioned && { [versionHeader]: version }) };
  return Response.json({ ...body, ...error.more.body }, { status: error.status, headers });
}
