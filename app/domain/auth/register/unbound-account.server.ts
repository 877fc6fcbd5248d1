import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { profiles, users } from "~/db/schema/accounts";
import { mfaFactors, recoveryCodes } from "~/db/schema/sign-in";
import type { AppContext } from "~/ports/context";

/**
 * Statements that remove second factors and recovery codes of the user that `which` finds, if their account was confirmed
 * without anything that bound it to who had registered: they may be a stranger's, and would lock the owner out. For one
 * batch with a proof of the address, before the mark of such an account is cleared.
 */
export function removeUnboundFactors({ db }: Pick<AppContext, "db">, which: SQL | undefined) {
  const unbound = db
    .select({ id: users.id })
    .from(users)
    .where(and(which, isNotNull(users.confirmedUnboundAt)));
  return [
    db.delete(mfaFactors).where(inArray(mfaFactors.userId, unbound)).returning({ status: mfaFactors.status }),
    db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, unbound)),
  ] as const;
}

/**
 * Makes the user that `which` finds an admin, if the address is in ADMIN_EMAILS and the account is bound: an unbound
 * account may still be a stranger's.
 */
export function makeAdmin({ db, config }: Pick<AppContext, "db" | "config">, which: SQL | undefined) {
  const isListed = sql`${users.email} IN (SELECT value FROM json_each(${JSON.stringify(config.adminEmails)}))`;
  const bound = db
    .select({ id: users.id })
    .from(users)
    .where(and(which, isNull(users.confirmedUnboundAt), isListed));
  return db.update(profiles).set({ role: "admin" }).where(inArray(profiles.id, bound));
}

/** Whether the account began, or came to its address, by a link or code that nothing bound to who had registered. */
export async function isUnbound({ db }: Pick<AppContext, "db">, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.confirmedUnboundAt)))) > 0;
}

/** The account that has this address and came to it so; null where there is none. */
export async function unboundHolderOf({ db }: Pick<AppContext, "db">, email: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedUnboundAt)));
  return user?.id ?? null;
}
