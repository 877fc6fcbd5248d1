import { createHash } from "node:crypto";
import type { BreachedPasswords } from "../ports/breached-passwords";

const timeoutMilliseconds = 1000;
const prefixCharacters = 5;

/**
 * The range search of Have I Been Pwned: five hexadecimal digits of the password's SHA-1 leave the house, the rest is
 * compared here.
 */
export function pwnedPasswords(baseUrl: string): BreachedPasswords {
  return {
    async has(password) {
      const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
      const response = await fetch(`${baseUrl}/range/${digest.slice(0, prefixCharacters)}`, {
        headers: { "Add-Padding": "true" },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const suffix = digest.slice(prefixCharacters);
      const lines = (await response.text()).split(/\r?\n/);
      // Padding has a count of 0.
      return lines.some((line) => line.startsWith(`${suffix}:`) && !line.endsWith(":0"));
    },
  };
}
