/** Longer than the address of any page; bounded because it is also part of links in mails. */
const maxCharacters = 1000;

/** Never a place to return to: after sign-in it would ask whether to sign out. The Back button can lead to it. */
const signOutPath = "/app/logout";

/** Where to go after sign-in: the requested path if it lies under /app of this site, else /app (no open redirects). */
export function safeReturnPath(requested: string | null): string {
  const base = "https://site.invalid";
  if (!requested?.startsWith("/app") || requested.includes("\\") || requested.length > maxCharacters) return "/app";
  const url = URL.canParse(requested, base) ? new URL(requested, base) : null;
  if (url?.origin !== base || !/^\/app(\/|$)/.test(url.pathname) || url.pathname === signOutPath) return "/app";
  return url.pathname + url.search;
}

/** The safe return path in the request's `to` parameter. */
export function returnPathOf(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get("to"));
}

/** Adds the return path to the address of a page that leads to sign-in. */
export function withReturnPath(path: string, to: string): string {
  if (to === "/app") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ to })}`;
}
