import type { AppLoadContext } from "@remix-run/cloudflare";
import { siteOrigin } from "~/http/request.server";
import { safeReturnPath, withReturnPath } from "~/http/return-path";

export type MailedType = "signup" | "recovery" | "email_change";

/** Marks the token of a link that was asked for with PKCE: what fails is then told in the query too. */
const pkceMark = "pkce_";

/** Makes the links of mails that the API sends: they lead to /verify, and from there to the call's `redirect_to`. */
export function mailedLink(
  { request, context, url }: { request: Request; context: AppLoadContext; url: URL },
  { type, codeChallenge }: { type: MailedType; codeChallenge: string | undefined },
): (token: string) => string {
  const redirectTo = redirectTarget(url.searchParams.get("redirect_to"), request, context);
  return (token) => {
    const marked = codeChallenge ? `${pkceMark}${token}` : token;
    const params = new URLSearchParams({ token: marked, type, redirect_to: redirectTo });
    return `${siteOrigin(request, context)}/auth/v1/verify?${params}`;
  };
}

export function readMailedToken(marked: string): { token: string; isPkce: boolean } {
  const isPkce = marked.startsWith(pkceMark);
  return { token: isPkce ? marked.slice(pkceMark.length) : marked, isPkce };
}

const pages: Record<MailedType, string> = {
  signup: "/app/auth/confirm",
  recovery: "/app/auth/reset-password",
  email_change: "/app/auth/confirm-email-change",
};

/** The page of ours that does with a button what the link is for, and leads on to `target`, another page of ours. */
export function pageOfLink(type: MailedType, token: string, target: URL): URL {
  const isOnTheWay = /^\/app\/(login|sign-up|auth)(\/|$)/.test(target.pathname);
  const to = isOnTheWay ? "/app" : safeReturnPath(target.pathname + target.search);
  return new URL(withReturnPath(`${pages[type]}?${new URLSearchParams({ token })}`, to), target.origin);
}

/** Whether a browser shows the answer as a page. The clients of the API and other programs ask for no markup. */
export function isForPeople(request: Request): boolean {
  return (
    request.headers.get("Sec-Fetch-Mode") === "navigate" || /\btext\/html\b/i.test(request.headers.get("Accept") ?? "")
  );
}

/**
 * Where the API sends a browser on to: a page of the application or of an allowed origin, else the application. What is
 * for everybody of our own pages has no script that would take tokens out of the address.
 */
export function redirectTarget(wanted: string | null, request: Request, context: AppLoadContext): string {
  const own = siteOrigin(request, context);
  const fallback = `${own}/app`;
  // Backslashes, control characters and blanks are read differently by different parsers.
  if (wanted === null || /[\\\p{C}\s]/u.test(wanted) || !URL.canParse(wanted)) return fallback;
  const target = new URL(wanted);
  if (target.username !== "" || target.password !== "") return fallback;
  if (target.origin === own) return /^\/app(\/|$)/.test(target.pathname) ? target.href : fallback;
  return context.app.config.allowedOrigins.includes(target.origin) ? target.href : fallback;
}
