import { eq } from "drizzle-orm";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import { z } from "zod";
import { users } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { accessTokenSeconds } from "../limits";
import { readSessionById } from "./read-session.server";
import { publicKeyOf, signingAlgorithm } from "./signing-keys.server";

/** Two machines' clocks may differ by so much. */
const clockToleranceSeconds = 5;
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/**
 * The user of an access token. "bad": not ours, changed, expired or for somebody else; "ended": its session is over,
 * though the token would still run; "no-user": the account is gone.
 */
export async function readAccessToken(
  ctx: Pick<AppContext, "db" | "now">,
  input: { token: string; issuer: string },
): Promise<{ ok: true; user: SignedInUser } | { ok: false; reason: "bad" | "ended" | "no-user" }> {
  const claims = await verifiedClaims(ctx, input);
  if (!claims) return { ok: false, reason: "bad" };
  const user = await readSessionById(ctx, claims.session_id);
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
