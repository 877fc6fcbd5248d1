import type { Database } from "../db/client.server";
import type { Ai, AiConfig } from "./ai";
import type { BreachedPasswords } from "./breached-passwords";
import type { Cache } from "./cache";
import type { NewId, Now } from "./clock";
import type { Files } from "./files";
import type { LoadFont } from "./fonts";
import type { Google } from "./google";
import type { Limits } from "./limits";
import type { MailSender } from "./mail";
import type { Messages } from "./messages";
import type { Contact, Preferences } from "./profile";
import type { TextSender } from "./sms";
import type { Usage } from "./usage";
import type { Webhook } from "./webhook";

/** Everything the domain asks of the world. Use cases take the part they need. */
export interface AppContext {
  /** Null where no model is configured: the rules do the work. */
  ai: Ai | null;
  /** Null where no such service is configured: the bundled list is asked alone. */
  breachedPasswords: BreachedPasswords | null;
  db: Database;
  files: Files;
  /** Null where signing in with Google is not configured. */
  google: Google | null;
  loadFont: LoadFont;
  limits: Limits;
  mail: MailSender;
  messages: Messages;
  sms: TextSender;
  usage: Usage;
  now: Now;
  newId: NewId;
  config: Config;
  cache: Cache;
  /** Told of everybody who joins the waitlist; null where none is configured. */
  webhook: Webhook | null;
}

export interface Config {
  environment: "development" | "production";
  /** Signs form tokens and refresh tokens, and encrypts what is stored encrypted. */
  appSecret: string;
  /** "https://lapel.example", for links in mails and for tokens; null where every request says it (development). */
  origin: string | null;
  /** Origins besides our own whose pages may call the API. */
  allowedOrigins: string[];
  /** Whom to write to about privacy, and where; an address in lines. */
  contact: { email: string; postalAddress: string[] };
  /** Lower-cased: who confirms one of these addresses is an admin. */
  adminEmails: string[];
  ai: AiConfig | null;
  /** Root of the range search for leaked passwords. */
  pwnedPasswordsUrl: string | null;
  /** Null where signing in with Google is not configured. */
  google: GoogleConfig | null;
  mail: MailConfig | null;
  sms: SmsConfig | null;
  waitlistWebhookUrl: string | null;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
}

/** Sender of mails. */
export interface MailConfig {
  from: { name: string; email: string };
}

export interface SmsConfig {
  accountSid: string;
  authToken: string;
  /** E.164 number, or the id of a messaging service. */
  from: string;
  baseUrl: string;
}

/** Who is asking: set by the session, never by the request. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  /** aal2 after a second factor. */
  aal: "aal1" | "aal2";
  /** Has a verified second factor: an aal1 session of theirs opens nothing yet. */
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
