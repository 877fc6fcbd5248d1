import type { Database } from "../db/client.server";
import type { Ai, AiConfig } from "./ai";
import type { NewId, Now } from "./clock";
import type { Files } from "./files";
import type { LoadFont } from "./fonts";
import type { Limits } from "./limits";
import type { MailSender } from "./mail";
import type { Messages } from "./messages";
import type { Usage } from "./usage";

/** Everything the domain asks of the world. Use cases take the part they need. */
export interface AppContext {
  /** Null where no model is configured: the rules do the work. */
  ai: Ai | null;
  db: Database;
  files: Files;
  loadFont: LoadFont;
  limits: Limits;
  mail: MailSender;
  messages: Messages;
  usage: Usage;
  now: Now;
  newId: NewId;
  config: Config;
}

export interface Config {
  environment: "development" | "production";
  /** Signs form tokens. */
  appSecret: string;
  ai: AiConfig | null;
}

/** Who is asking: set by the session, never by the request. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  email: string;
  name: string | null;
  role: "user" | "admin";
  tier: Tier;
  credits: number;
}

export type Tier = "free" | "single" | "pro" | "enterprise";
