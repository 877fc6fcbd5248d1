import type { PasswordWeakness } from "../domain/auth/password-weaknesses.server";

const messages: Record<PasswordWeakness, string> = {
  length: "Minimum 8 characters",
  characters: "Please use more different characters",
  pwned: "This password is known to people who guess passwords. Please choose another one",
};

/** The messages under a password field. */
export function weakPassword(reasons: PasswordWeakness[]): string[] {
  return reasons.map((reason) => messages[reason]);
}

export const samePassword = "This is your password already. Please choose another one";
