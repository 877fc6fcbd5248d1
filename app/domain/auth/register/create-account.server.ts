import { eq, sql } from "drizzle-orm";
import { identities, profiles, users } from "~/db/schema/accounts";
import type { AppContext } from "~/ports/context";

interface NewAccount {
  id: string;
  /** Proven, lower-cased. */
  email: string;
  passwordHash: string | null;
  userMetadata?: Record<string, unknown> | undefined;
  /** The password may be a stranger's: see the column. */
  isUnbound?: boolean;
}

/**
 * The statements that create a user with profile and email identity, for one batch with the proof of the address. They
 * change nothing if the address has a user already. Addresses in ADMIN_EMAILS become admins once they are bound.
 */
export function createAccount(ctx: Pick<AppContext, "db" | "now" | "config">, account: NewAccount) {
  const { db } = ctx;
  const now = ctx.now();
  const role = !account.isUnbound && ctx.config.adminEmails.includes(account.email) ? "admin" : "user";
  const identityData = JSON.stringify({ sub: account.id, email: account.email, email_verified: true });
  const times = { createdAt: sql<number>`${now}`.as("created_at"), updatedAt: sql<number>`${now}`.as("updated_at") };
  const created = eq(users.id, account.id);
  return [
    db
      .insert(users)
      .values({
        id: account.id,
        email: account.email,
        passwordHash: account.passwordHash,
        emailConfirmedAt: now,
        confirmedUnboundAt: account.isUnbound ? now : null,
        userMetadata: account.userMetadata ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    db
      .insert(profiles)
      .select(
        db
          .select({
            id: users.id,
            name: sql<string | null>`null`.as("name"),
            email: users.email,
            credits: sql<number>`0`.as("credits"),
            role: sql<"user" | "admin">`${role}`.as("role"),
            subscriptionTier: sql<"free">`'free'`.as("subscription_tier"),
            createdAt: times.createdAt,
            contact: sql<null>`null`.as("contact"),
            preferences: sql<null>`null`.as("preferences"),
            revision: sql<number>`1`.as("revision"),
            accountRevision: sql<number>`1`.as("account_revision"),
          })
          .from(users)
          .where(created),
      )
      .onConflictDoNothing(),
    db
      .insert(identities)
      .select(
        db
          .select({
            id: users.id,
            userId: sql<string>`${users.id}`.as("user_id"),
            provider: sql<"email">`'email'`.as("provider"),
            providerId: sql<string>`${users.id}`.as("provider_id"),
            identityData: sql<Record<string, unknown>>`${identityData}`.as("identity_data"),
            lastSignInAt: sql<number | null>`null`.as("last_sign_in_at"),
            ...times,
          })
          .from(users)
          .where(created),
      )
      .onConflictDoNothing(),
  ] as const;
}
