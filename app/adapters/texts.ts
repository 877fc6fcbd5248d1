import { z } from "zod";
import type { SmsConfig } from "~/ports/context";
import { type TextSender, Undeliverable } from "~/ports/senders";

const timeoutMilliseconds = 10_000;
/**
 * Twilio's error codes that are about the recipient: invalid number, not reachable, not a mobile, has sent STOP. All
 * other errors are retried, because they are ours to fix (key, sender, region) or temporary.
 */
const undeliverableCodes = [21211, 21214, 21217, 21265, 21610, 21614];

const errorSchema = z.object({ code: z.number() });

/**
 * Sends through Twilio's Messages resource (2010-04-01). Our errors contain only status and code, because Twilio's text
 * contains the number.
 */
export function twilioTexts({ accountSid, authToken, from, baseUrl }: SmsConfig): TextSender {
  const url = `${baseUrl.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  // The id of a messaging service begins with MG; anything else is a number or an alphanumeric sender.
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? "MessagingServiceSid" : "From";
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const code = errorSchema.safeParse(await response.json().catch(() => null)).data?.code;
      const message = `Twilio refused the text message: status ${response.status}, code ${code ?? "none"}`;
      throw code !== undefined && undeliverableCodes.includes(code) ? new Undeliverable(message) : new Error(message);
    },
  };
}

/** Stores text messages with the mails of /dev/mail. The default in development. */
export function devTexts(d1: D1Database, now: () => number): TextSender {
  return {
    async send(message) {
      await d1
        .prepare(
          "INSERT INTO outbox (id, recipient, subject, text, html, created_at) VALUES (?, ?, 'Text message', ?, '', ?) ON CONFLICT (id) DO NOTHING",
        )
        .bind(message.id, message.to, message.text, now())
        .run();
    },
  };
}

/** Without a vendor in production every text message fails with an error and goes to the dead-letter queue. */
export const noTexts: TextSender = {
  async send() {
    throw new Error(
      "No sender of text messages is configured: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM",
    );
  },
};
