import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { profiles } from "~/db/schema/accounts";
import { subscribers } from "~/db/schema/billing";
import type { AppContext, Tier } from "~/ports/context";
import type { AccountView, BillingRow, BillingStatus } from "./account.schema";
import { foundBy, type ListAddress, type ListPage, pageQuery, searchedUsers, toListPage, userName } from "./list-rows";

export const userSorts = ["created", "name", "role", "plan", "credits"] as const;
export type UserSort = (typeof userSorts)[number];

const sortColumns: Record<UserSort, SQLiteColumn | SQL> = {
  created: profiles.createdAt,
  name: userName,
  role: profiles.role,
  plan: profiles.subscriptionTier,
  credits: profiles.credits,
};

/**
 * Rewrites of a user that counted; there is a row for each month. Plain SQL, because the query builder leaves out the
 * names of tables where it selects from one only, and `id` would be another one's.
 */
const used = sql<number>`(SELECT coalesce(sum(usage_count), 0) FROM credit_usage WHERE credit_usage.user_id = profiles.id)`;

/** The columns of an account. The subqueries are answered for the rows of the page alone. */
export const accountColumns = (now: number) => ({
  id: profiles.id,
  name: profiles.name,
  email: profiles.email,
  role: profiles.role,
  tier: profiles.subscriptionTier,
  credits: profiles.credits,
  used: used.as("used"),
  isSuspended: sql`(SELECT coalesce(banned_until, 0) > ${now} FROM users WHERE users.id = profiles.id)`
    .mapWith(Boolean)
    .as("is_suspended"),
  createdAt: profiles.createdAt,
  revision: profiles.accountRevision,
});

/** A page of users; `plan` is null for all. */
export async function listUsers(
  ctx: Pick<AppContext, "db" | "now">,
  address: ListAddress<UserSort>,
  plan: Tier | null,
): Promise<ListPage<AccountView & { sortKey: string | number }>> {
  const { sortKey, where, orderBy, limit } = pageQuery(address, sortColumns, profiles.id);
  const rows = await ctx.db
    .select({ ...accountColumns(ctx.now()), sortKey })
    .from(profiles)
    .where(and(isEqual(profiles.subscriptionTier, plan, address), foundBy(address.search, searchedUsers), where))
    .orderBy(...orderBy)
    .limit(limit);
  return toListPage(rows, address);
}

const billingColumns = {
  id: profiles.id,
  name: profiles.name,
  email: profiles.email,
  role: profiles.role,
  credits: profiles.credits,
  plan: profiles.subscriptionTier,
  subscriptionPlan: subscribers.subscriptionTier,
  stripeStatus: sql<BillingStatus>`coalesce(${subscribers.status}, 'inactive')`.as("stripe_status"),
  renewalDate: subscribers.subscriptionEnd,
  endsThen: sql`coalesce(${subscribers.endsThen}, 0)`.mapWith(Boolean).as("ends_then"),
  lastPaymentStatus: subscribers.lastPaymentStatus,
  stripeCustomerId: subscribers.stripeCustomerId,
};

export interface BillingFilter {
  plan: "single" | "pro" | "enterprise" | null;
  status: Exclude<BillingStatus, "inactive"> | null;
}

/**
 * A page of the billing overview, newest accounts first. With a status it lists subscriptions, and the plan is theirs:
 * whoever cancelled pro is on another plan by now.
 */
export async function listBilling(
  { db }: Pick<AppContext, "db">,
  address: ListAddress<"created">,
  { plan, status }: BillingFilter,
): Promise<ListPage<BillingRow & { sortKey: string | number }>> {
  const found = foundBy(address.search, searchedUsers);
  if (status === null) {
    const { sortKey, where, orderBy, limit } = pageQuery(address, { created: profiles.createdAt }, profiles.id);
    const rows = await db
      .select({ ...billingColumns, sortKey })
      .from(profiles)
      .leftJoin(subscribers, eq(subscribers.userId, profiles.id))
      .where(and(isEqual(profiles.subscriptionTier, plan, address), found, where))
      .orderBy(...orderBy)
      .limit(limit);
    return toListPage(rows, address);
  }
  // Ids begin with their time, so that they are in the order of the accounts.
  const {
    sortKey,
    where,
    orderBy: [newestFirst],
    limit,
  } = pageQuery(address, { created: subscribers.userId }, subscribers.userId);
  const rows = await db
    .select({ ...billingColumns, sortKey })
    .from(subscribers)
    .innerJoin(profiles, eq(profiles.id, subscribers.userId))
    .where(
      and(
        isEqual(subscribers.status, status, address),
        isEqual(subscribers.subscriptionTier, plan, address),
        found,
        where,
      ),
    )
    .orderBy(newestFirst ?? subscribers.userId)
    .limit(limit);
  return toListPage(rows, address);
}

/** A filter. What a search found is few rows, which the index of the filter would not find faster. */
function isEqual(column: SQLiteColumn, value: string | null, { search }: ListAddress<string>): SQL | undefined {
  if (value === null) return undefined;
  return search === "" ? sql`${column} = ${value}` : sql`+${column} = ${value}`;
}

/** The account that a drawer shows, with its billing; null if there is none. */
export async function getAccount(
  ctx: Pick<AppContext, "db" | "now">,
  userId: string,
): Promise<(AccountView & { billing: BillingRow }) | null> {
  const [row] = await ctx.db
    .select({ ...accountColumns(ctx.now()), billing: billingColumns })
    .from(profiles)
    .leftJoin(subscribers, eq(subscribers.userId, profiles.id))
    .where(eq(profiles.id, userId));
  return row ?? null;
}
