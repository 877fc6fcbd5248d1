import type { MailSender } from "../ports/mail";

/** Where no vendor is configured every mail fails loudly, and its message stays in the dead-letter queue. */
export const noMail: MailSender = {
  async send() {
    throw new Error("No sender of mails is configured: set MAIL_FROM and the send_email binding in wrangler.toml");
  },
};
