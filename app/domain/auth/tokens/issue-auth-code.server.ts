import { flowStates } from "../../../db/schema/sign-in";
import type { AppContext } from "../../../ports/context";
import { flowMilliseconds } from "../limits";
import { hashToken, newToken } from "../secrets.server";

/** A code that whoever holds the verifier of `codeChallenge` (S256) exchanges for a session, within five minutes. */
export async function issueAuthCode(
  ctx: Pick<AppContext, "db" | "now" | "newId">,
  input: { userId: string; method: "otp" | "oauth" | "recovery"; codeChallenge: string; redirectTo: string },
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
