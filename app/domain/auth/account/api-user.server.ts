import { asc, eq } from "drizzle-orm";
import { identities, users } from "~/db/schema/accounts";
import { mfaFactors, type OneTimePayload } from "~/db/schema/sign-in";
import type { AppContext } from "~/ports/context";

type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];

/**
 * The user as the API answers it; the shape is that of the public clients. Times are ISO 8601. The numbers of phones
 * are left out: the password alone leads to this answer.
 */
export type ApiUser = ReturnType<typeof viewUser>;

export function viewUser(
  user: Row<typeof users>,
  of: { identities: Row<typeof identities>[]; factors: Row<typeof mfaFactors>[] },
) {
  const providers = of.identities.map((identity) => identity.provider);
  const confirmed = iso(user.emailConfirmedAt);
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    email_confirmed_at: confirmed,
    confirmed_at: confirmed,
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: { provider: providers[0] ?? "email", providers: providers.length > 0 ? providers : ["email"] },
    user_metadata: user.userMetadata ?? {},
    identities: of.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.providerId,
      user_id: user.id,
      provider: identity.provider,
      identity_data: identity.identityData,
      last_sign_in_at: iso(identity.lastSignInAt),
      created_at: iso(identity.createdAt),
      updated_at: iso(identity.updatedAt),
    })),
    factors: of.factors.map((factor) => ({
      id: factor.id,
      factor_type: factor.type,
      status: factor.status,
      friendly_name: factor.friendlyName,
      created_at: iso(factor.createdAt),
      updated_at: iso(factor.updatedAt),
    })),
    is_anonymous: false,
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
  };
}

/** A registration that nobody confirmed yet, seen the same way whether or not the address has an account. */
export function viewPendingUser(email: string, payload: OneTimePayload, now: number) {
  const id = payload.newUserId ?? "";
  const at = iso(now);
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    provider: "email",
    identity_data: { ...payload.userMetadata, email, email_verified: false, sub: id },
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: at,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: payload.userMetadata ?? {},
    identities: [identity],
    factors: [],
    is_anonymous: false,
    created_at: at,
    updated_at: at,
  };
}

function iso(time: number | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}

/** The user with identities and factors; null where there is none such. */
export async function getApiUser(ctx: Pick<AppContext, "db">, userId: string): Promise<ApiUser | null> {
  const [[user], ofUser, factors] = await ctx.db.batch([
    ctx.db.select().from(users).where(eq(users.id, userId)),
    ctx.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt)),
    ctx.db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(asc(mfaFactors.createdAt)),
  ]);
  return user ? viewUser(user, { identities: ofUser, factors }) : null;
}
