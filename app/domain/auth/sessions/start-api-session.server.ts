import type { AppContext } from "../../../ports/context";
import type { AuthMethod } from "../auth-method";
import type { ClientInfo } from "../client-info";
import { type ApiSession, issueTokens } from "./issue-tokens.server";
import { openTokenSession } from "./open-session.server";

/** Opens a session of the API for a user who has just proven who they are, and issues its first tokens. */
export async function startApiSession(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: { userId: string; method: AuthMethod; client: ClientInfo; issuer: string },
): Promise<ApiSession> {
  const sessionId = await openTokenSession(ctx, input);
  const session = await issueTokens(ctx, { sessionId, issuer: input.issuer });
  if (!session) throw new Error("The session ended while it began");
  return session;
}
