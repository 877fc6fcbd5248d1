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
