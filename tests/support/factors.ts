import type { ApiSession } from "../../app/domain/auth/sessions/issue-tokens.server";
import { apiSessionOf, newApiMember } from "./api-session";
import { Device } from "./auth-client";
import { totpCode } from "./totp";

const storageKey = "supabase.auth.token";

/** A device of a fresh user, signed in with a password as far as anybody can tell. */
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

/** Enrols an authenticator app and verifies it with the code of the last half minute: the newer ones stay good. */
export async function verifiedTotp(device: Device): Promise<{ id: string; secret: string }> {
  const enrolled = await device.auth.mfa.enroll({ factorType: "totp" });
  if (!enrolled.data) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const { error } = await device.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret, -1) });
  if (error) throw error;
  return { id, secret: totp.secret };
}

function signedIn(device: Device, session: ApiSession): Device {
  device.storage.set(storageKey, JSON.stringify(session));
  return device;
}
