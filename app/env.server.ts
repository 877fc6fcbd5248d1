import { z } from "zod";
import { brand } from "./brand";
import type { AiConfig } from "./ports/ai";
import type { Config, GoogleConfig, SmsConfig } from "./ports/context";

const developmentSecret = "development-only-secret-not-for-production";

const secretHelp = "APP_SECRET needs at least 32 characters: wrangler secret put APP_SECRET --env production";

/** A variable that is set to nothing is not set. */
const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value || undefined, schema);
/** US dollars per million tokens. */
const price = given(z.coerce.number().nonnegative().optional());

const originHelp = "APP_ORIGIN is the address of the site, such as https://lapel.example: set it in wrangler.toml";
const originOf = (value: string) => new URL(value).origin;
const listed = given(z.string().default("")).transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const senderHelp = "MAIL_FROM is a sender such as Lapel <hello@lapel.example>: set it in wrangler.toml";
const senderSchema = z.object({ name: z.string(), email: z.email({ error: senderHelp }) });
/** "Lapel <hello@lapel.example>", or the address alone. */
const senderOf = (text: string) => {
  const [, name, email = text] = text.match(/^\s*(.*?)\s*<([^<>]*)>\s*$/) ?? [];
  return { name: name || brand, email: email.trim() };
};

const contactHelp = "is what the privacy policy names for questions and requests: set it in wrangler.toml";
/** "Lapel Ltd, 1 High Street, Leeds LS1 1AA, United Kingdom": a line between two commas. */
const postalAddress = listed.pipe(
  z.array(z.string()).min(2, `POSTAL_ADDRESS ${contactHelp}, lines separated by commas`),
);
const webhookHelp = "WAITLIST_WEBHOOK_URL is an address that takes a POST, https in production";

const schema = z
  .object({
    ENVIRONMENT: z.enum(["development", "production"]),
    APP_SECRET: z.string({ error: secretHelp }).min(32, secretHelp),
    APP_ORIGIN: given(
      z
        .url({ protocol: /^https?$/, error: originHelp })
        .transform(originOf)
        .optional(),
    ),
    ALLOWED_ORIGINS: listed.pipe(z.array(z.url({ protocol: /^https?$/ }).transform(originOf))),
    CONTACT_EMAIL: z.email({ error: `CONTACT_EMAIL ${contactHelp}` }),
    POSTAL_ADDRESS: postalAddress,
    ADMIN_EMAILS: listed.transform((emails) => emails.map((email) => email.toLowerCase())),
    GOOGLE_CLIENT_ID: given(z.string().optional()),
    GOOGLE_CLIENT_SECRET: given(z.string().optional()),
    GOOGLE_AUTHORIZE_URL: given(z.url().default("https://accounts.google.com/o/oauth2/v2/auth")),
    GOOGLE_TOKEN_URL: given(z.url().default("https://oauth2.googleapis.com/token")),
    GOOGLE_USERINFO_URL: given(z.url().default("https://www.googleapis.com/oauth2/v3/userinfo")),
    MAIL_FROM: given(z.string().transform(senderOf).pipe(senderSchema).optional()),
    TWILIO_ACCOUNT_SID: given(z.string().optional()),
    TWILIO_AUTH_TOKEN: given(z.string().optional()),
    TWILIO_FROM: given(z.string().optional()),
    TWILIO_BASE_URL: given(z.url().default("https://api.twilio.com")),
    PWNED_PASSWORDS_URL: given(z.url().optional()),
    WAITLIST_WEBHOOK_URL: given(z.url({ protocol: /^https?$/, error: webhookHelp }).optional()),
    OPENAI_API_KEY: given(z.string().optional()),
    OPENAI_BASE_URL: given(z.url().default("https://api.openai.com/v1")),
    OPENAI_MODEL: given(z.string().default("gpt-4.1-mini")),
    OPENAI_API: given(z.enum(["chat", "responses"]).default("chat")),
    // A rewrite is leased for two minutes: the rest is for the engine and the database.
    OPENAI_TIMEOUT_SECONDS: given(z.coerce.number().min(1).max(90).default(60)),
    OPENAI_INPUT_PRICE: price,
    OPENAI_OUTPUT_PRICE: price,
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.APP_SECRET !== developmentSecret, {
    message: "APP_SECRET is the development one: wrangler secret put APP_SECRET --env production",
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.APP_ORIGIN !== undefined, { message: originHelp })
  .refine((vars) => vars.ENVIRONMENT === "development" || !vars.WAITLIST_WEBHOOK_URL?.match(/^http:/i), {
    message: webhookHelp,
  });

type Vars = z.infer<typeof schema>;

/** Variables do not change while an isolate lives. */
const read = new WeakMap<Env, Config>();

/** Parses vars and secrets, once; a wrong set-up throws with the command that mends it. */
export function readConfig(env: Env): Config {
  const known = read.get(env);
  if (known) return known;
  const config = parseConfig(env);
  read.set(env, config);
  return config;
}

function parseConfig(env: Env): Config {
  const vars = schema.parse(env);
  return {
    environment: vars.ENVIRONMENT,
    appSecret: vars.APP_SECRET,
    origin: vars.APP_ORIGIN ?? null,
    allowedOrigins: vars.ALLOWED_ORIGINS,
    contact: { email: vars.CONTACT_EMAIL, postalAddress: vars.POSTAL_ADDRESS },
    adminEmails: vars.ADMIN_EMAILS,
    ai: aiConfig(vars),
    pwnedPasswordsUrl: pwnedPasswordsUrl(vars),
    google: googleConfig(vars),
    mail: vars.MAIL_FROM ? { from: vars.MAIL_FROM } : null,
    sms: smsConfig(vars),
    waitlistWebhookUrl: vars.WAITLIST_WEBHOOK_URL ?? null,
  };
}

/** A development server asks nobody outside unless it is told to. */
function pwnedPasswordsUrl(vars: Vars): string | null {
  const standard = vars.ENVIRONMENT === "production" ? "https://api.pwnedpasswords.com" : null;
  return vars.PWNED_PASSWORDS_URL ?? standard;
}

function googleConfig(vars: Vars): GoogleConfig | null {
  if (!vars.GOOGLE_CLIENT_ID || !vars.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: vars.GOOGLE_CLIENT_ID,
    clientSecret: vars.GOOGLE_CLIENT_SECRET,
    authorizeUrl: vars.GOOGLE_AUTHORIZE_URL,
    tokenUrl: vars.GOOGLE_TOKEN_URL,
    userInfoUrl: vars.GOOGLE_USERINFO_URL,
  };
}

function smsConfig(vars: Vars): SmsConfig | null {
  if (!vars.TWILIO_ACCOUNT_SID || !vars.TWILIO_AUTH_TOKEN || !vars.TWILIO_FROM) return null;
  return {
    accountSid: vars.TWILIO_ACCOUNT_SID,
    authToken: vars.TWILIO_AUTH_TOKEN,
    from: vars.TWILIO_FROM,
    baseUrl: vars.TWILIO_BASE_URL,
  };
}

/** Without a key there is no model, and the rules do the work. */
function aiConfig(vars: Vars): AiConfig | null {
  if (!vars.OPENAI_API_KEY) return null;
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = vars;
  return {
    apiKey: vars.OPENAI_API_KEY,
    baseUrl: vars.OPENAI_BASE_URL,
    model: vars.OPENAI_MODEL,
    api: vars.OPENAI_API,
    timeoutMilliseconds: vars.OPENAI_TIMEOUT_SECONDS * 1000,
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}
