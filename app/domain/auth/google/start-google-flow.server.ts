import { flowStates } from "~/db/schema/sign-in";
import { flowMilliseconds, googlePerAddress } from "~/domain/auth/limits";
import { hashToken, newToken, s256 } from "~/domain/auth/secrets.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { AppContext } from "~/ports/context";
import type { Google } from "~/ports/google";

interface GoogleStart {
  /** S256, of the client that will exchange our code. */
  codeChallenge: string;
  /** Checked: where the browser ends up. */
  redirectTo: string;
  /** Our callback, as Google knows it. */
  redirectUri: string;
  scope: string;
  more: Record<string, string>;
  /** The client's network address. */
  address: string;
}

/** Begins signing in with Google for a client of the API; answers where the browser goes. Good for five minutes. */
export async function startGoogleFlow(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "limits"> & { google: Google },
  { codeChallenge, redirectTo, redirectUri, scope, more, address }: GoogleStart,
): Promise<{ ok: true; url: string } | RateLimited> {
  const refused = await takeLimits(ctx, [[googlePerAddress, address]]);
  if (refused) return refused;
  const state = newToken();
  const verifier = newToken();
  const now = ctx.now();
  await ctx.db.insert(flowStates).values({
    id: ctx.newId(),
    method: "oauth",
    codeChallenge,
    stateHash: await hashToken(state),
    providerVerifier: verifier,
    redirectTo,
    createdAt: now,
    expiresAt: now + flowMilliseconds,
  });
  return { ok: true, url: ctx.google.authorizeUrl({ state, codeChallenge: s256(verifier), redirectUri, scope, more }) };
}
