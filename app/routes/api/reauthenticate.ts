import { reauthenticate } from "~/domain/auth/reauthenticate.server";
import { rateLimited } from "~/http/api/api-error";
import { apiRoute } from "~/http/api/api-route.server";
import { requireApiUser } from "~/http/api/require-api-user.server";

const route = apiRoute({
  async GET({ request, context }) {
    const ctx = await requireApiUser(request, context);
    const answer = await reauthenticate(ctx, { address: context.address });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
