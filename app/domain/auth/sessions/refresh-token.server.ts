import { isSameHash, keyedHash } from "../../../keyed-hash";

/**
 * A refresh token is `{session id}.{counter}.{HMAC}`: nothing of it is stored, the session's row has the counter of
 * the current one.
 */
export function refreshTokenOf(secret: string, sessionId: string, counter: number): string {
  const body = `${sessionId}.${counter}`;
  return `${body}.${keyedHash(secret, "refresh-token", body)}`;
}

/** Null for what we did not issue. */
export function readRefreshToken(secret: string, token: string): { sessionId: string; counter: number } | null {
  const [sessionId, counter, hash, ...rest] = token.split(".");
  if (!sessionId || !counter || !hash || rest.length > 0 || !/^\d{1,9}$/.test(counter)) return null;
  if (!isSameHash(hash, keyedHash(secret, "refresh-token", `${sessionId}.${counter}`))) return null;
  return { sessionId, counter: Number(counter) };
}
