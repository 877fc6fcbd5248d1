import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { keptField } from "./kept-forms.server";
import { safeReturnPath } from "./return-path";

type UserContext = AppContext & { user: SignedInUser };

/**
 * The domain's context with the signed-in user. Redirects visitors without a session to the sign-in page, and users who
 * still owe their second factor to the page that asks for it; both return here afterwards.
 */
export function requireUser(context: AppLoadContext, request: Request): UserContext {
  const ctx = requireSession(context, request);
  if (needsSecondFactor(ctx.user)) throw redirect(`/app/auth/second-factor?${returnParams(request, null)}`);
  return ctx;
}

/**
 * Like `requireUser`, for pages of the admin area: anyone else is redirected to /app. The role is read from the database
 * with each request. Every loader and action below /app/admin calls it.
 */
export function requireAdmin(context: AppLoadContext, request: Request): UserContext {
  const ctx = requireUser(context, request);
  if (ctx.user.role !== "admin") throw redirect("/app");
  return ctx;
}

/** Like `requireUser`, but without the second factor: for the page that asks for it and for signing out. */
export function requireSession(context: AppLoadContext, request: Request): UserContext {
  if (context.user) return { ...context.app, user: context.user };
  throw redirect(signInPath(context, request), notLoggedInToast(context));
}

/** The sign-in page, with the page or form to return to. */
export function signInPath(context: AppLoadContext, request: Request): string {
  return `/app/login?${returnParams(request, context.keptForm)}`;
}

/** Headers of a reply to a form without a session: the next page shows a toast that says so. */
export function notLoggedInToast({ notLoggedIn }: AppLoadContext): { headers?: HeadersInit } {
  return notLoggedIn === null ? {} : { headers: { "Set-Cookie": notLoggedIn } };
}

function returnParams(request: Request, keptForm: string | null): URLSearchParams {
  return request.method === "POST" ? returnToForm(request, keptForm) : returnToPage(request);
}

/** Remix loads the data of "/path" from "/path.data". */
function returnToPage(request: Request): URLSearchParams {
  const url = new URL(request.url);
  return new URLSearchParams({ to: url.pathname.replace(/\.data$/, "") + withoutDataParams(url) });
}

/**
 * A form's action is often not a page, so this returns to the page that showed it; `sent` says whether we kept the
 * form.
 */
function returnToForm(request: Request, keptForm: string | null): URLSearchParams {
  const page = formPage(request);
  if (!page) return new URLSearchParams({ to: "/app", sent: "form" });
  if (keptForm === null) return new URLSearchParams({ to: page.pathname + page.search, sent: "form" });
  page.searchParams.set(keptField, keptForm);
  return new URLSearchParams({ to: safeReturnPath(page.pathname + page.search), sent: "kept" });
}

/** Throws 404 for what does not exist and for what belongs to another user, so that nobody can tell them apart. */
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

/** Throws 404 for /dev/* in production. */
export function requireDevelopment(context: AppLoadContext): void {
  if (context.app.config.environment !== "development") throw new Response("Not found", { status: 404 });
}

/** Our page that showed the form, from the Referer header; null if the browser did not send it. */
export function formPage(request: Request): URL | null {
  const referer = request.headers.get("Referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  const here = new URL(request.url).origin;
  return page?.origin === here ? new URL(safeReturnPath(page.pathname + page.search), here) : null;
}
