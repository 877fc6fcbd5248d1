import type { AppLoadContext } from "@remix-run/cloudflare";
import { needsSecondFactor } from "../../domain/auth/needs-second-factor";
import type { AppContext, SignedInUser } from "../../ports/context";
import { ApiError } from "./api-error";
import { requireApiUser } from "./require-api-user.server";

/**
 * For everything but signing in itself: the user of the bearer token, who has shown their second factor where they
 * have one. `status` is what AUTH says of the call.
 */
export async function requireAssuredApiUser(
  request: Request,
  context: AppLoadContext,
  status = 403,
): Promise<AppContext & { user: SignedInUser }> {
  const ctx = await requireApiUser(request, context);
  if (needsSecondFactor(ctx.user)) throw insufficientAal(status);
  return ctx;
}

export function insufficientAal(status: number): ApiError {
  return new ApiError(status, "insufficient_aal", "This needs the second factor of the account (AAL2)");
}
