/** What the automation webhook is told of somebody who joined the waitlist (the specification's Reading A). */
export interface SignupNotice {
  firstName: string;
  email: string;
  /** ISO 8601, UTC: when they joined. */
  timestamp: string;
  csrfToken: string;
}

export interface Webhook {
  /** Resolves when the notice was taken; throws for the queue to try again, without what the answer says. */
  post(notice: SignupNotice): Promise<void>;
}
