import type { MailConfig } from "~/ports/context";
import { leaveHeaders, type MailSender, Undeliverable } from "~/ports/senders";

/** Error codes of Cloudflare's Email Service that are about the recipient, so that no retry can help. */
const undeliverableCodes = ["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"];

/**
 * Sends through the `send_email` binding. Our errors contain only the service's code, because its text may contain the
 * recipient. The service has no idempotency key: a mail that the queue delivers twice is sent twice, which does no
 * harm.
 */
export function cloudflareMail(binding: SendEmail, { from }: MailConfig): MailSender {
  return {
    async send({ id, to, subject, text, html, leaveUrl }) {
      // "auto-generated" suppresses automatic replies such as out-of-office messages (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated", "X-Entity-Ref-ID": id, ...leaveHeaders({ leaveUrl }) };
      try {
        await binding.send({ from, to, subject, text, html, headers });
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        if (typeof code !== "string") throw new Error("The mail service failed without a code");
        const message = `The mail service refused the mail: ${code}`;
        throw undeliverableCodes.includes(code) ? new Undeliverable(message) : new Error(message);
      }
    },
  };
}

/**
 * Stores mails in the table that /dev/mail shows. The default in development, so that a fresh clone needs no account.
 */
export function devOutbox(d1: D1Database, now: () => number): MailSender {
  return {
    async send(mail) {
      await d1
        .prepare(
          "INSERT INTO outbox (id, recipient, subject, text, html, headers, created_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        )
        .bind(mail.id, mail.to, mail.subject, mail.text, mail.html, JSON.stringify(leaveHeaders(mail)), now())
        .run();
    },
  };
}

/** Without a vendor in production every mail fails with an error, and its message goes to the dead-letter queue. */
export const noMail: MailSender = {
  async send() {
    throw new Error("No sender of mails is configured: set MAIL_FROM and the send_email binding in wrangler.toml");
  },
};
