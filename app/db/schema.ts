import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AuthMethod } from "../domain/auth/auth-method";

/** Ids are UUIDv7 text, times are integers in milliseconds UTC. */
const id = () => text("id").primaryKey();
const at = (name: string) => integer(name);
const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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

export const resumes = sqliteTable(
  "resumes",
  {
    id: id(),
    userId: userId(),
    /** The post of the last rewrite, or the text "none". */
    jobPostId: text("job_post_id").notNull().default("none"),
    /** Key in the file store; null for pasted text. */
    originalFileUrl: text("original_file_url"),
    fileName: text("file_name"),
    fileType: text("file_type", { enum: ["pdf", "docx"] }),
    fileBytes: integer("file_bytes"),
    originalCvText: text("original_cv_text").notNull(),
    /** The parsed resume (JSON of the engine's Resume), made once when the text arrives. */
    document: text("document").notNull(),
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    userFeedback: text("user_feedback", { mode: "json" }),
    /** Null while the file is on its way to the store: such a row is not shown, and swept when it is old. */
    storedAt: at("stored_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("resumes_by_user").on(table.userId, table.createdAt),
    index("resumes_unstored").on(table.storedAt, table.createdAt),
  ],
);

export const jobPosts = sqliteTable(
  "job_posts",
  {
    id: id(),
    userId: userId(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    jobDescription: text("job_description").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("job_posts_by_user").on(table.userId, table.createdAt)],
);

export const resumeJobMatches = sqliteTable(
  "resume_job_matches",
  {
    userId: userId(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    jobPostId: text("job_post_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    /** 0-100; null where the post states nothing to match. */
    matchScore: integer("match_score"),
    report: text("report").notNull(),
    suggestions: text("suggestions", { mode: "json" }).$type<string[]>().notNull(),
    /** The engine's Match, rows and evidence included: the score can be recomputed from it. */
    details: text("details").notNull(),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.jobPostId] }),
    index("resume_job_matches_by_user").on(table.userId, table.updatedAt),
  ],
);

export const creditUsage = sqliteTable(
  "credit_usage",
  {
    id: id(),
    userId: userId(),
    /** "01" to "12", UTC. */
    month: text("month").notNull(),
    year: integer("year").notNull(),
    usageCount: integer("usage_count").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [uniqueIndex("credit_usage_by_user").on(table.userId, table.year, table.month)],
);

/** One row a request for a rewrite: the source of the history, and the lock of the queue consumer. */
export const rewrites = sqliteTable(
  "rewrites",
  {
    id: id(),
    userId: userId(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    jobPostId: text("job_post_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["queued", "running", "done", "failed"] }).notNull(),
    engine: text("engine").notNull(),
    /** Calendar month the use counts for, "2026-11", UTC. */
    month: text("month").notNull(),
    /** 1 where a credit was spent beyond the included uses, given back on failure. */
    creditsSpent: integer("credits_spent").notNull().default(0),
    /** The model that was asked, as its provider names it; null where only the rules worked. */
    model: text("model"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** Millionths of a US dollar; null where no price is configured. */
    costMicroDollars: integer("cost_micro_dollars"),
    /** Why the rules did the work although a model was to do it, for the user. */
    fallbackReason: text("fallback_reason"),
    attempts: integer("attempts").notNull().default(0),
    leaseId: text("lease_id"),
    leaseUntil: at("lease_until"),
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    /**
     * JSON of RewriteResult: the resume document, changes, refusals, questions, receipt. Until it is done, JSON of
     * what the model answered, so that a redelivery need not ask again.
     */
    result: text("result"),
    /** Why it failed, for the user. */
    failure: text("failure"),
    /** The usage counter has been told how it ended. */
    settledAt: at("settled_at"),
    createdAt: at("created_at").notNull(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    index("rewrites_by_user").on(table.userId, table.createdAt),
    index("rewrites_open").on(table.settledAt, table.createdAt),
  ],
);

/** What a user confirmed or denied about themself: one answer a subject, the newest one stands. */
export const facts = sqliteTable(
  "facts",
  {
    id: id(),
    userId: userId(),
    /** The skill, credential or claim in the words of the question. */
    subject: text("subject").notNull(),
    /** The subject in lower case, blanks joined. */
    subjectKey: text("subject_key").notNull(),
    confirmed: integer("confirmed", { mode: "boolean" }).notNull(),
    /** The user's own words about it: evidence like a line of the resume. */
    detail: text("detail"),
    /** When it was answered last. */
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [
    uniqueIndex("facts_by_subject").on(table.userId, table.subjectKey),
    index("facts_by_user").on(table.userId, table.answeredAt),
  ],
);

/** Mails and text messages of development, shown at /dev/mail. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("outbox_by_recipient").on(table.recipient, table.createdAt)],
);
