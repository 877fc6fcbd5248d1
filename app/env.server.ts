import { z } from "zod";
import { brand } from "./brand";
import type { AiConfig } from "./ports/ai";
import type { Config, GoogleConfig, SmsConfig } from "./ports/context";
import type { PaymentsConfig } from "./ports/payments";

const developmentSecret = "development-only-secret-not-for-production";

/** The lowest cost of password hashes in production: see secrets.server.ts. */
export const safePasswordHashLn = 15;
const hashHelp = `PASSWORD_HASH_LN is at least ${safePasswordHashLn} in production: leave it out`;

const secretHelp = "APP_SECRET needs at least 32 characters: wrangler secret put APP_SECRET --env production";

/** Treats an empty variable as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value || undefined, schema);
/** US dollars per million tokens. */
const price = optional(z.coerce.number().nonnegative().optional());

const originHelp = "APP_ORIGIN is the address of the site, such as https://lapel.example: set it in wrangler.toml";
const originOf = (value: string) => new URL(value).origin;
const commaSeparated = optional(z.string().default("")).transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const senderHelp = "MAIL_FROM is a sender such as Lapel <hello@lapel.example>: set it in wrangler.toml";
const senderSchema = z.object({ name: z.string(), email: z.email({ error: senderHelp }) });
/** Parses "Lapel <hello@lapel.example>" or an address alone. */
const senderOf = (text: string) => {
  const [, name, email = text] = text.match(/^\s*(.*?)\s*<([^<>]*)>\s*$/) ?? [];
  return { name: name || brand, email: email.trim() };
};

/**
 * The United States and Canada, the United Kingdom, the European Economic Area, Switzerland, Australia, New Zealand.
 */
const defaultCountries =
  "1,44,30,31,32,33,34,351,352,353,354,356,357,358,359,36,370,371,372,385,386,39,40,41,420,421,423,43,45,46,47,48,49,61,64";
const countriesHelp = 'SMS_COUNTRIES are calling codes such as "44, 353", or "all"';

const contactHelp = "is what the privacy policy names for questions and requests: set it in wrangler.toml";
/** "Lapel Ltd, 1 High Street, Leeds LS1 1AA, United Kingdom": commas separate the lines. */
const postalAddress = commaSeparated.pipe(
  z.array(z.string()).min(2, `POSTAL_ADDRESS ${contactHelp}, lines separated by commas`),
);
const webhookHelp = "WAITLIST_WEBHOOK_URL is an address that takes a POST, https in production";

const paymentsHelp =
  "Payments need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_SINGLE, STRIPE_PRICE_PRO and STRIPE_PRICE_ENTERPRISE together";
const secretOrPrice = optional(z.string().optional());
/** US dollars with cents, "12" or "12.50"; as cents. */
const dollars = (standard: string) =>
  optional(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/, "A price is an amount of US dollars such as 12 or 12.50")
      .default(standard),
  ).transform((amount) => Math.round(Number(amount) * 100));

