import { z } from "zod";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { insufficientAal, requireApiUser } from "~/http/api/require-api-user.server";
import { factorNotFound, notTexted } from "./api-fields";
import { apiRoute } from "./api-route.server";

/** Codes go out as text messages; authenticator apps need no channel. */
const challengeSchema = z.object({ channel: z.literal("sms", "The channel is sms").nullish() });

const route = apiRoute({
  async POST({ request, context, params }) {
    const ctx = await requireApiUser(request, context, "uncounted");
    await readJson(request, challengeSchema);
    const answer = await challengeFactor(ctx, { factorId: params.factorId ?? "", address: context.address });
    if (answer.ok) {
      const { id, type, expiresAt } = answer.challenge;
      return Response.json({ id, type, expires_at: Math.floor(expiresAt / 1000) });
    }
    switch (answer.reason) {
      case "not-found":
        throw factorNotFound();
      case "not-texted":
        throw notTexted();
      case "insufficient-aal":
        throw insufficientAal(403);
      case "texts-limited":
        throw rateLimited(answer, "over_sms_send_rate_limit");
      case "rate-limited":
        throw rateLimited(answer);
      default:
        return answer satisfies never;
    }
  },
});

export { route as action, route as loader };
