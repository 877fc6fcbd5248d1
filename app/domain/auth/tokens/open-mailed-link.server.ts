import { verifyPerAddress } from "~/domain/auth/limits";
import { type ApiSession, issueTokens } from "~/domain/auth/sessions/issue-tokens.server";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { AppContext } from "~/ports/context";
import { findOneTimeToken, methodOf } from "./find-one-time-token.server";
import type { OneTimeType } from "./issue-one-time-token.server";
import { issueAuthCode } from "./issue-one-time-token.server";
import { applyOneTimeToken, isBanned } from "./redeem-one-time-token.server";

interface Opening {
  type: OneTimeType;
  token: string;
  /** Client network address. */
  address: string;
  /** Checked: where the browser goes on to. */
  redirectTo: string;
  issuer: string;
}

type Opened =
  | { ok: true; code: string }
  | { ok: true; session: ApiSession }
  | { ok: false; reason: "used-or-expired" | "banned" }
  | RateLimited;

/**
 * Opens a mailed link of the API. Mail scanners open links too, so opening one uses nothing up, and opening it again
 * gives the same answer. With PKCE it leads to a code; only exchanging the code with the verifier confirms anything.
 * Without PKCE it confirms, and leads to tokens of one session, which begins when they are first used; that uses the
 * link up.
 */
export async function openMailedLink(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config">,
  { type, token, address, redirectTo, issuer }: Opening,
): Promise<Opened> {
  const refused = await takeLimits(ctx, [[verifyPerAddress, address]]);
  if (refused) return refused;
  const found = await findOneTimeToken(ctx, { types: [type], token });
  if (!found) return { ok: false, reason: "used-or-expired" };
  if (await isBanned(ctx, found.userId)) return { ok: false, reason: "banned" };
  const method = methodOf(found);
  const { id: oneTimeTokenId, userId } = found;
  const { codeChallenge } = found.payload;
  if (codeChallenge) {
    const code = await issueAuthCode(ctx, { userId, oneTimeTokenId, method, codeChallenge, redirectTo });
    return { ok: true, code };
  }
  const used = await applyOneTimeToken(ctx, found, { keepsLink: true });
  if (!used.ok) return used;
  const amr = [{ method, timestamp: Math.floor(ctx.now() / 1000) }];
  const begun = { id: oneTimeTokenId, userId: used.userId, aal: "aal1", amr, refreshCounter: 0 } as const;
  const session = await issueTokens(ctx, { session: begun, issuer });
  return session ? { ok: true, session } : { ok: false, reason: "used-or-expired" };
}
