import { z } from "zod";
import type { GoogleConfig } from "~/ports/context";
import type { Google, GoogleFailure } from "~/ports/google";

const timeoutMilliseconds = 8_000;

const tokenSchema = z.object({ access_token: z.string().min(1) });
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().max(254).pipe(z.email()).nullish().catch(null),
  email_verified: z.boolean().catch(false),
  name: z.string().max(200).nullish().catch(null),
  picture: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish()
    .catch(null),
});

/**
 * Google's OAuth 2.0 endpoints for web servers, with PKCE. The answers are never logged, because they contain tokens.
 */
export function google(config: GoogleConfig): Google {
  return {
    authorizeUrl({ state, codeChallenge, redirectUri, scope, more }) {
      const url = new URL(config.authorizeUrl);
      const parameters = {
        ...more,
        response_type: "code",
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchangeCode({ code, codeVerifier, redirectUri }) {
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id: config.clientId,
        client_secret: config.clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      });
      const answer = await ask(tokenSchema, config.tokenUrl, { method: "POST", body });
      return answer.ok ? { ok: true, accessToken: answer.value.access_token } : answer;
    },
    async readClaims(accessToken) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const answer = await ask(claimsSchema, config.userInfoUrl, { headers });
      if (!answer.ok) return answer;
      const { sub, email, email_verified: emailVerified, name, picture } = answer.value;
      return {
        ok: true,
        claims: { sub, email: email ?? null, emailVerified, name: name ?? null, picture: picture ?? null },
      };
    },
  };
}

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  url: string,
  init: RequestInit,
): Promise<{ ok: true; value: z.output<Schema> } | GoogleFailure> {
  let status: number;
  let body: unknown;
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    status = response.status;
    body = await response.json().catch(() => null);
  } catch {
    return { ok: false, reason: "provider-down" };
  }
  if (status >= 500 || status === 429) return { ok: false, reason: "provider-down" };
  const parsed = schema.safeParse(body);
  return status === 200 && parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, reason: "provider-refused" };
}
