import { ApiError } from "./api-error";

/** For a factor that does not exist and for somebody else's alike. */
export function factorNotFound(): ApiError {
  return new ApiError(404, "mfa_factor_not_found", "The user has no such factor");
}
