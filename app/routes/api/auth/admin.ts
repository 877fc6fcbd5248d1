import { ApiError } from "~/http/api/api-error";
import { requireApiUser } from "~/http/api/require-api-user.server";
import { type ApiArgs, apiRoute } from "./api-route.server";

/** The clients' calls for servers need a key that stands above all users: there is none, nobody's token is one. */
const refuse = async ({ request, context }: ApiArgs): Promise<Response> => {
  await requireApiUser(request, context);
  throw new ApiError(403, "not_admin", "User not allowed");
};
const route = apiRoute({ GET: refuse, POST: refuse, PUT: refuse, DELETE: refuse });

export { route as action, route as loader };
