import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { sessions } from "~/db/schema/accounts";
import { mfaFactors } from "~/db/schema/sign-in";
import { sealKey } from "~/domain/auth/factors/find-factor.server";
import { makeRecoveryCodes } from "~/domain/auth/factors/recovery-codes.server";
import { totpSetUp } from "~/domain/auth/factors/totp.server";
import type { ApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import type { SignedInUser } from "~/ports/context";
import { apiSessionOf, newApiMember } from "./api-session";
import { Device, sessionKey } from "./auth-client";
import { app } from "./members";
import { totpCode } from "./totp";

/** A device of a new user whose session says that it began with a password. */
export async function newMfaMember(): Promise<Device> {
  return signedIn(new Device(), await newApiMember());
}

/** Signs `device` in, at aal1, as the user of another one. */
export async function sessionOn(device: Device, of: Device): Promise<Device> {
  return signedIn(device, await apiSessionOf(await userIdOf(of)));
}

export async function userIdOf(device: Device): Promise<string> {
  const { data } = await device.auth.getSession();
  if (!data.session) throw new Error("This device is signed out");
  return data.session.user.id;
}

/** Enrols and verifies an authenticator app as if a minute ago, so that current codes are unused. */
export async function verifiedTotp(device: Device): Promise<{ id: string; secret: string }> {
  const enrolled = await device.auth.mfa.enroll({ factorType: "totp" });
  if (!enrolled.data) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const { error } = await device.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret) });
  if (error) throw error;
  const lastStep = sql`${mfaFactors.lastStep} - 2`;
  await app.db.update(mfaFactors).set({ lastStep }).where(eq(mfaFactors.id, id));
  return { id, secret: totp.secret };
}

function signedIn(device: Device, session: ApiSession): Device {
  device.storage.set(sessionKey, JSON.stringify(session));
  return device;
}

/** A factor that was enrolled long ago, verified by default. Returns its id and, for an app, its secret. */
export async function seedFactor(
  userId: string,
  more: { phone?: string; status?: "verified" | "unverified"; name?: string } = {},
): Promise<{ id: string; secret: string }> {
  const id = v7();
  const now = app.now();
  const { phone = null, status = "verified", name = phone ?? "Old phone" } = more;
  const key = randomBytes(20);
  const sealed = phone === null ? await sealKey(app, id, key) : null;
  const type = phone === null ? "totp" : "phone";
  await app.db
    .insert(mfaFactors)
    .values({ id, userId, type, status, friendlyName: name, secret: sealed, phone, createdAt: now, updatedAt: now });
  return { id, secret: totpSetUp(key, { issuer: "Lapel", account: "" }).secret };
}

/** Makes recovery codes for a user. */
export async function seedRecoveryCodes(userId: string): Promise<string[]> {
  const user = { id: userId, aal: "aal2", hasSecondFactor: true } as SignedInUser;
  const answer = await makeRecoveryCodes({ ...app, user });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.codes;
}

/** Raises every session of the user to aal2. */
export async function assure(userId: string): Promise<void> {
  await app.db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, userId));
}
