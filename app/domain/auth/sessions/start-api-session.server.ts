import type { AppContext } from "~/ports/context";
import { type ApiSession, issueTokens } from "./issue-tokens.server";
import { type NewSession, openTokenSession } from "./open-session.server";

/** Opens a session of the API for a user who has just proven who they are, and issues its first tokens. */
export async function startApiSession(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config">,
  input: NewSession & { issuer: string },
): Promise<ApiSession> {
  const tokens = await issueTokens(ctx, { session: await openTokenSession(ctx, input), issuer: input.issuer });
  if (!tokens) throw new Error("The session ended while it began");
  return tokens;
}
