import type { PasswordWeakness } from "../../domain/auth/password-weaknesses.server";
import { weakPassword } from "../weak-password";
import { ApiError } from "./api-error";

export function weakPasswordError(reasons: PasswordWeakness[]): ApiError {
  return new ApiError(422, "weak_password", weakPassword(reasons).join(". "), { body: { weak_password: { reasons } } });
}
