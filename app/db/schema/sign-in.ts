import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";
import { userId, users } from "./accounts";

/** What is mailed to prove an address: a link's token and a code of six digits, each usable once. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    id: id(),
    /** Null for a sign-up: the user begins when it is used. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The address that the mail went to, lower-cased. */
    email: text("email").notNull(),
    type: text("type", { enum: ["signup", "recovery", "email_change", "reauthentication"] }).notNull(),
    /** SHA-256 of the link's 256-bit token. */
    tokenHash: text("token_hash").notNull().unique(),
    /** HMAC of the code, bound to the row. */
    codeHash: text("code_hash").notNull(),
    /** Wrong codes so far: after five the code is worth nothing, the link stays good. */
    guesses: integer("guesses").notNull().default(0),
    /** What the token grants when used. */
    payload: text("payload", { mode: "json" }).$type<OneTimePayload>().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("one_time_tokens_by_user").on(table.userId, table.type),
    index("one_time_tokens_by_email").on(table.email, table.type, table.createdAt),
    index("one_time_tokens_by_end").on(table.expiresAt),
  ],
);

export interface OneTimePayload {
  /** Sign-up: the id that the user will have, the password asked with it, what the client said about them. */
  newUserId?: string;
  passwordHash?: string;
  userMetadata?: Record<string, unknown>;
  /** Sign-up of an address that has an account: its mail has no link, and the token opens nothing. */
  isVoid?: boolean;
  /** PKCE (S256): the link then leads to a code for whoever has the verifier. */
  codeChallenge?: string;
}

/** PKCE: from the challenge to the code that a client exchanges for its session. */
export const flowStates = sqliteTable(
  "flow_states",
  {
    id: id(),
    /** Null until somebody has signed in at the provider. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    method: text("method", { enum: ["otp", "oauth", "recovery"] }).notNull(),
    /** S256, base64url. */
    codeChallenge: text("code_challenge").notNull(),
    /** SHA-256 of the code; null until it is issued. */
    codeHash: text("code_hash").unique(),
    /** SHA-256 of the state that the provider carries; null for mailed links. */
    stateHash: text("state_hash").unique(),
    /** Our own PKCE verifier towards the provider. */
    providerVerifier: text("provider_verifier"),
    nonce: text("nonce"),
    redirectTo: text("redirect_to").notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("flow_states_by_user").on(table.userId, table.createdAt),
    index("flow_states_by_end").on(table.expiresAt),
  ],
);

export const mfaFactors = sqliteTable(
  "mfa_factors",
  {
    id: id(),
    userId: userId(),
    type: text("type", { enum: ["totp", "phone"] }).notNull(),
    status: text("status", { enum: ["unverified", "verified"] })
      .notNull()
      .default("unverified"),
    friendlyName: text("friendly_name").notNull(),
    /** TOTP secret, encrypted; null for a phone. */
    secret: text("secret"),
    /** E.164; null for TOTP. */
    phone: text("phone"),
    /** Last TOTP time step that was accepted: none is accepted twice. */
    lastStep: integer("last_step"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("mfa_factors_by_name").on(table.userId, table.friendlyName),
    index("mfa_factors_by_user").on(table.userId, table.createdAt),
  ],
);

export const mfaChallenges = sqliteTable(
  "mfa_challenges",
  {
    id: id(),
    factorId: text("factor_id")
      .notNull()
      .references(() => mfaFactors.id, { onDelete: "cascade" }),
    /** Client network address: the answer comes from there too. */
    address: text("address").notNull(),
    /** HMAC of the texted code, bound to the row; null for TOTP. */
    codeHash: text("code_hash"),
    guesses: integer("guesses").notNull().default(0),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("mfa_challenges_by_factor").on(table.factorId, table.createdAt),
    index("mfa_challenges_by_end").on(table.expiresAt),
  ],
);

/** Each lets a user in once without their second factor. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: id(),
    userId: userId(),
    codeHash: text("code_hash").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [uniqueIndex("recovery_codes_by_user").on(table.userId, table.codeHash)],
);

/** ES256 keys of access tokens. One signs at a time; the others are published so that older tokens still verify. */
export const signingKeys = sqliteTable("signing_keys", {
  /** The key id in tokens. */
  id: id(),
  /** JWK without its private part. */
  publicKey: text("public_key", { mode: "json" }).$type<Record<string, string>>().notNull(),
  /** Private JWK, encrypted. */
  privateKey: text("private_key").notNull(),
  createdAt: at("created_at").notNull(),
  /** Signs from here on: clients cache the published keys for up to 20 minutes. */
  activeAt: at("active_at").notNull(),
});

/** Mails and text messages of development, shown at /dev/mail. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Headers besides the usual ones, as JSON. */
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("outbox_by_recipient").on(table.recipient, table.createdAt)],
);