const schema = z
  .object({
    ENVIRONMENT: z.enum(["development", "production"]),
    APP_SECRET: z.string({ error: secretHelp }).min(32, secretHelp),
    PASSWORD_HASH_LN: optional(z.coerce.number().int().min(1).max(16).default(safePasswordHashLn)),
    APP_ORIGIN: optional(
      z
        .url({ protocol: /^https?$/, error: originHelp })
        .transform(originOf)
        .optional(),
    ),
    ALLOWED_ORIGINS: commaSeparated.pipe(z.array(z.url({ protocol: /^https?$/ }).transform(originOf))),
    CONTACT_EMAIL: z.email({ error: `CONTACT_EMAIL ${contactHelp}` }),
    POSTAL_ADDRESS: postalAddress,
    ADMIN_EMAILS: commaSeparated.transform((emails) => emails.map((email) => email.toLowerCase())),
    GOOGLE_CLIENT_ID: optional(z.string().optional()),
    GOOGLE_CLIENT_SECRET: optional(z.string().optional()),
    GOOGLE_AUTHORIZE_URL: optional(z.url().default("https://accounts.google.com/o/oauth2/v2/auth")),
    GOOGLE_TOKEN_URL: optional(z.url().default("https://oauth2.googleapis.com/token")),
    GOOGLE_USERINFO_URL: optional(z.url().default("https://www.googleapis.com/oauth2/v3/userinfo")),
    MAIL_FROM: optional(z.string().transform(senderOf).pipe(senderSchema).optional()),
    TWILIO_ACCOUNT_SID: optional(z.string().optional()),
    TWILIO_AUTH_TOKEN: optional(z.string().optional()),
    TWILIO_FROM: optional(z.string().optional()),
    SMS_COUNTRIES: optional(
      z
        .union([z.literal("all"), z.string().regex(/^\s*\+?\d{1,7}(\s*,\s*\+?\d{1,7})*\s*$/)], { error: countriesHelp })
        .optional(),
    ),
    TWILIO_BASE_URL: optional(z.url().default("https://api.twilio.com")),
    PWNED_PASSWORDS_URL: optional(z.url().optional()),
    WAITLIST_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/, error: webhookHelp }).optional()),
    STRIPE_SECRET_KEY: secretOrPrice,
    STRIPE_WEBHOOK_SECRET: secretOrPrice,
    STRIPE_PRICE_SINGLE: secretOrPrice,
    STRIPE_PRICE_PRO: secretOrPrice,
    STRIPE_PRICE_ENTERPRISE: secretOrPrice,
    STRIPE_API_URL: optional(z.url({ protocol: /^https?$/ }).default("https://api.stripe.com")),
    STRIPE_TEST_URL: optional(z.url({ protocol: /^http$/ }).optional()),
    PRICE_SINGLE: dollars("6"),
    PRICE_PRO: dollars("12"),
    PRICE_ENTERPRISE: dollars("49"),
    OPENAI_API_KEY: optional(z.string().optional()),
    OPENAI_BASE_URL: optional(z.url().default("https://api.openai.com/v1")),
    OPENAI_MODEL: optional(z.string().default("gpt-4.1-mini")),
    OPENAI_API: optional(z.enum(["chat", "responses"]).default("chat")),
    // A rewrite's lease lasts two minutes, and the engine and the database need the rest of it.
    OPENAI_TIMEOUT_SECONDS: optional(z.coerce.number().min(1).max(90).default(60)),
    OPENAI_INPUT_PRICE: price,
    OPENAI_OUTPUT_PRICE: price,
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.APP_SECRET !== developmentSecret, {
    message: "APP_SECRET is the development one: wrangler secret put APP_SECRET --env production",
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.PASSWORD_HASH_LN >= safePasswordHashLn, {
    message: hashHelp,
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.APP_ORIGIN !== undefined, { message: originHelp })
  .refine(hasAllOrNoneForPayments, { message: paymentsHelp })
  .refine((vars) => vars.ENVIRONMENT === "development" || !vars.WAITLIST_WEBHOOK_URL?.match(/^http:/i), {
    message: webhookHelp,
  });

function hasAllOrNoneForPayments(vars: Partial<Record<string, unknown>>): boolean {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_SINGLE, STRIPE_PRICE_PRO, STRIPE_PRICE_ENTERPRISE } =
    vars;
  const all = [
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_SINGLE,
    STRIPE_PRICE_PRO,
    STRIPE_PRICE_ENTERPRISE,
  ];
  return new Set(all.map((value) => value !== undefined)).size === 1;
}

type Vars = z.infer<typeof schema>;

/** Variables do not change during the life of an isolate. */
const parsed = new WeakMap<Env, Config>();

/** Parses variables and secrets, once for each isolate. Errors name the command that fixes them. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env);
  if (known) return known;
  const config = parseConfig(env);
  parsed.set(env, config);
  return config;
}

function parseConfig(env: Env): Config {
  const vars = schema.parse(env);
  return {
    environment: vars.ENVIRONMENT,
    appSecret: vars.APP_SECRET,
    passwordHashLn: vars.PASSWORD_HASH_LN,
    origin: vars.APP_ORIGIN ?? null,
    allowedOrigins: vars.ALLOWED_ORIGINS,
    contact: { email: vars.CONTACT_EMAIL, postalAddress: vars.POSTAL_ADDRESS },
    adminEmails: vars.ADMIN_EMAILS,
    ai: aiConfig(vars),
    pwnedPasswordsUrl: pwnedPasswordsUrl(vars),
    google: googleConfig(vars),
    mail: vars.MAIL_FROM ? { from: vars.MAIL_FROM } : null,
    payments: paymentsConfig(vars),
    planCents: { single: vars.PRICE_SINGLE, pro: vars.PRICE_PRO, enterprise: vars.PRICE_ENTERPRISE },
    sms: smsConfig(vars),
    textedNumbers: textedNumbers(vars),
    waitlistWebhookUrl: vars.WAITLIST_WEBHOOK_URL ?? null,
  };
}

/** Development calls no outside service unless it is configured to. */
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

/** Stripe, if it is configured; else the test checkout that `npm start` runs beside a development server. */
function paymentsConfig(vars: Vars): PaymentsConfig | null {
  const { STRIPE_PRICE_SINGLE: single, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_ENTERPRISE: enterprise } = vars;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = vars;
  if (secretKey && webhookSecret && single && pro && enterprise) {
    return { secretKey, webhookSecret, apiUrl, priceIds: { single, pro, enterprise }, testServerUrl: null };
  }
  if (vars.ENVIRONMENT !== "development" || !vars.STRIPE_TEST_URL) return null;
  return { ...testPayments, apiUrl: vars.STRIPE_TEST_URL, testServerUrl: vars.STRIPE_TEST_URL };
}

/** What the test checkout expects: app/cli/test-checkout. */
const testPayments = {
  secretKey: "sk_test_development",
  webhookSecret: "whsec_development",
  priceIds: { single: "price_single", pro: "price_pro", enterprise: "price_enterprise" },
};

/** Development sends no text messages, so it accepts any number. */
function textedNumbers(vars: Vars): string[] | null {
  const countries = vars.SMS_COUNTRIES ?? (vars.ENVIRONMENT === "production" ? defaultCountries : "all");
  return countries === "all" ? null : countries.replace(/[\s+]/g, "").split(",");
}

/** Null without a key: rewrites then use the rules. */
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
