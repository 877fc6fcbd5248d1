import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";

/** Who wants to hear of the launch. Leaving deletes the row. */
export const waitlistSignups = sqliteTable(
  "waitlist_signups",
  {
    /** Counts from 1 without gaps; AUTOINCREMENT: nobody gets the place of somebody who left. */
    position: integer("position").primaryKey({ autoIncrement: true }),
    firstName: text("first_name").notNull(),
    /** Lower-cased; the domain in ASCII. */
    email: text("email").notNull().unique(),
    /** What the automation webhook gets as csrfToken: names the form without being its token. */
    formKey: text("form_key").notNull(),
    /** Of the site that its form came from: links in mails lead there. */
    origin: text("origin").notNull(),
    createdAt: at("created_at").notNull(),
    mailState: text("mail_state", { enum: ["pending", "sent", "failed"] })
      .notNull()
      .default("pending"),
    /** The same for every attempt at one mail. */
    mailId: text("mail_id").notNull(),
    mailAttempts: integer("mail_attempts").notNull().default(0),
    /** When the next attempt is due; while one is under way, when it is given up for lost. Null: there is none. */
    mailDueAt: at("mail_due_at"),
    mailedAt: at("mailed_at"),
    webhookState: text("webhook_state", { enum: ["none", "pending", "delivered", "failed"] }).notNull(),
    webhookAttempts: integer("webhook_attempts").notNull().default(0),
    webhookDueAt: at("webhook_due_at"),
  },
  (table) => [
    index("waitlist_signups_by_mail").on(table.mailDueAt).where(isNotNull(table.mailDueAt)),
    index("waitlist_signups_by_webhook").on(table.webhookDueAt).where(isNotNull(table.webhookDueAt)),
  ],
);

/** Forms that have joined somebody: the same form joins nobody else. */
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

/** What forms for everybody refused and took, for those who look for abuse. No whole address is in it. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: id(),
    type: text("type", {
      enum: ["validation_error", "rate_limit_exceeded", "webhook_abuse", "form_submission"],
    }).notNull(),
    /** Of a validation error: the field, what it was told, and how its value begins. */
    field: text("field"),
    message: text("message"),
    valueStart: text("value_start"),
    /** Keyed hashes of the client's network and of the address it typed: the same is the same, and no more is known. */
    network: text("network").notNull(),
    subject: text("subject"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("security_events_by_network").on(table.network, table.createdAt),
    index("security_events_by_time").on(table.createdAt),
  ],
);
