import { and, eq } from "drizzle-orm";
import { mfaFactors } from "~/db/schema/sign-in";
import { decrypt, encrypt } from "~/domain/auth/secrets.server";
import type { AppContext, SignedInUser } from "~/ports/context";

export type Factor = typeof mfaFactors.$inferSelect;

/** The user's own factor; null for anybody else's. */
export async function findFactor(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<Factor | null> {
  const [factor] = await ctx.db
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.id, id), eq(mfaFactors.userId, ctx.user.id)));
  return factor ?? null;
}

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
