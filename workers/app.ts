import * as remixBuild from "virtual:remix/server-build";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { createAppContext } from "~/context.server";
import { ApiError, apiErrorResponse } from "~/http/api/api-error";
import { apiMethods, isApiPath, preflight, withCors } from "~/http/api/cors.server";
import { serveCachedPage } from "~/http/cached-page.server";
import { createApiContext, createHttpContext } from "~/http/create-http-context.server";
import { withExpectedFailures } from "~/http/expected-failures.server";
import { keepSentForm } from "~/http/kept-forms.server";
import { createPageHandler, manifestPath } from "~/http/page-handler.server";
import { crossSitePage, notFoundPage, serverErrorPage } from "~/http/plain-page.server";
import { isFromOwnPages, requestLine } from "~/http/request.server";
import { withSecurityHeaders } from "~/http/security-headers.server";
import { crossSiteCall } from "~/http/waitlist/join-with-json.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { runCron } from "./cron";
import { consumeMessages, keepDeadLetters } from "./queue";

export { LiveFeed } from "./durable-objects/live-feed";
export { RateLimiter } from "./durable-objects/rate-limiter";
export { UsageCounter } from "./durable-objects/usage-counter";

/** The methods that pages and forms use. */
const pageMethods = ["GET", "HEAD", "POST"];
/** Our longest route has ten segments. */
const pathMaxSegments = 20;
const pathMaxCharacters = 2000;

const build = withExpectedFailures(remixBuild);
const handlePage = createPageHandler(build);

export default {
  async fetch(received, env) {
    const request = withoutGetBody(received);
    const url = new URL(request.url);
    // The runtime's own cost, which the benchmark compares every page with.
    if (url.pathname === "/dev/hello" && env.ENVIRONMENT === "development") return new Response("hello");
    try {
      if (isApiPath(url.pathname)) return await answerApi(request, url, env);
      const { response, nonce, setCookies } = await answerPage(request, url, createAppContext(env));
      const secured = withSecurityHeaders(response, url, nonce);
      for (const cookie of setCookies) secured.headers.append("Set-Cookie", cookie);
      return secured;
    } catch (error) {
      // Errors outside of Remix: a wrong configuration, or a session that could not be read.
      logError(requestLine(request), error);
      return withSecurityHeaders(serverErrorPage(request), url, "");
    }
  },
  async queue(batch, env) {
    const consume = batch.queue.endsWith("-dead") ? keepDeadLetters : consumeMessages;
    await consume(batch, await createEngineContext(env));
  },
  async scheduled(_controller, env) {
    await runCron(await createEngineContext(env));
  },
} satisfies ExportedHandler<Env>;

/** The context of whatever may call the engine. */
async function createEngineContext(env: Env): Promise<AppContext> {
  const app = createAppContext(env);
  await app.loadTrainedData();
  return app;
}

/** The response of a page, the nonce that its scripts were rendered with, and the cookies for a new browser. */
async function answerPage(request: Request, url: URL, app: AppContext) {
  if (request.method === "GET" && url.pathname === "/") {
    const cached = await serveCachedPage(request, app, build.assets.version, handlePage);
    if (cached) return cached;
  }
  if (!isFromOwnPages(request)) return { response: crossSiteResponse(url), nonce: "", setCookies: [] };
  const { setCookies, ...context } = await createHttpContext(request, app);
  if (context.user) await app.loadTrainedData();
  return { response: await answer(request, url, context), nonce: context.nonce, setCookies };
}

function crossSiteResponse(url: URL): Response {
  return url.pathname.startsWith("/api/") ? crossSiteCall() : crossSitePage();
}

/** API calls need no form token and no nonce; CORS lets allowed origins read the response. */
async function answerApi(request: Request, url: URL, env: Env): Promise<Response> {
  const app = createAppContext(env);
  const response = await answerApiCall(request, url, { ...createApiContext(request, app) });
  return withCors(withSecurityHeaders(response, url, ""), request, app.config.allowedOrigins);
}

async function answerApiCall(request: Request, url: URL, context: AppLoadContext): Promise<Response> {
  if (request.method === "OPTIONS") return preflight();
  if (!apiMethods.includes(request.method)) {
    const headers = { Allow: apiMethods.join(", ") };
    return apiErrorResponse(request, new ApiError(405, "method_not_allowed", "This method is not known", { headers }));
  }
  // Remix's data requests. For the API they would be a second address of every route, and their response is not JSON.
  if (url.pathname.endsWith(".data") || url.searchParams.has("_data")) {
    return apiErrorResponse(request, new ApiError(404, "not_found", "There is nothing here"));
  }
  await context.app.loadTrainedData();
  return handlePage(forRouter(request, url), context);
}

async function answer(request: Request, url: URL, context: AppLoadContext): Promise<Response> {
  if (pageMethods.includes(request.method)) {
    if ([url.pathname, ...pathsAskedFor(url)].some(isTooLongForRoutes)) return answerNotFound(request);
    const keptForm = await keepSentForm(request, context);
    return handlePage(forRouter(request, url), { ...context, keptForm });
  }
  return new Response(null, { status: 405, headers: { Allow: pageMethods.join(", ") } });
}

/**
 * Remix matches a path against its routes once for each segment, so a path of a few thousand segments would take
 * seconds.
 */
function isTooLongForRoutes(path: string): boolean {
  return path.length > pathMaxCharacters || path.split("/").length > pathMaxSegments;
}

/** The paths whose routes the browser asks for before it leads there. */
function pathsAskedFor(url: URL): string[] {
  return url.pathname === manifestPath ? url.searchParams.getAll("p") : [];
}

function answerNotFound(request: Request): Response {
  console.error(`Not found: ${requestLine(request)}`);
  return notFoundPage();
}

/** Drops the body of a GET or HEAD request: nobody reads it, and Remix cannot copy a request that has one. */
function withoutGetBody(request: Request): Request {
  const hasGetBody = (request.method === "GET" || request.method === "HEAD") && request.body !== null;
  if (!hasGetBody) return request;
  const { method, headers, cf, signal } = request;
  return new Request(request.url, { method, headers, cf, signal } as RequestInit);
}

/** Remix sends a form that is posted to "/" to the root route unless the address has `?index`. */
function withIndex(url: URL): URL {
  const isLanding = ["/", "/.data", "/_root.data"].includes(url.pathname);
  return isLanding && !url.searchParams.has("index") ? new URL("?index", url) : url;
}

/** Adapts the request for Remix's router. */
function forRouter(request: Request, url: URL): Request {
  if (request.method !== "GET") {
    // Remix compares Origin with these headers again; they must name the address that was really requested.
    const headers = new Headers(request.headers);
    headers.set("Host", url.host);
    headers.delete("X-Forwarded-Host");
    return new Request(new Request(withIndex(url), request), { headers });
  }
  // A page route cannot answer with JSON, so /dev/mail.json serves /dev/mail?to=…
  if (url.pathname !== "/dev/mail" || !url.searchParams.has("to")) return request;
  return new Request(new URL(`/dev/mail.json${url.search}`, url), request);
}
