import type { AppLoadContext } from "@remix-run/cloudflare";
import { readAccessToken } from "../../domain/auth/sessions/read-access-token.server";
import type { AppContext, SignedInUser } from "../../ports/context";
import { siteOrigin } from "../site-origin";
import { ApiError } from "./api-error";

/** The domain's context with the user of the bearer token; anything else is refused. */
export async function requireApiUser(
  request: Request,
  context: AppLoadContext,
): Promise<AppContext & { user: SignedInUser }> {
  const token = request.headers.get("Authorization")?.match(/^Bearer ([^\s]+)$/i)?.[1];
  if (!token) throw new ApiError(401, "no_authorization", "This call needs a bearer token");
  const answer = await readAccessToken(context.app, { token, issuer: issuerOf(request, context) });
  if (answer.ok) return { ...context.app, user: answer.user };
  if (answer.reason === "ended") throw new ApiError(403, "session_not_found", "The session of this token has ended");
  if (answer.reason === "no-user") throw new ApiError(403, "user_not_found", "The user of this token does not exist");
  throw new ApiError(403, "bad_jwt", "The token is not valid");
}

/** `iss` of our tokens: the root of the API. */
export function issuerOf(request: Request, context: AppLoadContext): string {
  return `${siteOrigin(request, context)}/auth/v1`;
}
