import { createHash } from "node:crypto";

/** Says whether two texts are the same: SHA-256. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
