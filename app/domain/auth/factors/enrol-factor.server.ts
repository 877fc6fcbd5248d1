import { randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { brand } from "~/brand";
import { mfaFactors } from "~/db/schema/sign-in";
import { factorsPerUser, unfinishedFactorMilliseconds } from "~/domain/auth/limits";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { FactorType } from "./factor.schema";
import { sealKey } from "./find-factor.server";
import { type TotpSetUp, totpSetUp } from "./totp.server";

/**
 * Prefixes within a country's code that belong to another country or cost more: islands with their own code behind +1,
 * Kazakhstan behind +7, personal numbers of the United Kingdom. Fraudsters who earn from every text prefer them.
 */
const apart = [
  ...["1242", "1246", "1264", "1268", "1284", "1340", "1345", "1441", "1473", "1649", "1658", "1664", "1670", "1671"],
  ...["1684", "1721", "1758", "1767", "1784", "1787", "1809", "1829", "1849", "1868", "1869", "1876", "1900", "1939"],
  ...["76", "77", "4470"],
];

/**
 * Whether we text codes to a number (E.164). `allowed` lists prefixes without "+"; the longest known prefix of the
 * number decides. Null allows all.
 */
export function isTexted(phone: string, allowed: string[] | null): boolean {
  if (allowed === null) return true;
  const digits = phone.replace(/^\+/, "");
  const known = [...apart, ...allowed].filter((beginning) => digits.startsWith(beginning));
  const longest = known.reduce((best, beginning) => (beginning.length > best.length ? beginning : best), "");
  return allowed.includes(longest);
}

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
 * Starts a factor, which takes effect once a code of it is verified. A user with a verified factor needs aal2 to add
 * another; otherwise a stranger with the password could add their own. `phone` is E.164. "not-texted": we send no texts
 * to this country.
 */
export async function enrolFactor(
  ctx: Pick<AppContext, "db" | "now" | "newId" | "config"> & { user: SignedInUser },
  input: NewFactor,
): Promise<
  | { ok: true; factor: EnrolledFactor }
  | { ok: false; reason: "insufficient-aal" | "name-taken" | "too-many" | "not-texted" }
> {
  const { db, user } = ctx;
  if (needsSecondFactor(user)) return { ok: false, reason: "insufficient-aal" };
  if (input.type === "phone" && !isTexted(input.phone, ctx.config.textedNumbers)) {
    return { ok: false, reason: "not-texted" };
  }
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
