import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { at, id, json, record } from "~/db/columns";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import type { Contact, Preferences } from "~/ports/profile";

const contactSchema: z.ZodType<Contact> = z.looseObject({
  ...{ email: z.string(), phone: z.string(), location: z.string() },
  links: z.array(z.string()),
});
const preferencesSchema: z.ZodType<Partial<Preferences>> = z.looseObject({
  paper: z.enum(["auto", "a4", "letter"]).optional(),
  template: z.custom<Preferences["template"]>((value) => typeof value === "string").optional(),
});
const methodsSchema = z.array(
  z.looseObject({ method: z.custom<AuthMethod>((value) => typeof value === "string"), timestamp: z.number() }),
);

/** Users with a confirmed email. A registration is only a one-time token until the mail is confirmed. */
export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased; there is one account for each address. */
  email: text("email").notNull().unique(),
  /** PHC string; null if the account has no password because it signs in with Google. */
  passwordHash: text("password_hash"),
  emailConfirmedAt: at("email_confirmed_at"),
  /**
   * Set if the account was confirmed by a link or code of the API that was not bound to the browser or client that
   * registered: its password may then be a stranger's. Null if the browser or the PKCE verifier matched, and after a
   * reset by mail.
   */
  confirmedUnboundAt: at("confirmed_unbound_at"),
  lastSignInAt: at("last_sign_in_at"),
  /** Data that the client sets at sign-up or later. Never trust it. */
  userMetadata: json("user_metadata", record, null),
  /** Suspended until then by an admin. */
  bannedUntil: at("banned_until"),
  /** The last day on which a session was used, "2026-11-22", UTC. A trigger maintains it. */
  lastActiveOn: text("last_active_on"),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

/** The owner of a row, with whom it is deleted. */
export const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A way to sign in: the email address itself ("email"), or an account of a provider. */
export const identities = sqliteTable(
  "identities",
  {
    id: id(),
    userId: userId(),
    provider: text("provider", { enum: ["email", "google"] }).notNull(),
    /** The provider's id of the person; for "email" the user's id. */
    providerId: text("provider_id").notNull(),
    identityData: json("identity_data", record, {}).notNull(),
    lastSignInAt: at("last_sign_in_at"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_by_provider").on(table.provider, table.providerId),
    index("identities_by_user").on(table.userId, table.createdAt),
  ],
);

/** Name of the constraint that keeps the number of credits from becoming negative. */
export const creditsFloor = "credits_floor";

export const profiles = sqliteTable(
  "profiles",
  {
    id: text("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name"),
    email: text("email").notNull(),
    credits: integer("credits").notNull().default(0),
    role: text("role", { enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    subscriptionTier: text("subscription_tier", { enum: ["free", "single", "pro", "enterprise"] })
      .notNull()
      .default("free"),
    createdAt: at("created_at").notNull(),
    /** For the head of letters, in place of the resume's contact details. */
    contact: json("contact", contactSchema, null),
    preferences: json("preferences", preferencesSchema, null),
    /** Counts changes, so that a form with an older revision is rejected as an edit conflict. */
    revision: integer("revision").notNull().default(1),
    /**
     * Counts changes of role, plan and credits, whoever makes them (a trigger does): an admin's form with an older one is
     * rejected as an edit conflict.
     */
    accountRevision: integer("account_revision").notNull().default(1),
  },
  (table) => [
    check(creditsFloor, sql`${table.credits} >= 0`),
    // For the admin's list: each order, and each with the plan as a filter.
    ...(
      [
        ["created", table.createdAt],
        ["name", sql`CASE WHEN ${table.name} IS NULL THEN '' ELSE lower(${table.name}) END`],
        ["email", table.email],
        ["credits", table.credits],
        ["role", table.role],
      ] as const
    ).flatMap(([name, column]) => [
      index(`profiles_by_${name}`).on(column, table.id),
      index(`profiles_by_plan_and_${name}`).on(table.subscriptionTier, column, table.id),
    ]),
    index("profiles_by_plan").on(table.subscriptionTier, table.id),
  ],
);

/** Sessions of the pages (a cookie) and of the API (access and refresh tokens) alike. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the opaque cookie value, lower-case hex; null for sessions of the API. */
    tokenHash: text("token_hash").unique(),
    /** Number of the current refresh token; null for sessions of the pages. */
    refreshCounter: integer("refresh_counter").notNull().default(0),
    refreshedAt: at("refreshed_at"),
    aal: text("aal", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** Authentication methods, newest first; the timestamps are in seconds, as in tokens. */
    amr: json("amr", methodsSchema, []).notNull(),
    /** The factor that raised the session to aal2. */
    factorId: text("factor_id"),
    userAgent: text("user_agent"),
    address: text("address"),
    /** "Leeds, GB", from Cloudflare's network edge. */
    place: text("place"),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
    /** Absolute end, even of a session in use. */
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId, table.createdAt),
    index("sessions_by_end").on(table.expiresAt),
  ],
);

/**
 * Forms that were sent after their session had ended. Their owner gets them back after signing in with the same
 * browser.
 */
export const keptForms = sqliteTable(
  "kept_forms",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the visitor id of the browser that sent it. */
    visitorHash: text("visitor_hash").notNull(),
    /** The form's page and its name there, "/app/dashboard/add-job#job". */
    path: text("path").notNull(),
    fields: json("fields", z.array(z.tuple([z.string(), z.string()])), []).notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("kept_forms_by_place").on(table.userId, table.visitorHash, table.path),
    index("kept_forms_by_end").on(table.expiresAt),
  ],
);
