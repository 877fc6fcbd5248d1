import { challengeFactor } from "./challenge-factor.server";
import { verifyFactor } from "./verify-factor.server";

type Refused = Exclude<Awaited<ReturnType<typeof challengeFactor | typeof verifyFactor>>, { ok: true }>;

/**
 * Verifies a code typed into a page: of a phone with the challenge that it was texted for, of an authenticator app
 * with one of its own, since nothing has to be sent before it.
 */
export async function answerFactor(
  ctx: Parameters<typeof verifyFactor>[0],
  input: { factorId: string; challengeId: string | null; code: string; address: string },
): Promise<{ ok: true } | Refused> {
  const { challengeId, ...answer } = input;
  if (challengeId !== null) return outcome(await verifyFactor(ctx, { ...answer, challengeId }));
  const asked = await challengeFactor(ctx, answer);
  if (!asked.ok) return asked;
  return outcome(await verifyFactor(ctx, { ...answer, challengeId: asked.challenge.id }));
}

function outcome(answer: Awaited<ReturnType<typeof verifyFactor>>): { ok: true } | Refused {
  return answer.ok ? { ok: true } : answer;
}
