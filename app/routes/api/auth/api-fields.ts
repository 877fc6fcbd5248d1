import { z } from "zod";
import { emailSchema } from "~/domain/auth/auth.schema";
import { passwordMaxCharacters, userMetadataMaxCharacters } from "~/domain/auth/limits";
import type { PasswordWeakness } from "~/domain/auth/password/password-weaknesses.server";
import { ApiError } from "~/http/api/api-error";
import { weakPasswordMessages } from "~/http/credential-errors.server";

/** Fields that several calls of the API have. The clients send null for what they leave out. */
export const emailField = emailSchema;

export const newPasswordField = z.string().min(1).max(passwordMaxCharacters, "Password is too long");

export const userDataField = z.record(z.string(), z.unknown()).refine(isSmall, "This is more than can be kept");

/** RFC 7636, S256 alone. */
export const pkceFields = {
  code_challenge: z
    .union([z.literal(""), z.string().regex(/^[\w.~-]{43,128}$/, "A code challenge has 43 to 128 characters")])
    .nullish(),
  code_challenge_method: z.string().nullish(),
};

/** The challenge of a call, if it has one; use with `refine(isPkceValid)`. */
export function challengeOf(fields: { code_challenge?: string | null | undefined }): string | undefined {
  return fields.code_challenge || undefined;
}

export function isPkceValid(fields: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): boolean {
  return !fields.code_challenge || fields.code_challenge_method?.toLowerCase() === "s256";
}

export const pkceRefusal = { message: "The code challenge method is s256", path: ["code_challenge_method"] };

function isSmall(data: Record<string, unknown>): boolean {
  try {
    return JSON.stringify(data).length <= userMetadataMaxCharacters;
  } catch {
    // Nested deeper than the stack.
    return false;
  }
}

export function weakPasswordError(reasons: PasswordWeakness[]): ApiError {
  return new ApiError(422, "weak_password", weakPasswordMessages(reasons).join(". "), {
    body: { weak_password: { reasons } },
  });
}

/** For a factor that does not exist and for somebody else's alike. */
export function factorNotFound(): ApiError {
  return new ApiError(404, "mfa_factor_not_found", "The user has no such factor");
}

/** For a phone of a country whose numbers get no texts. */
export function notTexted(): ApiError {
  return new ApiError(400, "validation_failed", "phone: We send no text messages to this country");
}
