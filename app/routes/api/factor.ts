import { unenrolFactor } from "~/domain/auth/factors/unenrol-factor.server";
import { apiRoute } from "~/http/api/api-route.server";
import { factorNotFound } from "~/http/api/factor-not-found";
import { requireApiUser } from "~/http/api/require-api-user.server";
import { insufficientAal } from "~/http/api/require-assured-api-user.server";

const route = apiRoute({
  async DELETE({ request, context, params }) {
    const ctx = await requireApiUser(request, context);
    const id = params.factorId ?? "";
    const answer = await unenrolFactor(ctx, id);
    if (answer.ok) return Response.json({ id });
    throw answer.reason === "not-found" ? factorNotFound() : insufficientAal(422);
  },
});

export { route as action, route as loader };
