import { randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { brand } from "../../../brand";
import { mfaFactors } from "../../../db/schema/sign-in";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { factorsPerUser, unfinishedFactorMilliseconds } from "../limits";
import { needsSecondFactor } from "../needs-second-factor";
import type { FactorType } from "./factor.schema";
import { sealKey } from "./factor-key.server";
import { type TotpSetUp, totpSetUp } from "./totp.server";

/** RFC 4226 recommends 160 bits. */
const keyBytes = 20;
const defaultNames: Record<FactorType, string> = { totp: "Authenticator app", phone: "Phone" };

type NewFactor = { name?: string | null | undefined } & (
  | { type: "totp"; issuer?: string | null | undefined }
  | { type: "phone"; phone: string }
);

type EnrolledFactor = { id: string; name: string } & (
  | { type: "totp"; setUp: TotpSetUp }
  | { type: "phone"; phone: string }
);

/**
 * Begins a factor: it counts once a code of it was verified. Who has a verified one needs aal2 for another, or a
 * stranger with the password could add their own. `phone` is E.164.
 */
export async function enrolFactor(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: NewFactor,
): Promise<
  { ok: true; factor: EnrolledFactor } | { ok: false; reason: "insufficient-aal" | "name-taken" | "too-many" }
> {
  const { db, user } = ctx;
  if (needsSecondFactor(user)) return { ok: false, reason: "insufficient-aal" };
  const now = ctx.now();
  const id = ctx.newId();
  const ofUser = eq(mfaFactors.userId, user.id);
  const unfinished = lt(mfaFactors.createdAt, now - unfinishedFactorMilliseconds);
  const [, existing] = await db.batch([
    db.delete(mfaFactors).where(and(ofUser, eq(mfaFactors.status, "unverified"), unfinished)),
    db.select({ name: mfaFactors.friendlyName }).from(mfaFactors).where(ofUser),
  ]);
  const names = new Set(existing.map((factor) => factor.name));
  const name = input.name || freeName(defaultNames[input.type], names);
  const key = randomBytes(keyBytes);
  const row = { id, userId: user.id, type: input.type, friendlyName: name, createdAt: now, updatedAt: now };
  const secret = input.type === "totp" ? { secret: await sealKey(ctx, id, key) } : { phone: input.phone };
  // Inserted, and taken back within the same transaction where it is one too many: many at once cannot pass the limit.
  const [inserted, takenBack] = await db.batch([
    db
      .insert(mfaFactors)
      .values({ ...row, ...secret })
      .onConflictDoNothing()
      .returning({ id: mfaFactors.id }),
    db
      .delete(mfaFactors)
      .where(and(eq(mfaFactors.id, id), gt(db.$count(mfaFactors, ofUser), factorsPerUser)))
      .returning({ id: mfaFactors.id }),
  ]);
  if (inserted.length === 0) return { ok: false, reason: "name-taken" };
  if (takenBack.length > 0) return { ok: false, reason: "too-many" };
  if (input.type === "phone") return { ok: true, factor: { id, name, type: "phone", phone: input.phone } };
  const setUp = totpSetUp(key, { issuer: input.issuer || brand, account: user.email });
  return { ok: true, factor: { id, name, type: "totp", setUp } };
}

/** "Phone", "Phone 2", … */
function freeName(base: string, taken: Set<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base} ${number}`;
  return name;
}
