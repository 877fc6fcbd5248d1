import type { ServerBuild } from "@remix-run/cloudflare";
import { UnreadableContent } from "~/domain/storage/content-kind";
import { logError } from "~/log-error";
import { requestLine } from "./request.server";

/** For any page that reads a row whose stored text cannot be loaded. */
const messages = {
  missing: "This text cannot be read right now. The rest of your account is fine, and we have noted what is missing.",
  damaged:
    "This text cannot be read right now. The rest of your account is fine, and we have noted what is wrong with it.",
  unreachable: "This text cannot be read right now: our store does not answer. Please try again in a moment.",
};

/** Wraps all loaders and actions, so that a stored text that cannot be loaded gives a page that says so. */
export function withExpectedFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: withMessage(loader) }),
      ...(action && { action: withMessage(action) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function withMessage<Args extends { request: Request }, Answer>(handle: (args: Args) => Answer) {
  return async (args: Args): Promise<Awaited<Answer>> => {
    try {
      return await handle(args);
    } catch (error) {
      if (!(error instanceof UnreadableContent)) throw error;
      logError(requestLine(args.request), error);
      throw new Response(messages[error.reason], { status: 503, headers: { "Cache-Control": "no-store" } });
    }
  };
}
