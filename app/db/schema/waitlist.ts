import { and, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/db/columns";
import { users } from "./accounts";

/** The waitlist. Leaving it deletes the row. */
export const waitlistSignups = sqliteTable(
  "waitlist_signups",
  {
    /** From 1 without gaps. AUTOINCREMENT never assigns the place of somebody who left again. */
    position: integer("position").primaryKey({ autoIncrement: true }),
    firstName: text("first_name").notNull(),
    /** Lower-cased; the domain in ASCII. */
    email: text("email").notNull().unique(),
    /** The webhook's csrfToken: identifies the form without being its token. */
    formKey: text("form_key").notNull(),
    /** The origin of the site, for links in mails. */
    origin: text("origin").notNull(),
    createdAt: at("created_at").notNull(),
    /** When the email was confirmed. */
    confirmedAt: at("confirmed_at"),
    /** The number of the discount that confirming brought; null if none was left. */
    perkPlace: integer("perk_place").unique(),
    mailState: text("mail_state", { enum: ["pending", "sent", "failed"] })
      .notNull()
      .default("pending"),
    /** Stays the same for all attempts to send the mail. */
    mailId: text("mail_id").notNull(),
    mailAttempts: integer("mail_attempts").notNull().default(0),
    /** When the next attempt is due; during an attempt, when it counts as lost. Null if no attempt is due. */
    mailDueAt: at("mail_due_at"),
    mailedAt: at("mailed_at"),
    webhookState: text("webhook_state", { enum: ["none", "pending", "delivered", "failed"] }).notNull(),
    webhookAttempts: integer("webhook_attempts").notNull().default(0),
    webhookDueAt: at("webhook_due_at"),
    /** The form or page that they joined with. */
    source: text("source").notNull().default("waitlist"),
    /** The page that led to ours: its origin and path. */
    referrer: text("referrer"),
    /** When they were mailed a link to sign up. */
    invitedAt: at("invited_at"),
  },
  (table) => [
    index("waitlist_signups_by_mail").on(table.mailDueAt).where(isNotNull(table.mailDueAt)),
    index("waitlist_signups_by_webhook").on(table.webhookDueAt).where(isNotNull(table.webhookDueAt)),
    index("waitlist_signups_by_mail_state").on(table.mailState, table.position),
    index("waitlist_signups_by_webhook_state").on(table.webhookState, table.position),
    index("waitlist_signups_by_name").on(sql`lower(${table.firstName})`, table.position),
    index("waitlist_signups_unconfirmed").on(table.position).where(isNull(table.confirmedAt)),
    index("waitlist_signups_confirmed").on(table.position).where(isNotNull(table.confirmedAt)),
    // Who can be invited next.
    index("waitlist_signups_uninvited")
      .on(table.position)
      .where(and(isNotNull(table.confirmedAt), isNull(table.invitedAt)) as SQL),
    index("waitlist_signups_invited").on(table.position).where(isNotNull(table.invitedAt)),
  ],
);

/** The discounts given, numbered from 1. A row stays when its owner leaves, so that nobody else gets that discount. */
export const waitlistPerks = sqliteTable("waitlist_perks", {
  place: integer("place").primaryKey(),
  /** Keyed hash of the mailbox, so that each gets one discount. Null if the owner left before we stored this. */
  mailboxHash: text("mailbox_hash").unique(),
  /** The user whose checkout has the discount. */
  claimedBy: text("claimed_by").references(() => users.id, { onDelete: "set null" }),
  /** When a subscription began with it. No other gets it then. */
  redeemedAt: at("redeemed_at"),
});

/** Forms that were used to join. No form can be used twice. */
export const waitlistForms = sqliteTable(
  "waitlist_forms",
  {
    /** Keyed hash of the form's token. */
    tokenHash: text("token_hash").primaryKey(),
    position: integer("position")
      .notNull()
      .references(() => waitlistSignups.position, { onDelete: "cascade" }),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("waitlist_forms_by_position").on(table.position)],
);

/** A log of public forms, for finding abuse. It contains no complete address. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: id(),
    type: text("type", {
      enum: ["validation_error", "rate_limit_exceeded", "webhook_abuse", "form_submission"],
    }).notNull(),
    /** Of a validation error: the field, its message, and the beginning of its value. */
    field: text("field"),
    message: text("message"),
    valueStart: text("value_start"),
    /**
     * Keyed hashes of the client's network and of the email it sent, in lower case: they can be compared, but not
     * reversed.
     */
    network: text("network").notNull(),
    subject: text("subject"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("security_events_by_network").on(table.network, table.createdAt, table.id),
    index("security_events_by_subject").on(table.subject, table.createdAt, table.id),
    index("security_events_by_time").on(table.createdAt, table.id),
    index("security_events_by_type").on(table.type, table.createdAt, table.id),
  ],
);
