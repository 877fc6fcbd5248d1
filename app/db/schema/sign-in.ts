import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { at, id, json, record } from "~/db/columns";
import { userId, users } from "./accounts";

const texts = z.record(z.string(), z.string());

const payloadSchema = z.looseObject({
  /** Sign-up: the future user's id, their password hash, and the data that the client sent. */
  newUserId: z.string().optional(),
  passwordHash: z.string().optional(),
  userMetadata: record.optional(),
  /**
   * Sign-up with an address that has an account already, and unreadable values: the mail has no link, and the token
   * grants nothing.
   */
  isVoid: z.boolean().optional(),
  /** PKCE (S256): the link then leads to a code that only the client with the verifier can exchange. */
  codeChallenge: z.string().optional(),
  /**
   * Sign-up on our pages: SHA-256 of the visitor id of the browser that registered. The password is valid only there.
   */
  browserHash: z.string().optional(),
  /** Sign-up whose mail was sent again: whoever asked for it may be somebody else than who registered. */
  isResent: z.boolean().optional(),
  /** The link was opened and took effect; it can still be exchanged for its one session. */
  isOpened: z.boolean().optional(),
});
export type OneTimePayload = z.infer<typeof payloadSchema>;

/** Proofs of an email address: the token of a mailed link and a code of six digits, each usable once. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    id: id(),
    /** Null for a sign-up, which creates its user only when it is used. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The recipient of the mail, lower-cased. */
    email: text("email").notNull(),
    type: text("type", { enum: ["signup", "recovery", "email_change", "reauthentication"] }).notNull(),
    /** SHA-256 of the link's 256-bit token. */
    tokenHash: text("token_hash").notNull().unique(),
    /** HMAC of the code, bound to the row. */
    codeHash: text("code_hash").notNull(),
    /** Wrong codes so far. After five the code is invalid, while the link stays valid. */
    guesses: integer("guesses").notNull().default(0),
    /** What the token grants when used. */
    payload: json("payload", payloadSchema, { isVoid: true }).notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("one_time_tokens_by_user").on(table.userId, table.type),
    index("one_time_tokens_by_email").on(table.email, table.type, table.createdAt),
    index("one_time_tokens_by_end").on(table.expiresAt),
  ],
);

/** PKCE flows, from the challenge to the code that a client exchanges for its session. */
export const flowStates = sqliteTable(
  "flow_states",
  {
    id: id(),
    /** Null until somebody has signed in with the provider. Null for a mailed link, whose token names the user. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The mailed link that was opened; exchanging the code uses it up. */
    oneTimeTokenId: text("one_time_token_id"),
    method: text("method", { enum: ["otp", "oauth", "recovery"] }).notNull(),
    /** S256, base64url. */
    codeChallenge: text("code_challenge").notNull(),
    /** SHA-256 of the code; null until it is issued. */
    codeHash: text("code_hash").unique(),
    /** SHA-256 of the `state` parameter; null for mailed links. */
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
    /** The last TOTP time step that was accepted, so that no code is accepted twice. */
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
    /** The client's network address; the answer must come from the same one. */
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

/** Each replaces the second factor once. */
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

/** ES256 keys of access tokens. One of them signs; the others stay published so that older tokens can be verified. */
export const signingKeys = sqliteTable("signing_keys", {
  /** `kid` in tokens. */
  id: id(),
  /** JWK without its private part. */
  publicKey: json("public_key", texts, {}).notNull(),
  /** Private JWK, encrypted. */
  privateKey: text("private_key").notNull(),
  createdAt: at("created_at").notNull(),
  /** Signs from this time on, because clients cache the published keys for up to 20 minutes. */
  activeAt: at("active_at").notNull(),
});

/** Mails and text messages in development, shown at /dev/mail. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Additional headers as JSON. */
    headers: json("headers", texts, null),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("outbox_by_recipient").on(table.recipient, table.createdAt)],
);
