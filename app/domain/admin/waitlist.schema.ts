import { z } from "zod";

export const signupStates = [
  "unconfirmed",
  "confirmed",
  "to-invite",
  "invited",
  "mail-failed",
  "webhook-pending",
  "webhook-failed",
] as const;
export type SignupState = (typeof signupStates)[number];

/** Each invitation is one message of the queue, and a request may send some hundred. */
export const mostInvited = 100;

export const inviteSchema = z.object({
  /** Of the batch: sending the form twice invites once. */
  id: z.uuid({ error: "This form is incomplete. Reload the page and try again." }),
  number: z.coerce
    .number({ error: `Choose a number from 1 to ${mostInvited}` })
    .int(`Choose a number from 1 to ${mostInvited}`)
    .min(1, `Choose a number from 1 to ${mostInvited}`)
    .max(mostInvited, `Choose a number from 1 to ${mostInvited}`),
});
