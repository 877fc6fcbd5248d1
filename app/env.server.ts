import { z } from "zod";
import type { AiConfig } from "./ports/ai";
import type { Config } from "./ports/context";

const developmentSecret = "development-only-secret-not-for-production";

const secretHelp = "APP_SECRET needs at least 32 characters: wrangler secret put APP_SECRET --env production";

/** A variable that is set to nothing is not set. */
const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value || undefined, schema);
/** US dollars per million tokens. */
const price = given(z.coerce.number().nonnegative().optional());

const schema = z
  .object({
    ENVIRONMENT: z.enum(["development", "production"]),
    APP_SECRET: z.string({ error: secretHelp }).min(32, secretHelp),
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
  });

/** Parses vars and secrets; a wrong set-up throws with the command that mends it. */
export function readConfig(env: Env): Config {
  const vars = schema.parse(env);
  return { environment: vars.ENVIRONMENT, appSecret: vars.APP_SECRET, ai: aiConfig(vars) };
}

/** Without a key there is no model, and the rules do the work. */
function aiConfig(vars: z.infer<typeof schema>): AiConfig | null {
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
