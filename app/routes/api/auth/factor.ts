import { unenrolFactor } from "~/domain/auth/factors/unenrol-factor.server";
import { insufficientAal, requireApiUser } from "~/http/api/require-api-user.server";
import { factorNotFound } from "./api-fields";
import { apiRoute } from "./api-route.server";

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
