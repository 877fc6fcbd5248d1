import { ApiError } from "~/http/api/api-error";

/** For a factor that does not exist and for somebody else's alike. */
export function factorNotFound(): ApiError {
  return new ApiError(404, "mfa_factor_not_found", "The user has no such factor");
}

/** For a phone of a country whose numbers get no texts. */
export function notTexted(): ApiError {
  return new ApiError(400, "validation_failed", "phone: We send no text messages to this country");
}
