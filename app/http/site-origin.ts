import type { AppLoadContext } from "@remix-run/cloudflare";

/** "https://…" for links in mails and for tokens: as configured, never what a stranger's Host header says. */
export function siteOrigin(request: Request, context: AppLoadContext): string {
  return context.app.config.origin ?? new URL(request.url).origin;
}
