/** Longer than any page of ours; it also travels in mails. */
const maxCharacters = 1000;

/** Nobody signs in to be asked whether they want to sign out, as the Back button after signing out would have it. */
const wayOut = "/app/logout";

/** Where to go after sign-in: a path under /app of this site, whatever was asked for. */
export function safeReturnPath(asked: string | null): string {
  const base = "https://site.invalid";
  if (!asked?.startsWith("/app") || asked.includes("\\") || asked.length > maxCharacters) return "/app";
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (url?.origin !== base || !/^\/app(\/|$)/.test(url.pathname) || url.pathname === wayOut) return "/app";
  return url.pathname + url.search;
}

/** Where the page at this address shall lead after sign-in. */
export function returnPathOf(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get("to"));
}

/** The address of another page on the way to sign-in: the return path goes with it. */
export function withReturnPath(path: string, to: string): string {
  if (to === "/app") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ to })}`;
}
