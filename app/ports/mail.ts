/** One message to one person; `id` makes a redelivered send harmless. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSender {
  /** Throws where the vendor does not take the mail; the queue tries again. */
  send(mail: Mail): Promise<void>;
}
