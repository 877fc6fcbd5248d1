import { publishedKeys } from "~/domain/auth/sessions/signing-keys.server";
import { apiRoute } from "./api-route.server";

const route = apiRoute({
  async GET({ context }) {
    const keys = await publishedKeys(context.app);
    return Response.json({ keys }, { headers: { "Cache-Control": "public, max-age=600" } });
  },
});

export { route as action, route as loader };
