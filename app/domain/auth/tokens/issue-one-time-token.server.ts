import { flowStates, type OneTimePayload, oneTimeTokens } from "~/db/schema/sign-in";
import { flowMilliseconds, mailedLinkMilliseconds } from "~/domain/auth/limits";
import { hashToken, newCode, newToken } from "~/domain/auth/secrets.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";

export type OneTimeType = (typeof oneTimeTokens.$inferSelect)["type"];

/** Stores hashes of a fresh link token and code; answers both, for the mail and for nothing else. */
export async function issueOneTimeToken(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: { type: OneTimeType; email: string; userId: string | null; payload: OneTimePayload },
): Promise<{ token: string; code: string }> {
  const id = ctx.newId();
  const now = ctx.now();
  const token = newToken();
  const code = newCode();
  await ctx.db.insert(oneTimeTokens).values({
    id,
    ...input,
    tokenHash: await hashToken(token),
    codeHash: codeHashOf(ctx.config.appSecret, id, code),
    createdAt: now,
    expiresAt: now + mailedLinkMilliseconds,
  });
  return { token, code };
}

/** Bound to the row: a table of all million codes is good for one row only, and needs the secret. */
export function codeHashOf(secret: string, rowId: string, code: string): string {
  return keyedHash(secret, "one-time-code", `${rowId}.${code}`);
}

/** A code that whoever holds the verifier of `codeChallenge` (S256) exchanges for a session, within five minutes. */
export async function issueAuthCode(
  ctx: Pick<AppContext, "db" | "now" | "newId">,
  input: {
    /** Null for a registration: the user begins with the exchange. */
    userId: string | null;
    /** The mailed link that was opened: the exchange uses it up. */
    oneTimeTokenId?: string;
    method: "otp" | "oauth" | "recovery";
    codeChallenge: string;
    redirectTo: string;
  },
): Promise<string> {
  const code = newToken();
  const now = ctx.now();
  await ctx.db.insert(flowStates).values({
    id: ctx.newId(),
    ...input,
    codeHash: await hashToken(code),
    createdAt: now,
    expiresAt: now + flowMilliseconds,
  });
  return code;
}
