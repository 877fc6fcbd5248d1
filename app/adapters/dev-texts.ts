import type { TextSender } from "../ports/sms";

/** Keeps text messages beside the mails of /dev/mail: the embedded default. */
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
