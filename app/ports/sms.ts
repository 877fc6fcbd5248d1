/** A text message to one phone. `id` stays the same when the queue delivers it again. */
export interface TextMessage {
  id: string;
  /** E.164, "+447700900123". */
  to: string;
  text: string;
}

export interface TextSender {
  /** Throws where the vendor does not take the message: Undeliverable for good, anything else for the queue to try again. */
  send(message: TextMessage): Promise<void>;
}
