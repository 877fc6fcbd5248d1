import { createHash } from "node:crypto";
import type { BreachedPasswords } from "~/ports/context";

const timeoutMilliseconds = 1000;
const prefixCharacters = 5;

/**
 * The range search of Have I Been Pwned. Only the first five hexadecimal digits of the password's SHA-1 are sent; the
 * rest is compared here.
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
      // Entries with a count of 0 are padding.
      return lines.some((line) => line.startsWith(`${suffix}:`) && !line.endsWith(":0"));
    },
  };
}
