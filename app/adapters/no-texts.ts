import type { TextSender } from "../ports/sms";

/** Where no vendor is configured every text message fails loudly, and stays in the dead-letter queue. */
export const noTexts: TextSender = {
  async send() {
    throw new Error("No vendor of text messages is configured");
  },
};
