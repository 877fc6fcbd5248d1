import * as build from "virtual:remix/server-build";
import { type AppLoadContext, createRequestHandler } from "@remix-run/cloudflare";
import { createAppContext } from "../app/context.server";
import { ApiError, apiErrorResponse } from "../app/http/api/api-error";
import { apiMethods, isApiPath, preflight, withCors } from "../app/http/api/cors.server";
import { isBeyondRoutes } from "../app/http/beyond-routes";
import { createApiContext, createHttpContext } from "../app/http/create-http-context.server";
import { keepSentForm } from "../app/http/keep-form.server";
import { isFromOwnPages } from "../app/http/origin-check.server";
import { servePageForAll } from "../app/http/page-for-all.server";
import { brokenPage, foreignOriginPage, noSuchPage } from "../app/http/plain-page.server";
import { requestLine } from "../app/http/request-line";
import { withSecurityHeaders } from "../app/http/security-headers.server";
import { foreignCall } from "../app/http/waitlist-api.server";
import { logError } from "../app/log-error";
import type { AppContext } from "../app/ports/context";
import { runCron } from "./cron";
import { consumeMessages } from "./queue";

export { RateLimiter } from "./durable-objects/rate-limiter";
export { UsageCounter } from "./durable-objects/usage-counter";

/** Pages and forms need no other. */
const methods = ["GET", "HEAD", "POST"];

const handlePage = createRequestHandler(build);

export default {
  async fetch(received, env) {
    const request = withoutStrayBody(received);
    const url = new URL(request.url);
    // What the runtime itself costs: the bench holds every page against this.
    if (url.pathname === "/dev/hello" && env.ENVIRONMENT === "development") return new Response("hello");
    try {
      if (isApiPath(url.pathname)) return await answerApi(request, url, env);
      const { response, nonce, setCookies } = await answerPage(request, url, createAppContext(env));
      const secured = withSecurityHeaders(response, url, nonce);
      for (const cookie of setCookies) secured.headers.append("Set-Cookie", cookie);
      return secured;
    } catch (error) {
      // Before Remix: a wrong set-up, or a session that could not be read.
      logError(requestLine(request), error);
      return withSecurityHeaders(brokenPage(), url, "");
    }
  },
  async queue(batch, env) {
    await consumeMessages(batch, createAppContext(env));
  },
  async scheduled(_controller, env) {
    await runCron(createAppContext(env));
  },
} satisfies ExportedHandler<Env>;

/** The answer, the nonce its scripts were rendered with, and the cookies that a new browser gets. */
async function answerPage(request: Request, url: URL, app: AppContext) {
  if (request.method === "GET" && url.pathname === "/") {
    const forAll = await servePageForAll(request, app, build.assets.version, handlePage);
    if (forAll) return forAll;
  }
  if (!isFromOwnPages(request)) return { response: foreignAnswer(url), nonce: "", setCookies: [] };
  const { setCookies, ...context } = await createHttpContext(request, app);
  return { response: await answer(request, url, context), nonce: context.nonce, setCookies };
}

function foreignAnswer(url: URL): Response {
  return url.pathname.startsWith("/api/") ? foreignCall() : foreignOriginPage();
}

/** Calls of the public clients and of scripts: no form token, no nonce; CORS for allowed origins. */
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
  // How pages ask for the data of their routes: to a call it would be a second way in, and the answer no JSON.
  if (url.pathname.endsWith(".data") || url.searchParams.has("_data")) {
    return apiErrorResponse(request, new ApiError(404, "not_found", "There is nothing here"));
  }
  return handlePage(routed(request, url), context);
}

async function answer(request: Request, url: URL, context: AppLoadContext): Promise<Response> {
  if (methods.includes(request.method)) {
    if (isBeyondRoutes(url.pathname)) return answerBeyondRoutes(request);
    const keptForm = await keepSentForm(request, context);
    return handlePage(routed(request, url), { ...context, keptForm });
  }
  return new Response(null, { status: 405, headers: { Allow: methods.join(", ") } });
}

function answerBeyondRoutes(request: Request): Response {
  console.error(`Not found: ${requestLine(request)}`);
  return noSuchPage();
}

/** A body that came with a GET says nothing, and a copy of its request, which Remix makes, cannot be made. */
function withoutStrayBody(request: Request): Request {
  const isStray = (request.method === "GET" || request.method === "HEAD") && request.body !== null;
  if (!isStray) return request;
  const { method, headers, cf, signal } = request;
  return new Request(request.url, { method, headers, cf, signal } as RequestInit);
}

/** A form that is posted to "/" is for the page there, which Remix takes for the root's without a word. */
function withIndex(url: URL): URL {
  const isHome = ["/", "/.data", "/_root.data"].includes(url.pathname);
  return isHome && !url.searchParams.has("index") ? new URL("?index", url) : url;
}

/** The request as the routes shall see it. */
function routed(request: Request, url: URL): Request {
  if (request.method !== "GET") {
    // Remix compares Origin with these headers once more; ours is the address that was really asked.
    const headers = new Headers(request.headers);
    headers.set("Host", url.host);
    headers.delete("X-Forwarded-Host");
    return new Request(new Request(withIndex(url), request), { headers });
  }
  // A page route cannot answer JSON: /dev/mail?to=… is served by /dev/mail.json.
  if (url.pathname !== "/dev/mail" || !url.searchParams.has("to")) return request;
  return new Request(new URL(`/dev/mail.json${url.search}`, url), request);
}
