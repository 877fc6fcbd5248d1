import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";

/**
 * OWASP ASVS 5, appendix C: scrypt N=2^15, r=8, p=3. The workers runtime caps N·r·p at 2^20.
 * Hashing blocks the isolate for about 0.15 s: limits come before it.
 */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;

/** Hashes a password to a PHC string: $scrypt$ln=15,r=8,p=3$salt$hash, base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `$scrypt$ln=15,r=8,p=3$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Checks a password against its PHC string in the same time whether or not there is one: a missing
 * account costs a hash too.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const [, , , salt, hash] = (phc ?? "").split("$");
  const expected = hash ? Buffer.from(hash, "base64") : Buffer.alloc(hashBytes);
  const actual = await derive(password, salt ? Buffer.from(salt, "base64") : Buffer.alloc(16));
  return timingSafeEqual(actual, expected) && Boolean(hash);
}

/** 256 random bits, base64url: session cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Six digits, for people to type. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The challenge of a PKCE verifier (RFC 7636, S256). */
export function s256(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** Tokens are stored as SHA-256, lower-case hex: whoever reads the table holds no session. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Buffer.from(digest).toString("hex");
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
