import type { AppLoadContext } from "@remix-run/cloudflare";
import { renewSessionToken } from "../domain/auth/sessions/renew-session-token.server";
import type { AppContext, SignedInUser } from "../ports/context";

/** The session's cookie with a fresh value, for the answer that tells of a second factor shown. */
export async function renewedCookie(
  context: AppLoadContext,
  ctx: AppContext & { user: SignedInUser },
): Promise<string> {
  return context.cookies.session.serialize(await renewSessionToken(ctx));
}
