import { publishedKeys } from "~/domain/auth/sessions/signing-keys.server";
import { apiRoute } from "~/http/api/api-route.server";

export const loader = apiRoute({
  async GET({ context }) {
    const keys = await publishedKeys(context.app);
    return Response.json({ keys }, { headers: { "Cache-Control": "public, max-age=600" } });
  },
});
