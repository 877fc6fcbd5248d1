import { useSyncExternalStore } from "react";

/** What a link from an API mail put into the fragment of the page's address: a session or an error. */
export type AuthFragment = LinkSession | { problem: string };

export interface LinkSession {
  accessToken: string;
  refreshToken: string;
  /**
   * From the unverified token, to ask the user whether to sign in as this person. The server verifies the token itself.
   */
  email: string;
}

let current: AuthFragment | null = null;
const listeners = new Set<() => void>();

/** Moves tokens and errors of a mailed link out of the address bar and the history; `useAuthFragment` then has them. */
export function takeAuthFragment(): void {
  const params = new URLSearchParams(window.location.hash.slice(1));
  const [accessToken, refreshToken] = [params.get("access_token"), params.get("refresh_token")];
  const isProblem = params.has("error_code") || params.has("error_description");
  if (!accessToken && !isProblem) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  current =
    accessToken && refreshToken
      ? { accessToken, refreshToken, email: emailOf(accessToken) }
      : { problem: linkProblem(params.get("error_code")) };
  for (const listener of listeners) listener();
}

/** What the address of this page contained; null if nothing, and on the server. */
export function useAuthFragment(): AuthFragment | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

const problems: Record<string, string> = {
  otp_expired: "The link or code is not valid, or too old",
  validation_failed: "This link is incomplete",
  user_banned: "This account is suspended",
  over_request_rate_limit: "Too many requests. Wait a few minutes, and open the link again",
};

/** Our own sentence for the error code of a link: anybody can write a description into an address. */
export function linkProblem(code: string | null): string {
  return (code !== null && Object.hasOwn(problems, code) && problems[code]) || "This link did not work";
}

/** The email in an access token, unverified; empty if there is none. */
function emailOf(accessToken: string): string {
  try {
    const claims = accessToken.split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "";
    const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0));
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return typeof email === "string" ? email.slice(0, 254) : "";
  } catch {
    return "";
  }
}
