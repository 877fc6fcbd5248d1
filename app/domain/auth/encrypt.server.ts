import { randomBytes } from "node:crypto";

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
