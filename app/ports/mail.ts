/** One message to one person. `id` stays the same when the queue delivers it again. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSender {
  /** Throws where the vendor does not take the mail: Undeliverable for good, anything else for the queue to try again. */
  send(mail: Mail): Promise<void>;
}
