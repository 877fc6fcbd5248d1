import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { renderSVG } from "uqr";

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** Steps that a phone's clock may be off. */
const driftSteps = 1;

export interface TotpSetUp {
  /** Base32, to be typed where nothing can be scanned. */
  secret: string;
  /** "otpauth://totp/…" */
  uri: string;
  /** The same as SVG, without "#": the public clients put it into a data URL as it is. */
  qrCode: string;
}

/** What an authenticator app needs to know of a key. */
export function totpSetUp(key: Uint8Array, names: { issuer: string; account: string }): TotpSetUp {
  // "+" for a blank is form encoding; apps show it as it stands.
  const uri = createTOTPKeyURI(names.issuer, names.account, key, stepSeconds, digits).replaceAll("+", "%20");
  const secret = new URL(uri).searchParams.get("secret");
  if (!secret) throw new Error("A key URI names its secret");
  return { secret, uri, qrCode: renderSVG(uri, { border: 4, pixelSize: 4 }) };
}

/**
 * The time step that the code belongs to, or null. Steps up to `lastStep`, the last one accepted, are used up: no code
 * works twice. `now` in milliseconds.
 */
export function matchingStep(
  key: Uint8Array,
  { code, now, lastStep }: { code: string; now: number; lastStep: number | null },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now / 1000 / stepSeconds);
  for (let step = current - driftSteps; step <= current + driftSteps; step += 1) {
    if (step > (lastStep ?? -1) && verifyHOTP(key, BigInt(step), digits, code)) return step;
  }
  return null;
}
