import type { TextSender } from "../ports/sms";

/** Where no vendor is configured every text message fails loudly, and stays in the dead-letter queue. */
export const noTexts: TextSender = {
  async send() {
    throw new Error(
      "No sender of text messages is configured: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM",
    );
  },
};
