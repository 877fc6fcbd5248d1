import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AuthMethod } from "../../domain/auth/auth-method";
import type { Contact, Preferences } from "../../ports/profile";
import { at, id } from "../columns";

/** People whose address is proven: a registration is a one-time token until its mail is answered. */
export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased; one account an address. */
  email: text("email").notNull().unique(),
  /** PHC string. Null where the account has no password (it signs in with Google). */
  passwordHash: text("password_hash"),
  emailConfirmedAt: at("email_confirmed_at"),
  lastSignInAt: at("last_sign_in_at"),
  /** What the client said about the user at sign-up, or changed since: never trusted. */
  userMetadata: text("user_metadata", { mode: "json" }).$type<Record<string, unknown>>(),
  bannedUntil: at("banned_until"),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

/** Whose a row is: it goes with them. */
export const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A way to sign in: the address itself ("email"), or an account elsewhere. */
export const identities = sqliteTable(
  "identities",
  {
    id: id(),
    userId: userId(),
    provider: text("provider", { enum: ["email", "google"] }).notNull(),
    /** The provider's id of the person; the user's id for "email". */
    providerId: text("provider_id").notNull(),
    identityData: text("identity_data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    lastSignInAt: at("last_sign_in_at"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_by_provider").on(table.provider, table.providerId),
    index("identities_by_user").on(table.userId, table.createdAt),
  ],
);

/** Name of the constraint that refuses to spend a credit that is not there. */
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
    /** What stands at the head of letters in place of what the resume says. */
    contact: text("contact", { mode: "json" }).$type<Contact>(),
    preferences: text("preferences", { mode: "json" }).$type<Partial<Preferences>>(),
    /** Counts the changes: a form that read an older one is told. */
    revision: integer("revision").notNull().default(1),
  },
  (table) => [check(creditsFloor, sql`${table.credits} >= 0`)],
);

/** Sessions of the pages (a cookie) and of the API (access and refresh tokens) alike. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the opaque cookie value, lower-case hex; null for sessions of the API. */
    tokenHash: text("token_hash").unique(),
    /** Number of the current refresh token; a page's session has none. */
    refreshCounter: integer("refresh_counter").notNull().default(0),
    refreshedAt: at("refreshed_at"),
    aal: text("aal", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** Authentication methods, newest first; timestamps in seconds, as tokens have them. */
    amr: text("amr", { mode: "json" }).$type<{ method: AuthMethod; timestamp: number }[]>().notNull(),
    /** The factor that raised the session to aal2. */
    factorId: text("factor_id"),
    userAgent: text("user_agent"),
    address: text("address"),
    /** "Leeds, GB", as the network edge has it. */
    place: text("place"),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
    /** Absolute end, whatever the use. */
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId, table.createdAt),
    index("sessions_by_end").on(table.expiresAt),
  ],
);

/** What a form brought whose session had ended: its owner finds it again after signing in, in the same browser. */
export const keptForms = sqliteTable(
  "kept_forms",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the visitor's id: the browser that sent it. */
    visitorHash: text("visitor_hash").notNull(),
    /** The form: the page it stood on and its name there, "/app/dashboard/add-job#job". */
    path: text("path").notNull(),
    fields: text("fields", { mode: "json" }).$type<[string, string][]>().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("kept_forms_by_place").on(table.userId, table.visitorHash, table.path),
    index("kept_forms_by_end").on(table.expiresAt),
  ],
);
