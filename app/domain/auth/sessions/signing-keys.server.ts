import { asc, desc, eq, lt, lte } from "drizzle-orm";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { signingKeys } from "~/db/schema/sign-in";
import { decrypt, encrypt } from "~/domain/auth/secrets.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";

export const signingAlgorithm = "ES256";
const purpose = "signing-key";
/** Clients keep the published keys for 10 minutes, and what lies between for 10 more. */
const publishedBeforeUseMilliseconds = 30 * 60 * 1000;
/** A key stays published until every token that it signed has ended. */
const publishedAfterUseMilliseconds = 24 * 60 * 60 * 1000;
const rotationMilliseconds = 90 * 24 * 60 * 60 * 1000;

type Context = Pick<AppContext, "db" | "now" | "newId" | "config">;

/** The current signing key; the first one is created when it is first needed. */
export async function currentSigningKey(ctx: Context): Promise<{ kid: string; key: CryptoKey | Uint8Array }> {
  const row = (await newestActive(ctx)) ?? (await makeFirst(ctx));
  if (!row) throw new Error("No signing key");
  const jwk = JSON.parse(await decrypt(ctx.config.appSecret, purpose, row.privateKey)) as JWK;
  return { kid: row.id, key: await importJWK(jwk, signingAlgorithm) };
}

/** The public key of a token's `kid`, or null. */
export async function publicKeyOf(ctx: Pick<AppContext, "db">, kid: string): Promise<CryptoKey | Uint8Array | null> {
  const [row] = await ctx.db
    .select({ publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(eq(signingKeys.id, kid));
  return row ? importJWK(row.publicKey, signingAlgorithm) : null;
}

/** What /.well-known/jwks.json answers: the keys that sign, will sign soon, or signed lately. */
export async function publishedKeys(ctx: Context): Promise<Record<string, string>[]> {
  if (!(await newestActive(ctx))) await makeFirst(ctx);
  const rows = await ctx.db.select().from(signingKeys).orderBy(desc(signingKeys.activeAt));
  return rows.map((row) => ({ ...row.publicKey, kid: row.id, alg: signingAlgorithm, use: "sig" }));
}

/**
 * Creates the next key once the newest is 90 days old, and deletes keys that nothing needs any more. A key is published
 * half an hour before it signs. Its id is derived from the newest key's, so that concurrent runs create only one.
 */
export async function rotateSigningKeys(ctx: Context): Promise<void> {
  const now = ctx.now();
  const [newest] = await ctx.db.select().from(signingKeys).orderBy(desc(signingKeys.activeAt)).limit(1);
  if (!newest) return;
  if (newest.createdAt < now - rotationMilliseconds) {
    const id = keyedHash(ctx.config.appSecret, "next-signing-key", newest.id);
    await insertKey(ctx, now + publishedBeforeUseMilliseconds, id);
  }
  const active = await newestActive(ctx);
  if (!active || active.activeAt > now - publishedAfterUseMilliseconds) return;
  await ctx.db.delete(signingKeys).where(lt(signingKeys.activeAt, active.activeAt));
}

async function newestActive(ctx: Context) {
  const [row] = await ctx.db
    .select()
    .from(signingKeys)
    .where(lte(signingKeys.activeAt, ctx.now()))
    .orderBy(desc(signingKeys.activeAt), desc(signingKeys.id))
    .limit(1);
  return row;
}

/**
 * Two requests at once on an empty table make one key: the second insert finds the first, even where its machine's
 * clock is behind and the key begins later.
 */
async function makeFirst(ctx: Context) {
  const count = await ctx.db.$count(signingKeys);
  if (count === 0) await insertKey(ctx, ctx.now(), "first");
  const [oldest] = await ctx.db.select().from(signingKeys).orderBy(asc(signingKeys.activeAt)).limit(1);
  return oldest;
}

async function insertKey(ctx: Context, activeAt: number, id: string): Promise<void> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const { kty, crv, x, y } = await exportJWK(pair.publicKey);
  const privateKey = await encrypt(ctx.config.appSecret, purpose, JSON.stringify(await exportJWK(pair.privateKey)));
  await ctx.db
    .insert(signingKeys)
    .values({ id, publicKey: { kty, crv, x, y } as Record<string, string>, privateKey, createdAt: ctx.now(), activeAt })
    .onConflictDoNothing();
}
