import type { MailConfig } from "../ports/context";
import { leaveHeaders, type MailSender } from "../ports/mail";
import { Undeliverable } from "../ports/undeliverable";

/** Codes of Cloudflare's Email Service that speak of the recipient; the others are ours or theirs to mend. */
const hopelessCodes = ["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"];

/**
 * Sends through the `send_email` binding. Errors are told by their code alone: their text may carry the address. The
 * service knows no idempotency key, so what the queue delivers twice is mailed twice, which does no harm.
 */
export function cloudflareMail(binding: SendEmail, { from }: MailConfig): MailSender {
  return {
    async send({ id, to, subject, text, html, leaveUrl }) {
      // "auto-generated" keeps away the answers of people on holiday (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated", "X-Entity-Ref-ID": id, ...leaveHeaders({ leaveUrl }) };
      try {
        await binding.send({ from, to, subject, text, html, headers });
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        if (typeof code !== "string") throw new Error("The mail service failed without a code");
        const message = `The mail service refused the mail: ${code}`;
        throw hopelessCodes.includes(code) ? new Undeliverable(message) : new Error(message);
      }
    },
  };
}
