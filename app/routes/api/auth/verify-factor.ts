import { z } from "zod";
import { typedCodeSchema } from "~/domain/auth/factors/factor.schema";
import { verifyFactor } from "~/domain/auth/factors/verify-factor.server";
import { issueTokens } from "~/domain/auth/sessions/issue-tokens.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { insufficientAal, issuerOf, requireApiUser } from "~/http/api/require-api-user.server";
import { factorNotFound } from "./api-fields";
import { apiRoute } from "./api-route.server";

const verifySchema = z.object({ challenge_id: z.string().max(64), code: typedCodeSchema });

const refusals = {
  "challenge-expired": ["mfa_challenge_expired", "The challenge is over: ask for a new one"],
  "other-address": ["mfa_ip_address_mismatch", "The challenge was asked for from another network address"],
  "wrong-code": ["mfa_verification_failed", "The code is wrong, or was used already"],
} as const;

const route = apiRoute({
  async POST({ request, context, params }) {
    const ctx = await requireApiUser(request, context, "uncounted");
    const { challenge_id: challengeId, code } = await readJson(request, verifySchema);
    const factorId = params.factorId ?? "";
    const answer = await verifyFactor(ctx, { factorId, challengeId, code, address: context.address });
    if (answer.ok) {
      const tokens = await issueTokens(ctx, { session: answer.session, issuer: issuerOf(request, context) });
      if (!tokens) throw new ApiError(403, "session_not_found", "The session of this token has ended");
      return Response.json(tokens);
    }
    switch (answer.reason) {
      case "not-found":
        throw factorNotFound();
      case "insufficient-aal":
        throw insufficientAal(403);
      case "rate-limited":
        throw rateLimited(answer);
      default: {
        const [code, message] = refusals[answer.reason];
        throw new ApiError(422, code, message);
      }
    }
  },
});

export { route as action, route as loader };
