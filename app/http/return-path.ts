/** Where to go after sign-in: a path under /app of this site, whatever was asked for. */
export function safeReturnPath(asked: string | null): string {
  const base = "https://site.invalid";
  if (!asked?.startsWith("/app") || asked.includes("\\")) return "/app";
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (url?.origin !== base || !/^\/app(\/|$)/.test(url.pathname)) return "/app";
  return url.pathname + url.search;
}
