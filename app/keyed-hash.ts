import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * HMAC-SHA-256 with the application's secret, base64url. `purpose` makes the hashes of one use worthless for another.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** Compares two hashes in constant time, so that the duration does not reveal where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
