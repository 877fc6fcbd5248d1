import type { AppLoadContext } from "@remix-run/cloudflare";
import { readAccessToken } from "~/domain/auth/sessions/read-access-token.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { admitWrite, type NoRoom } from "~/domain/storage/admit-write.server";
import type { WriteCost } from "~/domain/storage/quota";
import { writeError } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { LimiterDown } from "~/ports/limits";
import { ApiError, rateLimited } from "./api-error";

/**
 * The domain's context with the user of the bearer token; throws an ApiError if the token is not valid. Every method
 * except GET counts as a write, unless the user still owes the second factor: whoever has only the password must not
 * use up the owner's limits.
 */
export async function requireApiUser(
  request: Request,
  context: AppLoadContext,
  cost: WriteCost = "change",
): Promise<AppContext & { user: SignedInUser }> {
  const token = request.headers.get("Authorization")?.match(/^Bearer ([^\s]+)$/i)?.[1];
  if (!token) throw new ApiError(401, "no_authorization", "This call needs a bearer token");
  const { client } = context;
  const answer = await readAccessToken(context.app, { token, issuer: issuerOf(request, context), client });
  if (answer.ok) {
    const ctx = { ...context.app, user: answer.user };
    if (request.method !== "GET" && !needsSecondFactor(answer.user)) await countApiWrite(ctx, cost);
    return ctx;
  }
  if (answer.reason === "ended") throw new ApiError(403, "session_not_found", "The session of this token has ended");
  if (answer.reason === "no-user") throw new ApiError(403, "user_not_found", "The user of this token does not exist");
  throw new ApiError(403, "bad_jwt", "The token is not valid");
}

/** Counts a call that writes; throws an ApiError if the user has reached a limit. */
export async function countApiWrite(ctx: AppContext & { user: SignedInUser }, cost: WriteCost): Promise<void> {
  const refused = await admitWrite(ctx, cost);
  if (refused === null) return;
  if (refused.reason === "rate-limited") throw rateLimited(refused);
  if (refused.reason === "not-counted") throw new LimiterDown("Nobody counts at the moment");
  throw overQuota(refused);
}

export function overQuota(refused: NoRoom): ApiError {
  const { message, status } = writeError(refused);
  return new ApiError(status, "over_quota", message);
}

/** `iss` of our tokens, the root of the API. */
export function issuerOf(request: Request, context: AppLoadContext): string {
  return `${siteOrigin(request, context)}/auth/v1`;
}

/**
 * Like `requireApiUser`, but the user must have passed their second factor if they have one: for everything except
 * signing in itself. `status` is the one that Supabase Auth answers for the call.
 */
export async function requireAssuredApiUser(
  request: Request,
  context: AppLoadContext,
  { status = 403, cost = "change" }: { status?: number; cost?: WriteCost } = {},
): Promise<AppContext & { user: SignedInUser }> {
  const ctx = await requireApiUser(request, context, "uncounted");
  if (needsSecondFactor(ctx.user)) throw insufficientAal(status);
  // Counted only now, because whoever has only the password must not use up the owner's limits.
  if (request.method !== "GET") await countApiWrite(ctx, cost);
  return ctx;
}

export function insufficientAal(status: number): ApiError {
  return new ApiError(status, "insufficient_aal", "This needs the second factor of the account (AAL2)");
}
