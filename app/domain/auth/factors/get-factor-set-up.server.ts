import { brand } from "~/brand";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { FactorView } from "./factor.schema";
import { findFactor, openKey } from "./find-factor.server";
import { viewFactor } from "./list-factors.server";
import { type TotpSetUp, totpSetUp } from "./totp.server";

/** A factor of the user and, as long as it is not verified, what their authenticator app needs. */
export async function getFactorSetUp(
  ctx: Pick<AppContext, "db" | "config"> & { user: SignedInUser },
  id: string,
): Promise<{ factor: FactorView; setUp: TotpSetUp | null } | null> {
  const factor = await findFactor(ctx, id);
  if (!factor) return null;
  const isOpen = factor.type === "totp" && factor.status === "unverified";
  const setUp = isOpen ? totpSetUp(await openKey(ctx, factor), { issuer: brand, account: ctx.user.email }) : null;
  return { factor: viewFactor(factor), setUp };
}
