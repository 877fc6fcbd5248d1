import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import { requestLine } from "../request-line";
import { ApiError, errorOfOurs } from "./api-error";
import { readJson } from "./read-json.server";
import { requireCaller } from "./require-caller.server";

/** Two texts of 20,000 characters, each escaped as JSON may escape it, and room. */
const bodyMaxBytes = 512 * 1024;

/**
 * Loader and action of a function: a POST of JSON by a signed-in user, with a token or from our own pages, whose second
 * factor, where there is one, was asked for. Answers the JSON that `run` answers; a refusal, thrown as ApiError, is `{error}` with its status.
 */
export function functionRoute<Schema extends z.ZodType>(
  schema: Schema,
  run: (ctx: AppContext & { user: SignedInUser }, body: z.output<Schema>) => Promise<Record<string, unknown>>,
) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    try {
      if (request.method !== "POST") {
        throw new ApiError(405, "method_not_allowed", "This function takes POST", { headers: { Allow: "POST" } });
      }
      const ctx = await requireCaller(request, context);
      return Response.json(await run(ctx, await readJson(request, schema, bodyMaxBytes)));
    } catch (error) {
      if (error instanceof ApiError) return refusal(error.message, error.status, error.more.headers);
      logError(requestLine(request), error);
      const { message, status, more } = errorOfOurs(error);
      return refusal(message, status, more.headers);
    }
  };
}

function refusal(error: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
