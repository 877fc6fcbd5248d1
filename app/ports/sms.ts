/** A text message to one phone; `id` makes a redelivered send harmless. */
export interface TextMessage {
  id: string;
  /** E.164, "+447700900123". */
  to: string;
  text: string;
}

export interface TextSender {
  /** Throws where the vendor does not take the message; the queue tries again. */
  send(message: TextMessage): Promise<void>;
}
