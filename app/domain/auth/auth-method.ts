/** How a user proved who they are, as tokens name it. */
export type AuthMethod = "password" | "otp" | "oauth" | "recovery" | SecondMethod;
/** What raises a session to aal2. */
export type SecondMethod = "totp" | "mfa/phone" | "mfa/recovery_code";
