/** A mail to one person. `id` stays the same when the queue delivers it again. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Unsubscribe address, which accepts the one-click POST of mail programs (RFC 8058). */
  leaveUrl?: string | undefined;
}

/** The `List-Unsubscribe` headers of a mail with a `leaveUrl`; empty for others. */
export function leaveHeaders({ leaveUrl }: Pick<Mail, "leaveUrl">): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export interface MailSender {
  /** Throws Undeliverable if no retry can help, and any other error for the queue to try again. */
  send(mail: Mail): Promise<void>;
}

/** A text message to one phone. `id` stays the same when the queue delivers it again. */
export interface TextMessage {
  id: string;
  /** E.164, "+447700900123". */
  to: string;
  text: string;
}

export interface TextSender {
  /** Throws Undeliverable if no retry can help, and any other error for the queue to try again. */
  send(message: TextMessage): Promise<void>;
}

/** Thrown when a mail or text message can never be delivered, such as to an address that does not exist. */
export class Undeliverable extends Error {}
