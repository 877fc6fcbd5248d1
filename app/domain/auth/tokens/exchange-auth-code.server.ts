import { and, eq, gt } from "drizzle-orm";
import { flowStates, oneTimeTokens } from "~/db/schema/sign-in";
import { hashToken, s256 } from "~/domain/auth/secrets.server";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import { isSameHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { applyOneTimeToken, isBanned } from "./redeem-one-time-token.server";

type Exchanged =
  | { ok: true; userId: string; method: AuthMethod }
  | { ok: false; reason: "unknown" | "expired" | "bad-verifier" | "banned" };

/**
 * PKCE (RFC 7636, S256): whose sign-in the code stands for, if the verifier fits. A code is good once. One of a mailed
 * link does now what the link is for: who opened the link and who asked for it are the same.
 */
export async function exchangeAuthCode(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  input: { code: string; verifier: string },
): Promise<Exchanged> {
  const [flow] = await ctx.db
    .select()
    .from(flowStates)
    .where(eq(flowStates.codeHash, await hashToken(input.code)));
  if (!flow?.userId && !flow?.oneTimeTokenId) return { ok: false, reason: "unknown" };
  if (flow.expiresAt <= ctx.now()) return { ok: false, reason: "expired" };
  if (!isSameHash(s256(input.verifier), flow.codeChallenge)) return { ok: false, reason: "bad-verifier" };
  if (await isBanned(ctx, flow.userId)) return { ok: false, reason: "banned" };
  const deleted = await ctx.db.delete(flowStates).where(eq(flowStates.id, flow.id)).returning({ id: flowStates.id });
  if (deleted.length === 0) return { ok: false, reason: "unknown" };
  const userId = flow.oneTimeTokenId ? await userOfLink(ctx, flow.oneTimeTokenId) : flow.userId;
  return userId ? { ok: true, userId, method: flow.method } : { ok: false, reason: "unknown" };
}

async function userOfLink(ctx: Parameters<typeof exchangeAuthCode>[0], tokenId: string): Promise<string | null> {
  const [token] = await ctx.db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.id, tokenId), gt(oneTimeTokens.expiresAt, ctx.now())));
  if (!token || token.payload.isVoid) return null;
  const used = await applyOneTimeToken(ctx, token, { hasVerifier: true });
  return used.ok ? used.userId : null;
}
