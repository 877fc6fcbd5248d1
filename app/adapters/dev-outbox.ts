import { leaveHeaders, type MailSender } from "../ports/mail";

/** Keeps mails in the table that /dev/mail shows: the embedded default, so that a fresh clone needs no account. */
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
