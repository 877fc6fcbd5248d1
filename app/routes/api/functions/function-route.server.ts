import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import { needsSecondFactor, readSession } from "~/domain/auth/sessions/read-session.server";
import type { WriteCost } from "~/domain/storage/quota";
import { ApiError, unexpectedError } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { countApiWrite, insufficientAal, requireAssuredApiUser } from "~/http/api/require-api-user.server";
import { isFromOwnPages, requestLine } from "~/http/request.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Two texts of 20,000 characters, each escaped as JSON may escape it, and room. */
const bodyMaxBytes = 512 * 1024;

/**
 * Loader and action of a function: a POST of JSON by a signed-in user, with a token or from our own pages, whose second
 * factor, where there is one, was asked for. Answers the JSON that `run` answers; a refusal, thrown as ApiError, is `{error}` with its status.
 */
export function functionRoute<Schema extends z.ZodType>(
  schema: Schema,
  run: (
    ctx: AppContext & { user: SignedInUser },
    body: z.output<Schema>,
    args: LoaderFunctionArgs,
  ) => Promise<Record<string, unknown>>,
  cost: WriteCost,
) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const { request, context } = args;
    try {
      if (request.method !== "POST") {
        throw new ApiError(405, "method_not_allowed", "This function takes POST", { headers: { Allow: "POST" } });
      }
      const ctx = await requireCaller(request, context, cost);
      return Response.json(await run(ctx, await readJson(request, schema, bodyMaxBytes), args));
    } catch (error) {
      if (error instanceof ApiError) return refusal(error.message, error.status, error.more.headers);
      logError(requestLine(request), error);
      const { message, status, more } = unexpectedError(error);
      return refusal(message, status, more.headers);
    }
  };
}

function refusal(error: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

/**
 * For functions: the user of the bearer token, or, where there is none, of the session cookie. A cookie comes along by
 * itself, so it counts only for JSON from our own pages, which no form of another site can send; and a token that is
 * no good is refused, whatever cookie comes with it.
 */
async function requireCaller(
  request: Request,
  context: AppLoadContext,
  cost: WriteCost,
): Promise<AppContext & { user: SignedInUser }> {
  const token = request.headers.has("Authorization")
    ? null
    : await context.cookies.session.parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || token === "") return requireAssuredApiUser(request, context, { cost });
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");
  if (!isFromOwnPages(request) || !isJson) {
    throw new ApiError(403, "bad_origin", "With a session cookie this takes JSON from our own pages only");
  }
  const user = await readSession(context.app, token);
  if (!user) throw new ApiError(401, "session_not_found", "The session has ended");
  if (needsSecondFactor(user)) throw insufficientAal(403);
  const ctx = { ...context.app, user };
  await countApiWrite(ctx, cost);
  return ctx;
}
