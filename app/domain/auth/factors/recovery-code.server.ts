import { randomInt } from "node:crypto";
import { keyedHash } from "../../../keyed-hash";

/** Without what is easily taken for something else (0 o, 1 i l), 31 characters: ten of them are 49 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const characters = 10;
const group = 5;

/** "7kq2m-w9xfa" */
export function newRecoveryCode(): string {
  const code = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${code.slice(0, group)}-${code.slice(group)}`;
}

/** Keyed with the application's secret: whoever reads the table cannot try codes. Case and hyphens do not matter. */
export function recoveryCodeHash(secret: string, userId: string, code: string): string {
  return keyedHash(secret, "recovery-code", `${userId}.${code.toLowerCase().replace(/[\s-]/g, "")}`);
}
