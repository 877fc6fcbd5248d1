import { type OneTimePayload, oneTimeTokens } from "../../../db/schema/sign-in";
import { keyedHash } from "../../../keyed-hash";
import type { AppContext } from "../../../ports/context";
import { mailedLinkMilliseconds } from "../limits";
import { hashToken, newCode, newToken } from "../secrets.server";

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
