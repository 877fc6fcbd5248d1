import { eq } from "drizzle-orm";
import { flowStates } from "../../../db/schema/sign-in";
import { isSameHash } from "../../../keyed-hash";
import type { AppContext } from "../../../ports/context";
import type { AuthMethod } from "../auth-method";
import { hashToken, s256 } from "../secrets.server";

/** PKCE (RFC 7636, S256): whose sign-in the code stands for, if the verifier fits. A code is good once. */
export async function exchangeAuthCode(
  ctx: Pick<AppContext, "db" | "now">,
  input: { code: string; verifier: string },
): Promise<
  { ok: true; userId: string; method: AuthMethod } | { ok: false; reason: "unknown" | "expired" | "bad-verifier" }
> {
  const [flow] = await ctx.db
    .select()
    .from(flowStates)
    .where(eq(flowStates.codeHash, await hashToken(input.code)));
  if (!flow?.userId) return { ok: false, reason: "unknown" };
  if (flow.expiresAt <= ctx.now()) return { ok: false, reason: "expired" };
  if (!isSameHash(s256(input.verifier), flow.codeChallenge)) return { ok: false, reason: "bad-verifier" };
  const deleted = await ctx.db.delete(flowStates).where(eq(flowStates.id, flow.id)).returning({ id: flowStates.id });
  return deleted.length > 0 ? { ok: true, userId: flow.userId, method: flow.method } : { ok: false, reason: "unknown" };
}
