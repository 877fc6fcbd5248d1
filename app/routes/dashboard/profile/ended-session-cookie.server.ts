import type { AppLoadContext } from "@remix-run/cloudflare";

/** Takes the session's cookie from the browser, where the session itself has ended. */
export function endedSessionCookie(context: AppLoadContext): Promise<string> {
  return context.cookies.session.serialize("", { maxAge: 0 });
}
