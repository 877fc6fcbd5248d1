import { SignJWT } from "jose";
import type { sessions } from "~/db/schema/accounts";
import { type ApiUser, getApiUser } from "~/domain/auth/account/api-user.server";
import { accessTokenSeconds } from "~/domain/auth/limits";
import { isSameHash, keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { type NewSession, openTokenSession } from "./open-session.server";
import { currentSigningKey, signingAlgorithm } from "./signing-keys.server";

/** Opens a session of the API for a user who has just proven who they are, and issues its first tokens. */
export async function startApiSession(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: NewSession & { issuer: string },
): Promise<ApiSession> {
  const tokens = await issueTokens(ctx, { session: await openTokenSession(ctx, input), issuer: input.issuer });
  if (!tokens) throw new Error("The session ended while it began");
  return tokens;
}

/** A session as the public clients read it; `expires_at` in seconds since 1970. */
export interface ApiSession {
  access_token: string;
  refresh_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  user: ApiUser;
}

/** What tokens say of their session. */
type TokenSession = Pick<typeof sessions.$inferSelect, "id" | "userId" | "aal" | "amr" | "refreshCounter">;

/**
 * Tokens for the session as this row of it says: level, methods and counter come from there, and not from what the
 * row has become since it was judged. Null where the user is gone. `issuer` is the root of the API
 * ("https://…/auth/v1").
 */
export async function issueTokens(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  { session, issuer }: { session: TokenSession; issuer: string },
): Promise<ApiSession | null> {
  const user = await getApiUser(ctx, session.userId);
  if (!user) return null;
  const { kid, key } = await currentSigningKey(ctx);
  const issuedAt = Math.floor(ctx.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const accessToken = await new SignJWT({
    email: user.email,
    phone: user.phone,
    role: user.role,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: signingAlgorithm, typ: "JWT", kid })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience("authenticated")
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return {
    access_token: accessToken,
    refresh_token: refreshTokenOf(ctx.config.appSecret, session.id, session.refreshCounter),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    user,
  };
}

/**
 * A refresh token is `{session id}.{counter}.{HMAC}`: nothing of it is stored, the session's row has the counter of
 * the current one.
 */
function refreshTokenOf(secret: string, sessionId: string, counter: number): string {
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
