import { eq } from "drizzle-orm";
import { recoveryCodes } from "../../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { recoveryCodesPerUser } from "../limits";
import { needsSecondFactor } from "../needs-second-factor";
import { newRecoveryCode, recoveryCodeHash } from "./recovery-code.server";

/** Ten codes, told this once; those from before are void. Only who has a second factor, and showed it, gets them. */
export async function makeRecoveryCodes(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config"> & { user: SignedInUser },
): Promise<{ ok: true; codes: string[] } | { ok: false; reason: "no-factor" | "insufficient-aal" }> {
  const { db, user } = ctx;
  if (!user.hasSecondFactor) return { ok: false, reason: "no-factor" };
  if (needsSecondFactor(user)) return { ok: false, reason: "insufficient-aal" };
  const codes = Array.from({ length: recoveryCodesPerUser }, newRecoveryCode);
  const rows = codes.map((code) => ({
    id: ctx.newId(),
    userId: user.id,
    codeHash: recoveryCodeHash(ctx.config.appSecret, user.id, code),
    createdAt: ctx.now(),
  }));
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    db.insert(recoveryCodes).values(rows),
  ]);
  return { ok: true, codes };
}
