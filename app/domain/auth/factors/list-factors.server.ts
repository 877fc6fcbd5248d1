import { asc, eq } from "drizzle-orm";
import { mfaFactors, recoveryCodes } from "../../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../../ports/context";
import type { FactorView } from "./factor.schema";
import { viewFactor } from "./view-factor";

/** The user's factors, oldest first, and how many recovery codes are left. */
export async function listFactors(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<{ factors: FactorView[]; recoveryCodesLeft: number }> {
  const ofUser = eq(mfaFactors.userId, ctx.user.id);
  const [factors, left] = await Promise.all([
    ctx.db.select().from(mfaFactors).where(ofUser).orderBy(asc(mfaFactors.createdAt)),
    ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, ctx.user.id)),
  ]);
  return { factors: factors.map(viewFactor), recoveryCodesLeft: left };
}
