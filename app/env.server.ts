import { z } from "zod";
import type { Config } from "./ports/context";

const developmentSecret = "development-only-secret-not-for-production";

const secretHelp = "APP_SECRET needs at least 32 characters: wrangler secret put APP_SECRET --env production";

const schema = z
  .object({
    ENVIRONMENT: z.enum(["development", "production"]),
    APP_SECRET: z.string({ error: secretHelp }).min(32, secretHelp),
  })
  .refine((vars) => vars.ENVIRONMENT === "development" || vars.APP_SECRET !== developmentSecret, {
    message: "APP_SECRET is the development one: wrangler secret put APP_SECRET --env production",
  });

/** Parses vars and secrets; a wrong set-up throws with the command that mends it. */
export function readConfig(env: Env): Config {
  const vars = schema.parse(env);
  return { environment: vars.ENVIRONMENT, appSecret: vars.APP_SECRET };
}
