import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { needsSecondFactor } from "../domain/auth/needs-second-factor";
import type { AppContext, SignedInUser } from "../ports/context";
import { formPage } from "./form-page";
import { keptField } from "./kept-form";
import { safeReturnPath } from "./return-path";

type UserContext = AppContext & { user: SignedInUser };

/**
 * The domain's context with the signed-in user. Anybody else goes to the sign-in page, and who has not shown their
 * second factor yet to the page that asks for it; both come back after it.
 */
export function requireUser(context: AppLoadContext, request: Request): UserContext {
  const ctx = requireSession(context, request);
  if (needsSecondFactor(ctx.user)) throw redirect(`/app/auth/second-factor?${wayBack(request, null)}`);
  return ctx;
}

/** For the second step itself and for signing out: the user, with or without their second factor. */
export function requireSession(context: AppLoadContext, request: Request): UserContext {
  if (context.user) return { ...context.app, user: context.user };
  throw redirect(signInPath(context, request), notLoggedInToast(context));
}

/** The sign-in page, for whoever has no session and comes back to this page, or to the form that they sent. */
export function signInPath(context: AppLoadContext, request: Request): string {
  return `/app/login?${wayBack(request, context.keptForm)}`;
}

/** Headers of an answer to a form without a session: the next page says so. */
export function notLoggedInToast({ notLoggedIn }: AppLoadContext): { headers?: HeadersInit } {
  return notLoggedIn === null ? {} : { headers: { "Set-Cookie": notLoggedIn } };
}

function wayBack(request: Request, keptForm: string | null): URLSearchParams {
  return request.method === "GET" ? cameFor(request) : sentFrom(request, keptForm);
}

/** A single-fetch request asks for "/path.data": the page to come back to is "/path". */
function cameFor(request: Request): URLSearchParams {
  const url = new URL(request.url);
  return new URLSearchParams({ to: url.pathname.replace(/\.data$/, "") + withoutDataParams(url) });
}

/** Where a form goes is often no page: the way back leads to where it stood, and says whether what it brought is there. */
function sentFrom(request: Request, keptForm: string | null): URLSearchParams {
  const page = formPage(request);
  if (!page) return new URLSearchParams({ to: "/app", sent: "form" });
  if (keptForm === null) return new URLSearchParams({ to: page.pathname + page.search, sent: "form" });
  page.searchParams.set(keptField, keptForm);
  return new URLSearchParams({ to: safeReturnPath(page.pathname + page.search), sent: "kept" });
}

/** 404 for what does not exist and for what is somebody else's alike. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Response("Not found", { status: 404 });
  return value;
}

function withoutDataParams(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  params.delete("index");
  return params.size > 0 ? `?${params}` : "";
}

/** /dev/* exists on a developer's machine only. */
export function requireDevelopment(context: AppLoadContext): void {
  if (context.app.config.environment !== "development") throw new Response("Not found", { status: 404 });
}
