import { v7 } from "uuid";
import { assetFonts } from "./adapters/asset-fonts";
import { devOutbox } from "./adapters/dev-outbox";
import { devTexts } from "./adapters/dev-texts";
import { durableLimits } from "./adapters/durable-limits";
import { durableUsage } from "./adapters/durable-usage";
import { noMail } from "./adapters/no-mail";
import { noTexts } from "./adapters/no-texts";
import { openAi } from "./adapters/openai";
import { queueMessages } from "./adapters/queue-messages";
import { r2Files } from "./adapters/r2-files";
import { openDatabase } from "./db/client.server";
import { readConfig } from "./env.server";
import type { AppContext } from "./ports/context";

/** The one place where adapters meet the domain. */
export function createAppContext(env: Env): AppContext {
  const now = () => Date.now();
  const config = readConfig(env);
  return {
    ai: config.ai && openAi(config.ai),
    config,
    db: openDatabase(env.DB),
    files: r2Files(env.FILES),
    loadFont: assetFonts(env.ASSETS),
    limits: durableLimits(env.RATE_LIMITER, env.CACHE, now),
    mail: config.environment === "development" ? devOutbox(env.DB, now) : noMail,
    messages: queueMessages(env.MESSAGES),
    sms: config.environment === "development" ? devTexts(env.DB, now) : noTexts,
    usage: durableUsage(env.USAGE_COUNTER),
    now,
    newId: () => v7(),
  };
}
