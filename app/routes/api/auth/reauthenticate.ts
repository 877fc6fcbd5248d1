import { reauthenticate } from "~/domain/auth/sessions/reauthenticate.server";
import { rateLimited } from "~/http/api/api-error";
import { requireAssuredApiUser } from "~/http/api/require-api-user.server";
import { apiRoute } from "./api-route.server";

const route = apiRoute({
  async GET({ request, context }) {
    // The password alone must not use up the mails that are the owner's own.
    const ctx = await requireAssuredApiUser(request, context, { status: 401 });
    const answer = await reauthenticate(ctx, { address: context.address });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
