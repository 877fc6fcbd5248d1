import { v7 } from "uuid";
import { automationWebhook } from "./adapters/automation-webhook";
import { assetFiles, kvCache, queueMessages } from "./adapters/bindings";
import { durableLimits, durableUsage } from "./adapters/durable-objects";
import { google } from "./adapters/google";
import { announcingWrites, liveFeed } from "./adapters/live-feed";
import { cloudflareMail, devOutbox, noMail } from "./adapters/mail";
import { openAi } from "./adapters/openai";
import { pwnedPasswords } from "./adapters/pwned-passwords";
import { r2Files } from "./adapters/r2-files";
import { stripe } from "./adapters/stripe";
import { devTexts, noTexts, twilioTexts } from "./adapters/texts";
import { loadTrainedData } from "./adapters/trained-data";
import { openDatabase } from "./db/rows";
import { readConfig } from "./env.server";
import type { AppContext, Config } from "./ports/context";
import type { MailSender, TextSender } from "./ports/senders";

/** Connects the ports to their adapters: the only module that imports adapters. */
export function createAppContext(env: Env): AppContext {
  const now = () => Date.now();
  const config = readConfig(env);
  const live = liveFeed(env.LIVE_FEED);
  return {
    ai: config.ai && openAi(config.ai),
    breachedPasswords: config.pwnedPasswordsUrl === null ? null : pwnedPasswords(config.pwnedPasswordsUrl),
    cache: kvCache(env.CACHE),
    config,
    db: openDatabase(announcingWrites(env.DB, live)),
    files: r2Files(env.FILES),
    google: config.google && google(config.google),
    loadFont: assetFiles(env.ASSETS, "fonts"),
    loadMailDomains: assetFiles(env.ASSETS, "mail-domains"),
    loadTrainedData: loadTrainedData(env.ASSETS),
    live,
    limits: durableLimits(env.RATE_LIMITER, env.CACHE, now),
    mail: mailSender(env, config, now),
    messages: queueMessages(env.MESSAGES),
    payments: config.payments && stripe(config.payments),
    sms: textSender(env, config, now),
    usage: durableUsage(env.USAGE_COUNTER),
    webhook: config.waitlistWebhookUrl === null ? null : automationWebhook(config.waitlistWebhookUrl),
    now,
    newId: () => v7(),
  };
}

function mailSender(env: Env, config: Config, now: () => number): MailSender {
  if (config.mail && env.EMAIL) return cloudflareMail(env.EMAIL, config.mail);
  return config.environment === "development" ? devOutbox(env.DB, now) : noMail;
}

function textSender(env: Env, config: Config, now: () => number): TextSender {
  if (config.sms) return twilioTexts(config.sms);
  return config.environment === "development" ? devTexts(env.DB, now) : noTexts;
}
