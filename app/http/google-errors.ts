import type { GoogleRefusal } from "~/domain/auth/google/sign-in-with-google.server";

interface GoogleError {
  /** OAuth's error code. */
  error: string;
  /** The code that the public API clients know. */
  code: string;
  /** For the person who signs in. */
  sentence: string;
}

/** What pages show and the API answers when signing in with Google failed. */
export const googleErrors: Record<GoogleRefusal, GoogleError> = {
  cancelled: {
    error: "access_denied",
    code: "access_denied",
    sentence: "You did not finish signing in with Google. Try again, or use your email and password.",
  },
  stale: {
    error: "invalid_request",
    code: "bad_oauth_state",
    sentence: "This sign-in took too long, or was begun in another tab or browser. Please begin again.",
  },
  "provider-down": {
    error: "temporarily_unavailable",
    code: "unexpected_failure",
    sentence: "Google does not answer right now. Try again in a moment, or use your email and password.",
  },
  "provider-refused": {
    error: "server_error",
    code: "bad_oauth_callback",
    sentence: "Google did not accept this sign-in. Please begin again, or use your email and password.",
  },
  "unverified-email": {
    error: "access_denied",
    code: "provider_email_needs_verification",
    sentence: "Google has not verified your email address. Verify it with Google, or use your email and password.",
  },
  banned: {
    error: "access_denied",
    code: "user_banned",
    sentence: "This account is suspended. Write to us if you think that is wrong.",
  },
};
