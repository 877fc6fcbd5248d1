import type { MailSender } from "../ports/mail";

/** Where no vendor is configured every mail fails loudly, and its message stays in the dead-letter queue. */
export const noMail: MailSender = {
  async send() {
    throw new Error("No mail vendor is configured: mails cannot be sent in production yet");
  },
};
