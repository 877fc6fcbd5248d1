import type { Mail } from "./mail";
import type { TextMessage } from "./sms";

/** What the queue carries. Ids, not contents, where a row exists: a message is at most 128 KB. */
export type Message =
  | { type: "rewrite"; version: 1; rewriteId: string }
  // Nobody gets a decoy: it is queued where an address is unknown, so that the answer takes as long as for a known one.
  | { type: "mail"; version: 1; mail: Mail; isDecoy?: boolean | undefined }
  | { type: "sms"; version: 1; sms: TextMessage }
  | { type: "erase"; version: 1; userId: string }
  // Somebody joined: their mail and their notice to the webhook are due.
  | { type: "waitlist"; version: 1; position: number };

export interface Messages {
  /** Delivered at least once, not before `delaySeconds` have passed. */
  send(message: Message, options?: { delaySeconds: number }): Promise<void>;
}
