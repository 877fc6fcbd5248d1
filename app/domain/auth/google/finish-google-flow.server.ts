import { eq } from "drizzle-orm";
import { flowStates } from "~/db/schema/sign-in";
import { hashToken } from "~/domain/auth/secrets.server";
import { issueAuthCode } from "~/domain/auth/tokens/issue-one-time-token.server";
import type { AppContext } from "~/ports/context";
import type { Google } from "~/ports/google";
import { type GoogleRefusal, signInWithGoogle } from "./sign-in-with-google.server";

interface GoogleAnswer {
  state: string;
  code: string | null;
  /** Google's error, such as access_denied. */
  error: string | null;
  /** Our callback, as it was named at the start. */
  redirectUri: string;
}

type Finished =
  | { ok: true; redirectTo: string; code: string }
  /** `redirectTo` is null where nobody knows who began. */
  | { ok: false; reason: GoogleRefusal; redirectTo: string | null };

/** Takes Google's answer, once; answers the code that the client exchanges for its session. */
export async function finishGoogleFlow(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config"> & { google: Google },
  input: GoogleAnswer,
): Promise<Finished> {
  const [flow] = await ctx.db
    .delete(flowStates)
    .where(eq(flowStates.stateHash, await hashToken(input.state)))
    .returning();
  if (!flow?.providerVerifier) return { ok: false, reason: "stale", redirectTo: null };
  const { redirectTo } = flow;
  const refuse = (reason: GoogleRefusal): Finished => ({ ok: false, reason, redirectTo });
  if (flow.expiresAt <= ctx.now()) return refuse("stale");
  if (input.code === null) return refuse(input.error === "access_denied" ? "cancelled" : "provider-refused");

  const { code, redirectUri } = input;
  const user = await signInWithGoogle(ctx, { code, codeVerifier: flow.providerVerifier, redirectUri });
  if (!user.ok) return refuse(user.reason);
  const { codeChallenge } = flow;
  const ours = await issueAuthCode(ctx, { userId: user.userId, method: "oauth", codeChallenge, redirectTo });
  return { ok: true, redirectTo, code: ours };
}
