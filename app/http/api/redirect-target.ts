import type { AppLoadContext } from "@remix-run/cloudflare";
import { siteOrigin } from "../site-origin";

/** Where the API sends a browser on to: a page of ours or of an allowed origin, else the application. */
export function redirectTarget(wanted: string | null, request: Request, context: AppLoadContext): string {
  const own = siteOrigin(request, context);
  const fallback = `${own}/app`;
  // Backslashes, control characters and blanks are read differently by different parsers.
  if (wanted === null || /[\\\p{C}\s]/u.test(wanted) || !URL.canParse(wanted)) return fallback;
  const target = new URL(wanted);
  if (target.username !== "" || target.password !== "") return fallback;
  return [own, ...context.app.config.allowedOrigins].includes(target.origin) ? target.href : fallback;
}
