import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ApiError, apiErrorResponse, unexpectedError } from "~/http/api/api-error";
import { requestLine } from "~/http/request.server";
import { logError } from "~/log-error";

export interface ApiArgs {
  request: Request;
  context: AppLoadContext;
  params: LoaderFunctionArgs["params"];
  url: URL;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Handler = (args: ApiArgs) => Promise<Response>;

/**
 * Loader and action of an API route: one handler a method, refusals thrown as ApiError. A route exports it as both, so
 * that a method it lacks is refused as the API refuses. A bug of ours answers 500, which the clients take for "try
 * again later".
 */
export function apiRoute(handlers: Partial<Record<Method, Handler>>) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    try {
      const handler = handlers[request.method as Method];
      if (!handler) {
        const headers = { Allow: Object.keys(handlers).join(", ") };
        throw new ApiError(405, "method_not_allowed", "This method is not allowed here", { headers });
      }
      return await handler({ request, context, params, url: new URL(request.url) });
    } catch (error) {
      if (error instanceof ApiError) return apiErrorResponse(request, error);
      logError(requestLine(request), error);
      return apiErrorResponse(request, unexpectedError(error));
    }
  };
}
