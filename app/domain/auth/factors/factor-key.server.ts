import type { AppContext } from "../../../ports/context";
import { decrypt, encrypt } from "../encrypt.server";

type Context = Pick<AppContext, "config">;

/** A TOTP key as it is stored: sealed, and of no use in another factor's row. */
export function sealKey(ctx: Context, factorId: string, key: Uint8Array): Promise<string> {
  return encrypt(ctx.config.appSecret, purposeOf(factorId), Buffer.from(key).toString("base64url"));
}

/** Throws for a factor without a key, which no TOTP factor is. */
export async function openKey(ctx: Context, factor: { id: string; secret: string | null }): Promise<Uint8Array> {
  if (factor.secret === null) throw new Error(`Factor ${factor.id} has no key`);
  return Buffer.from(await decrypt(ctx.config.appSecret, purposeOf(factor.id), factor.secret), "base64url");
}

function purposeOf(factorId: string): string {
  return `totp-key.${factorId}`;
}
