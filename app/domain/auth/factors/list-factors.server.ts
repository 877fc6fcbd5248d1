import { and, asc, eq } from "drizzle-orm";
import { mfaFactors, recoveryCodes } from "~/db/schema/sign-in";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { FactorView } from "./factor.schema";
import type { Factor } from "./find-factor.server";

const shownDigits = 3;

/** A factor as pages show it: of a phone number the end only, since the password alone leads to the second step. */
export function viewFactor({ id, type, status, friendlyName, phone, createdAt }: Factor): FactorView {
  const phoneEnd = phone?.slice(-shownDigits) ?? null;
  return { id, type, isVerified: status === "verified", name: friendlyName, phoneEnd, createdAt };
}

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

/** Whether the user's sign-in has a second step. */
export async function hasSecondFactor(ctx: Pick<AppContext, "db">, userId: string): Promise<boolean> {
  const verified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, "verified"));
  return (await ctx.db.$count(mfaFactors, verified)) > 0;
}
