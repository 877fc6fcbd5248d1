import type { AppLoadContext } from "@remix-run/cloudflare";
import { needsSecondFactor } from "../../domain/auth/needs-second-factor";
import { readSession } from "../../domain/auth/sessions/read-session.server";
import type { AppContext, SignedInUser } from "../../ports/context";
import { isFromOwnPages } from "../origin-check.server";
import { ApiError } from "./api-error";
import { insufficientAal, requireAssuredApiUser } from "./require-assured-api-user.server";

/**
 * For functions: the user of the bearer token, or, where there is none, of the session cookie. A cookie comes along by
 * itself, so it counts only for JSON from our own pages, which no form of another site can send; and a token that is
 * no good is refused, whatever cookie comes with it.
 */
export async function requireCaller(
  request: Request,
  context: AppLoadContext,
): Promise<AppContext & { user: SignedInUser }> {
  const token = request.headers.has("Authorization")
    ? null
    : await context.cookies.session.parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || token === "") return requireAssuredApiUser(request, context);
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");
  if (!isFromOwnPages(request) || !isJson) {
    throw new ApiError(403, "bad_origin", "With a session cookie this takes JSON from our own pages only");
  }
  const user = await readSession(context.app, token);
  if (!user) throw new ApiError(401, "session_not_found", "The session has ended");
  if (needsSecondFactor(user)) throw insufficientAal(403);
  return { ...context.app, user };
}
