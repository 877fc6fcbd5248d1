import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { reauthenticate } from "~/domain/auth/sessions/reauthenticate.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { askProof } from "./ask-proof.server";

/**
 * Sends the code that deleting the account asks for, by mail or as a text message; `challengeId` goes back with a code
 * that was texted. Where none has to be sent nothing is. `address` is the client's network address, `browser` theirs.
 */
export async function sendProofCode(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  { address, browser }: { address: string; browser: string },
): Promise<{ ok: true; challengeId: string | null } | { ok: false; retryAfterSeconds: number }> {
  const proof = await askProof(ctx);
  if (proof.by === "mail") {
    const sent = await reauthenticate(ctx, { address, browser });
    return sent.ok ? { ok: true, challengeId: null } : sent;
  }
  if (proof.by !== "phone") return { ok: true, challengeId: null };
  const sent = await challengeFactor(ctx, { factorId: proof.factorId, address });
  if (sent.ok) return { ok: true, challengeId: sent.challenge.id };
  // Who came so far has shown a second factor; one that is gone since is not asked for again.
  return { ok: false, retryAfterSeconds: "retryAfterSeconds" in sent ? sent.retryAfterSeconds : 1 };
}
