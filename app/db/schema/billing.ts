import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/db/columns";
import { userId, users } from "./accounts";

const subscriptionTiers = ["pro", "enterprise"] as const;

/** What the payment provider says of a user, as of `syncedAt`. A row comes with the first checkout. */
export const subscribers = sqliteTable(
  "subscribers",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    stripeCustomerId: text("stripe_customer_id").notNull().unique(),
    /** Whether a subscription entitles the user to its plan now. */
    subscribed: integer("subscribed", { mode: "boolean" }).notNull().default(false),
    /** The plan of the subscription, or of the last one. */
    subscriptionTier: text("subscription_tier", { enum: subscriptionTiers }),
    stripeSubscriptionId: text("stripe_subscription_id"),
    /** When the paid period ends: it is renewed then, unless `endsThen`. */
    subscriptionEnd: at("subscription_end"),
    /** The subscription was cancelled and lasts until `subscriptionEnd`. */
    endsThen: integer("ends_then", { mode: "boolean" }).notNull().default(false),
    /** Null if there never was a subscription. */
    status: text("status", { enum: ["active", "trialing", "incomplete", "failed", "cancelled"] }),
    lastPaymentStatus: text("last_payment_status", { enum: ["success", "fail"] }),
    /** The checkout that is open, and what it sells. */
    checkoutId: text("checkout_id"),
    checkoutPlan: text("checkout_plan", { enum: ["single", "pro", "enterprise"] }),
    /** Counts checkouts: part of the key that makes opening one idempotent. */
    checkouts: integer("checkouts").notNull().default(0),
    /** Of the last write of what was fetched: a write that did not begin with it is refused, and fetches again. */
    syncId: text("sync_id"),
    syncedAt: at("synced_at"),
    /** When the cron compares the row with the provider again. */
    checkDueAt: at("check_due_at"),
  },
  (table) => [
    index("subscribers_by_check").on(table.checkDueAt).where(isNotNull(table.checkDueAt)),
    index("subscribers_by_status").on(table.status, table.userId),
    index("subscribers_by_status_and_plan").on(table.status, table.subscriptionTier, table.userId),
    index("subscribers_by_state").on(table.subscribed, table.subscriptionTier, table.userId),
  ],
);

/** Every payment that was tried, one row for each charge. */
export const payments = sqliteTable(
  "payments",
  {
    /** The provider's id of the charge. */
    id: id(),
    userId: userId(),
    kind: text("kind", { enum: ["pack", "subscription"] }).notNull(),
    status: text("status", { enum: ["pending", "paid", "failed", "refunded", "disputed"] }).notNull(),
    /** In the currency's smallest unit. */
    amount: integer("amount").notNull(),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** Lower case, "usd". */
    currency: text("currency").notNull(),
    receiptUrl: text("receipt_url"),
    /** The credits that it bought. */
    credits: integer("credits").notNull().default(0),
    /** How many of them refunds and chargebacks have asked back so far. */
    creditsRevoked: integer("credits_revoked").notNull().default(0),
    /** How many of those could be taken back; the others had been spent. */
    creditsTaken: integer("credits_taken").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("payments_by_user").on(table.userId, table.createdAt),
    index("payments_by_time").on(table.createdAt),
    index("payments_by_status").on(table.status, table.createdAt, table.id),
  ],
);

/** The events that the payment provider has sent, so that each takes effect once. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: id(),
    type: text("type").notNull(),
    outcome: text("outcome", { enum: ["applied", "unknown-customer", "no-customer"] }).notNull(),
    /** When the provider made it. */
    createdAt: at("created_at").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [index("stripe_events_by_time").on(table.receivedAt)],
);
