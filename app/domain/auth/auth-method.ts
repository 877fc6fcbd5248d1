/** How a user proved who they are, as tokens name it. */
export type AuthMethod = "password" | "otp" | "oauth" | "recovery" | "totp" | "mfa/phone";
