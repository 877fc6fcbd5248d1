import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { mfaFactors } from "~/db/schema/sign-in";
import { sessionIdleMilliseconds, sessionTouchMilliseconds } from "~/domain/auth/limits";
import { hashToken } from "~/domain/auth/secrets.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { defaultPreferences, noContact } from "~/ports/profile";

type Context = Pick<AppContext, "db" | "now">;

/** The user of a session cookie, or null where it is unknown, ended, idle for too long, too old, or banned. */
export async function readSession(ctx: Context, token: string): Promise<SignedInUser | null> {
  return find(ctx, eq(sessions.tokenHash, await hashToken(token)));
}

/** The user of a session of either kind, by its id: for access tokens, whose session may have ended before them. */
export function readSessionById(ctx: Context, sessionId: string): Promise<SignedInUser | null> {
  return find(ctx, eq(sessions.id, sessionId));
}

async function find(ctx: Context, which: ReturnType<typeof eq>): Promise<SignedInUser | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .select({ session: sessions, profile: profiles, hasSecondFactor: hasVerifiedFactor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(which, isUsable(now)));
  if (!row) return null;
  const { session, profile } = row;
  if (session.lastUsedAt < now - sessionTouchMilliseconds) {
    await ctx.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
  }
  return {
    id: profile.id,
    sessionId: session.id,
    aal: session.aal,
    hasSecondFactor: Boolean(row.hasSecondFactor),
    email: profile.email,
    name: profile.name,
    role: profile.role,
    tier: profile.subscriptionTier,
    credits: profile.credits,
    contact: profile.contact ?? noContact,
    preferences: { ...defaultPreferences, ...profile.preferences },
  };
}

/** Matches sessions, joined with their users, that have not ended and whose user is not suspended. */
export function isUsable(now: number) {
  return and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, now - sessionIdleMilliseconds),
    or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
  );
}

export const hasVerifiedFactor = sql<number>`exists (select 1 from ${mfaFactors} where ${mfaFactors.userId} = ${sessions.userId} and ${mfaFactors.status} = 'verified')`;

/** True if the user has a second factor that this session has not shown yet: the session opens nothing until then. */
export function needsSecondFactor(user: Pick<SignedInUser, "aal" | "hasSecondFactor">): boolean {
  return user.hasSecondFactor && user.aal === "aal1";
}
