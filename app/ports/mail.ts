/** One message to one person. `id` stays the same when the queue delivers it again. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Takes the one-click POST of a mail program (RFC 8058): who gets this mail has joined something that can be left. */
  leaveUrl?: string | undefined;
}

/** `List-Unsubscribe` and its one-click form, for mails that have a `leaveUrl`. */
export function leaveHeaders({ leaveUrl }: Pick<Mail, "leaveUrl">): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export interface MailSender {
  /** Throws where the vendor does not take the mail: Undeliverable for good, anything else for the queue to try again. */
  send(mail: Mail): Promise<void>;
}
