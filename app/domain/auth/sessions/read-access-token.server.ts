import { eq } from "drizzle-orm";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import { z } from "zod";
import { users } from "~/db/schema/accounts";
import { accessTokenSeconds } from "~/domain/auth/limits";
import type { AppContext, SignedInUser } from "~/ports/context";
import { claimLinkSession } from "./claim-link-session.server";
import { readSessionById } from "./read-session.server";
import type { ClientInfo } from "./session.schema";
import { publicKeyOf, signingAlgorithm } from "./signing-keys.server";

/** Two machines' clocks may differ by so much. */
const clockToleranceSeconds = 5;
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/**
 * The user of an access token. "bad": not ours, changed, expired or for somebody else; "ended": its session is over,
 * though the token would still run; "no-user": the account is gone. `client` is who shows it, for a session that begins
 * with it.
 */
export async function readAccessToken(
  ctx: Pick<AppContext, "db" | "now">,
  input: { token: string; issuer: string; client?: ClientInfo },
): Promise<{ ok: true; user: SignedInUser } | { ok: false; reason: "bad" | "ended" | "no-user" }> {
  const claims = await verifiedClaims(ctx, input);
  if (!claims) return { ok: false, reason: "bad" };
  const sessionId = claims.session_id;
  const known = await readSessionById(ctx, sessionId);
  const begins = known === null && (await claimLinkSession(ctx, { sessionId, client: input.client }));
  const user = begins ? await readSessionById(ctx, sessionId) : known;
  if (user?.id === claims.sub) return { ok: true, user };
  const isKnown = (await ctx.db.$count(users, eq(users.id, claims.sub))) > 0;
  return { ok: false, reason: isKnown ? "ended" : "no-user" };
}

async function verifiedClaims(
  ctx: Pick<AppContext, "db" | "now">,
  { token, issuer }: { token: string; issuer: string },
) {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    // The header is a stranger's word: `kid` may be anything that JSON can say.
    const key = typeof kid === "string" && alg === signingAlgorithm ? await publicKeyOf(ctx, kid) : null;
    if (!key) return null;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [signingAlgorithm],
      issuer,
      audience: "authenticated",
      currentDate: new Date(ctx.now()),
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: accessTokenSeconds,
      requiredClaims: ["exp", "iat"],
    });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    // jose throws its own errors, and TypeErrors for what is no token at all; a database that is down is neither.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
