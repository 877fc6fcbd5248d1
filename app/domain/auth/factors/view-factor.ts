import type { FactorView } from "./factor.schema";
import type { Factor } from "./find-factor.server";

const shownDigits = 3;

/** A factor as pages show it: of a phone number the end only, since the password alone leads to the second step. */
export function viewFactor({ id, type, status, friendlyName, phone, createdAt }: Factor): FactorView {
  const phoneEnd = phone?.slice(-shownDigits) ?? null;
  return { id, type, isVerified: status === "verified", name: friendlyName, phoneEnd, createdAt };
}
