import { and, eq, isNull } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { mailedLinkMilliseconds, verifyPerAddress } from "~/domain/auth/limits";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { MailedMethod } from "~/domain/auth/tokens/find-one-time-token.server";
import type { AppContext } from "~/ports/context";
import { readRefreshToken } from "./issue-tokens.server";
import { readAccessToken } from "./read-access-token.server";
import type { AuthMethod, Began, ClientInfo } from "./session.schema";

interface BothTokens {
  accessToken: string;
  refreshToken: string;
  issuer: string;
  client: ClientInfo;
  /** Client network address, for limits. */
  address: string;
}

/** What a mailed link proves. */
const mailedMethods: AuthMethod[] = ["otp", "recovery"] satisfies MailedMethod[];

/**
 * Ends the session of the API that a mailed link has led to, and answers whose it was, how it began, and when, in
 * seconds since 1970: they go on with a session of the pages. Both tokens are asked for, since an access token alone is
 * good for minutes only. Sessions that began otherwise, or before any link that is still good, go on as they are. Once:
 * of many at the same time one succeeds.
 */
export async function leaveApiSession(
  ctx: Pick<AppContext, "db" | "limits" | "now" | "config">,
  { accessToken, refreshToken, issuer, client, address }: BothTokens,
): Promise<{ ok: true; userId: string; began: Began } | { ok: false; reason: "used-or-expired" } | RateLimited> {
  const refused = await takeLimits(ctx, [[verifyPerAddress, address]]);
  if (refused) return refused;
  const refresh = readRefreshToken(ctx.config.appSecret, refreshToken);
  const answer = refresh && (await readAccessToken(ctx, { token: accessToken, issuer, client }));
  if (!answer?.ok || answer.user.sessionId !== refresh?.sessionId) return { ok: false, reason: "used-or-expired" };
  const here = and(
    eq(sessions.id, refresh.sessionId),
    eq(sessions.userId, answer.user.id),
    eq(sessions.refreshCounter, refresh.counter),
    isNull(sessions.tokenHash),
  );
  const [session] = await ctx.db.select({ amr: sessions.amr }).from(sessions).where(here);
  const oldest = (ctx.now() - mailedLinkMilliseconds) / 1000;
  const began = session?.amr.find(({ method, timestamp }) => mailedMethods.includes(method) && timestamp > oldest);
  if (!began) return { ok: false, reason: "used-or-expired" };
  const left = await ctx.db.delete(sessions).where(here).returning({ id: sessions.id });
  return left.length > 0 ? { ok: true, userId: answer.user.id, began } : { ok: false, reason: "used-or-expired" };
}
