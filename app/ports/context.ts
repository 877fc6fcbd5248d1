import type { Database } from "~/db/rows";
import type { Ai, AiConfig } from "./ai";
import type { Google } from "./google";
import type { Limits } from "./limits";
import type { PaidTier, Payments, PaymentsConfig } from "./payments";
import type { Contact, Preferences } from "./profile";
import type { Mail, MailSender, TextMessage, TextSender } from "./senders";

/** Everything outside of the domain that its use cases need. */
export interface AppContext {
  /** Null if no model is configured: rewrites then use the rules. */
  ai: Ai | null;
  /** Null if no such service is configured: then only the bundled list is checked. */
  breachedPasswords: BreachedPasswords | null;
  db: Database;
  files: Files;
  /** Null if signing in with Google is not configured. */
  google: Google | null;
  loadFont: LoadFont;
  /** Loads a file of the list of throwaway mail domains by its name; throws if it is missing. */
  loadMailDomains(name: string): Promise<Uint8Array>;
  /** In the built worker the engine has learnt nothing before this. */
  loadTrainedData(): Promise<void>;
  limits: Limits;
  mail: MailSender;
  messages: Messages;
  /** Null if no payment provider is configured: then nothing can be bought. */
  payments: Payments | null;
  sms: TextSender;
  usage: Usage;
  now: Now;
  newId: NewId;
  config: Config;
  cache: Cache;
  live: Live;
  /** Notified of everybody who joins the waitlist; null if none is configured. */
  webhook: Webhook | null;
}

export interface Config {
  environment: "development" | "production";
  /** Signs form tokens and refresh tokens, and encrypts stored secrets. */
  appSecret: string;
  /** The cost of password hashes: scrypt's N is 2 to this power. */
  passwordHashLn: number;
  /** "https://lapel.example", for links in mails and for tokens; null takes it from the request (development). */
  origin: string | null;
  /** Origins besides our own whose pages may call the API. */
  allowedOrigins: string[];
  /** For the privacy policy; the postal address as lines. */
  contact: { email: string; postalAddress: string[] };
  /** Lower-cased. Whoever confirms one of these addresses becomes an admin. */
  adminEmails: string[];
  ai: AiConfig | null;
  /** Base address of the range search for leaked passwords. */
  pwnedPasswordsUrl: string | null;
  /** Null if signing in with Google is not configured. */
  google: GoogleConfig | null;
  mail: MailConfig | null;
  /** Null if nothing can be bought. */
  payments: PaymentsConfig | null;
  /** What plans cost without a provider, in US cents. A provider's own prices win. */
  planCents: Record<PaidTier, number>;
  sms: SmsConfig | null;
  /** Prefixes, without "+", of the numbers that may get codes by text message; null allows all. */
  textedNumbers: string[] | null;
  waitlistWebhookUrl: string | null;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
}

export interface MailConfig {
  /** The sender. */
  from: { name: string; email: string };
}

export interface SmsConfig {
  accountSid: string;
  authToken: string;
  /** E.164 number, or the id of a messaging service. */
  from: string;
  baseUrl: string;
}

/** The user of the current session. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  /** Authenticator assurance level: aal2 after a second factor. */
  aal: "aal1" | "aal2";
  /** True with a verified second factor: an aal1 session of this user may not do anything yet. */
  hasSecondFactor: boolean;
  email: string;
  name: string | null;
  role: "user" | "admin";
  tier: Tier;
  credits: number;
  contact: Contact;
  preferences: Preferences;
}

export type Tier = "free" | "single" | "pro" | "enterprise";

export interface BreachedPasswords {
  /** Whether the password is known from a leak. Throws if the service does not answer within a second. */
  has(password: string): Promise<boolean>;
}

/** Holds values that may be a minute old. Neither call throws: on an error the caller gets null and asks the source. */
export interface Cache {
  get(name: string): Promise<string | null>;
  /** `seconds` is at least 60. */
  put(name: string, value: string, seconds: number): Promise<void>;
}

/** Milliseconds since 1970 UTC. */
export type Now = () => number;
/** Returns a new UUIDv7. */
type NewId = () => string;

/** Loads a font file for exports by its name; throws if it is missing. */
export type LoadFont = (name: string) => Promise<Uint8Array>;

/** The webhook's payload for somebody who joined the waitlist (the specification's Reading A). */
interface SignupNotice {
  firstName: string;
  email: string;
  /** When they joined, ISO 8601 in UTC. */
  timestamp: string;
  csrfToken: string;
}

export interface Webhook {
  /** Resolves once the webhook has accepted the notice. Otherwise throws, so that the queue tries again. */
  post(notice: SignupNotice): Promise<void>;
}

/** What the admin's pages show, by area. */
export type LiveArea =
  | "users"
  | "resumes"
  | "rewrites"
  | "matches"
  | "billing"
  | "feedback"
  | "waitlist"
  | "audit"
  | "security"
  | "jobs";

/** Open pages of admins, which reload their data when something has changed. */
export interface Live {
  /** Says that something changed in an area. Never throws, and nobody waits for it. */
  publish(area: LiveArea): void;
  /** The response that opens a socket for an admin's session, whom the caller has checked. */
  connect(sessionId: string): Promise<Response>;
}

/** Messages of the queue. They carry ids of rows, not their contents, because a message is at most 128 KB. */
export type Message =
  | { type: "rewrite"; version: 1; rewriteId: string }
  // A decoy is never sent. It is queued for unknown addresses, so that the response takes as long as for a known one.
  | { type: "mail"; version: 1; mail: Mail; isDecoy?: boolean | undefined }
  | { type: "sms"; version: 1; sms: TextMessage }
  | { type: "erase"; version: 1; userId: string }
  // For somebody who joined: sends their mail and notifies the webhook.
  | { type: "waitlist"; version: 1; position: number };

export interface Messages {
  /** Delivered at least once, not before `delaySeconds` have passed. */
  send(message: Message, options?: { delaySeconds: number }): Promise<void>;
}

/** Counts the rewrites of a user in a month, atomically. `month` is "2026-11"; a `limit` of null means no limit. */
export interface Usage {
  /**
   * Idempotent by rewriteId. `used` is the number of uses in the month up to and including this one, or all of them if
   * none is left.
   */
  reserve(input: {
    userId: string;
    rewriteId: string;
    month: string;
    limit: number | null;
  }): Promise<{ ok: true; used: number } | { ok: false; used: number }>;
  /** For a rewrite that has ended and counts. */
  settle(userId: string, rewriteId: string): Promise<void>;
  /** Gives the use back, for a rewrite that does not count or never began. */
  release(userId: string, rewriteId: string): Promise<void>;
  /** Deletes all counts of a deleted user. */
  forget(userId: string): Promise<void>;
  /** Uses of the month, reserved ones included. */
  used(userId: string, month: string): Promise<number>;
}

/** Private object store. The domain chooses the keys: `{userId}/{timestamp}_{filename}`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null if there is no such object. */
  get(key: string): Promise<ReadableStream | null>;
  /** Copies an object with its type; false if `from` does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  /** Keys of all objects that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>;
  /** Missing keys are not an error. */
  remove(keys: string[]): Promise<void>;
}
