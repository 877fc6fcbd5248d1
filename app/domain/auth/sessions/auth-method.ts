/** How a user proved who they are, as tokens name it. */
export type AuthMethod = "password" | "otp" | "oauth" | "recovery" | SecondMethod;
/** One proof of a session, as its `amr` keeps it; `timestamp` in seconds since 1970. */
export interface Began {
  method: AuthMethod;
  timestamp: number;
}
/** What raises a session to aal2. */
export type SecondMethod = "totp" | "mfa/phone" | "mfa/recovery_code";
