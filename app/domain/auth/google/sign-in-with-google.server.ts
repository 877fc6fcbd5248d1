import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { identities, profiles, sessions, users } from "~/db/schema/accounts";
import { flowStates, oneTimeTokens } from "~/db/schema/sign-in";
import { createAccount } from "~/domain/auth/register/create-account.server";
import { makeAdmin, removeUnboundFactors } from "~/domain/auth/register/unbound-account.server";
import type { AppContext } from "~/ports/context";
import type { Google, GoogleClaims } from "~/ports/google";

type Context = Pick<AppContext, "db" | "now" | "newId" | "config">;
type SignedIn = { ok: true; userId: string } | { ok: false; reason: "unverified-email" | "banned" };

/** Why signing in with Google did not work. "stale": not begun here, begun too long ago, or finished before. */
export type GoogleRefusal =
  | "cancelled"
  | "stale"
  | "provider-down"
  | "provider-refused"
  | "unverified-email"
  | "banned";

/** What Google's answer gave us, and what it was asked with. */
interface GoogleCode {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** Exchanges the code that Google gave the browser, and finds or creates the user it stands for. */
export async function signInWithGoogle(
  ctx: Context & { google: Google },
  input: GoogleCode,
): Promise<{ ok: true; userId: string } | { ok: false; reason: GoogleRefusal }> {
  const token = await ctx.google.exchangeCode(input);
  if (!token.ok) return token;
  const answer = await ctx.google.readClaims(token.accessToken);
  return answer.ok ? findOrMakeGoogleUser(ctx, answer.claims) : answer;
}

/**
 * Finds or creates the user of a Google account. The first time, its address decides if Google has verified it: the
 * account of that address is linked, or created. From then on Google's own id decides. A pending registration of the
 * address is dropped, because whoever started it has not shown that the address is theirs.
 */
export async function findOrMakeGoogleUser(ctx: Context, claims: GoogleClaims): Promise<SignedIn> {
  const known = (await findBySub(ctx, claims.sub)) ?? (await link(ctx, claims));
  if (!known) return { ok: false, reason: "unverified-email" };
  const now = ctx.now();
  if (known.bannedUntil !== null && known.bannedUntil > now) return { ok: false, reason: "banned" };
  await ctx.db.update(identities).set({ lastSignInAt: now, updatedAt: now }).where(eq(identities.id, known.identityId));
  return { ok: true, userId: known.userId };
}

async function findBySub(ctx: Context, sub: string) {
  const [row] = await ctx.db
    .select({ userId: users.id, bannedUntil: users.bannedUntil, identityId: identities.id })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, "google"), eq(identities.providerId, sub)));
  return row;
}

/**
 * Runs in one batch, so that only one of many concurrent calls creates the user, and all find it. An unbound account
 * may have been a stranger's, so it loses its password, sessions and second factors.
 */
async function link(ctx: Context, claims: GoogleClaims) {
  const { email } = claims;
  if (email === null || !claims.emailVerified) return undefined;
  const { db } = ctx;
  const id = ctx.newId();
  const now = ctx.now();
  const data = identityData(claims, email);
  const [user, profile] = createAccount(ctx, { id, email, passwordHash: null, userMetadata: data });
  const identity = db
    .select({
      id: sql<string>`${ctx.newId()}`.as("id"),
      userId: users.id,
      provider: sql<"google">`'google'`.as("provider"),
      providerId: sql<string>`${claims.sub}`.as("provider_id"),
      identityData: sql<Record<string, unknown>>`${JSON.stringify(data)}`.as("identity_data"),
      lastSignInAt: sql<number | null>`null`.as("last_sign_in_at"),
      createdAt: sql<number>`${now}`.as("created_at"),
      updatedAt: sql<number>`${now}`.as("updated_at"),
    })
    .from(users)
    .where(eq(users.email, email));
  const unbound = and(eq(users.email, email), isNotNull(users.confirmedUnboundAt));
  const ofUnbound = db.select({ id: users.id }).from(users).where(unbound);
  await db.batch([
    ...removeUnboundFactors(ctx, eq(users.email, email)),
    db.delete(sessions).where(inArray(sessions.userId, ofUnbound)),
    db.delete(oneTimeTokens).where(inArray(oneTimeTokens.userId, ofUnbound)),
    db.delete(flowStates).where(inArray(flowStates.userId, ofUnbound)),
    db.update(users).set({ passwordHash: null, confirmedUnboundAt: null, updatedAt: now }).where(unbound),
    user,
    profile,
    makeAdmin(ctx, eq(users.email, email)),
    db.update(profiles).set({ name: claims.name }).where(eq(profiles.id, id)),
    db.insert(identities).select(identity).onConflictDoNothing(),
    db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.type, "signup"))),
  ]);
  return findBySub(ctx, claims.sub);
}

/** Under the names that the public clients read. */
function identityData({ sub, name, picture }: GoogleClaims, email: string): Record<string, unknown> {
  return {
    sub,
    provider_id: sub,
    email,
    email_verified: true,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
  };
}
