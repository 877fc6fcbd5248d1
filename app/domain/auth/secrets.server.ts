import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import type { Config } from "~/ports/context";

const ivBytes = 12;

/** AES-256-GCM under a key made of the application's secret: base64url of nonce and ciphertext. */
export async function encrypt(secret: string, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const key = await keyFor(secret, purpose);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64url");
}

/** Throws where the text was sealed with another secret or purpose, or changed. */
export async function decrypt(secret: string, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const key = await keyFor(secret, purpose);
  const iv = bytes.subarray(0, ivBytes);
  const open = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.subarray(ivBytes));
  return new TextDecoder().decode(open);
}

/** HKDF with SHA-256; `purpose` is its info. */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const base = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  const params = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: encoder.encode(purpose) };
  return crypto.subtle.deriveKey(params, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** What a hash costs: scrypt's N is 2^ln. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

interface Hashing {
  config: Pick<Config, "passwordHashLn">;
}

/**
 * OWASP ASVS 5, appendix C: scrypt N=2^15, r=8, p=3, where N is configured. Hashing blocks the isolate for about 0.15 s:
 * limits come before it. Every hash says with what it was made: changing this locks nobody out, and hashes that cost less
 * are renewed as their owners sign in.
 */
function costToday({ config }: Hashing): Cost {
  return { ln: config.passwordHashLn, r: 8, p: 3 };
}

const hashBytes = 32;
const saltBytes = 16;
/** N·r·p, a cap of the workers runtime. */
const mostWork = 2 ** 20;
const mostMemoryBytes = 64 * 1024 * 1024;
/** Of the steps in which missing work is made up for: 4 MB of memory, a twenty-fourth of today's work. */
const stepLn = 12;

/** Hashes a password to a PHC string: $scrypt$ln=15,r=8,p=3$salt$hash, base64 without padding. */
export async function hashPassword(
  hashing: Hashing,
  password: string,
  salt: Buffer = randomBytes(saltBytes),
): Promise<string> {
  const today = costToday(hashing);
  const hash = await derive(password, salt, today);
  return `$scrypt$ln=${today.ln},r=${today.r},p=${today.p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Checks a password against its PHC string, with the cost that stands there, in the same time whether or not there is
 * one: a missing account costs a hash too, and so does what was made with less work. A string that is none of ours, or
 * would cost more than this runtime allows, fits no password.
 */
export async function verifyPassword(hashing: Hashing, password: string, phc: string | null): Promise<boolean> {
  const today = costToday(hashing);
  const stored = phc === null ? null : readHash(phc);
  if (!stored) {
    await derive(password, Buffer.alloc(saltBytes), today);
    return false;
  }
  const actual = await derive(password, stored.salt, stored.cost);
  const steps = Math.round((workOf(today) - workOf(stored.cost)) / workOf({ ...today, ln: stepLn, p: 1 }));
  if (steps > 0) await derive(password, stored.salt, { ...today, ln: stepLn, p: steps });
  return timingSafeEqual(actual, stored.hash);
}

/** Whether a hash took less work, or holds less, than the ones made today. */
export function isWeakHash(hashing: Hashing, phc: string): boolean {
  const stored = readHash(phc);
  return !stored || workOf(stored.cost) < workOf(costToday(hashing)) || stored.salt.length < saltBytes;
}

/** Hashes the password of a weak hash anew, with its salt where that is long enough: it is the same password still. */
export async function renewedHash(hashing: Hashing, password: string, phc: string): Promise<string> {
  const salt = readHash(phc)?.salt;
  return hashPassword(hashing, password, salt && salt.length >= saltBytes ? salt : undefined);
}

/**
 * Identifies the password behind a hash by its salt: a new password gets a new salt, a renewed hash of the same
 * password keeps it. For a string that is not one of our hashes: the whole string.
 */
export function passwordMark(phc: string): string {
  return readHash(phc)?.salt.toString("base64url") ?? phc;
}

function readHash(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,4})\$([\w+/-]{11,86})\$([\w+/-]{43})$/;
  const [, ln, r, p, salt = "", hash = ""] = form.exec(phc) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isAllowed =
    cost.ln >= 1 && cost.r >= 1 && cost.p >= 1 && workOf(cost) <= mostWork && memoryOf(cost) <= mostMemoryBytes;
  return isAllowed ? { cost, salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") } : null;
}

function workOf({ ln, r, p }: Cost): number {
  return 2 ** ln * r * p;
}

function memoryOf({ ln, r }: Cost): number {
  return 128 * r * 2 ** ln;
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

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // The runtime counts what it needs besides, too.
  const options = { N: 2 ** ln, r, p, maxmem: 2 * mostMemoryBytes };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
