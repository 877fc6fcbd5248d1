import { ApiError } from "~/http/api/api-error";
import { apiRoute } from "./api-route.server";

const notFound = async () => {
  throw new ApiError(404, "not_found", "There is nothing here");
};
const route = apiRoute({ GET: notFound, POST: notFound, PUT: notFound, DELETE: notFound });

export { route as action, route as loader };
