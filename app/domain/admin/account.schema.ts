import { z } from "zod";
import { creditsMost } from "~/domain/billing/limits";
import type { Tier } from "~/ports/context";

const incomplete = "This form is incomplete. Reload the page and try again.";
const id = z.uuid({ error: incomplete });
const revision = z.number({ error: incomplete });

/** Those that an admin may give. Somebody on "free" stays there until another is chosen. */
export const givenTiers = ["single", "pro", "enterprise"] as const;
const tier = z.enum(["free", ...givenTiers], { error: "Choose a plan: single, pro or enterprise." });
const role = z.enum(["user", "admin"], { error: "Choose a role: user or admin." });
const notANumber = "Credits must be a number.";
/**
 * An empty field is saved as 0, as the specification says of falsy values; what is no number is refused. A number is
 * written in decimal digits: Number() would also read "0x10" and "1e2".
 */
const credits = z
  .string()
  .trim()
  .regex(/^-?\d+(?:\.\d+)?$/, notANumber)
  .optional()
  .transform((typed) => Number(typed ?? 0))
  .pipe(
    z
      .number({ error: notANumber })
      .int("Credits must be a whole number.")
      .min(0, "Credits must be 0 or more.")
      .max(creditsMost, `Credits must be at most ${creditsMost.toLocaleString("en")}.`),
  );

/** The form of "View Profile". `id` is of the form, `revision` of the user that it showed. */
export const editUserSchema = z.object({ id, revision, role, tier, credits });

/** The forms of "View/Edit" in the billing overview. */
export const editBillingSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("save"), id, revision, tier, credits }),
    z.object({ intent: z.literal("add"), id, revision }),
    z.object({ intent: z.literal("take"), id, revision }),
    z.object({ intent: z.literal("portal") }),
  ],
  { error: incomplete },
);

/** The forms of a user's page. */
export const userActionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("suspend") }),
    z.object({ intent: z.literal("restore") }),
    z.object({ intent: z.literal("end-session"), sessionId: id }),
    z.object({ intent: z.literal("end-sessions") }),
    z.object({ intent: z.literal("delete"), email: z.string().optional() }),
  ],
  { error: incomplete },
);

export type Role = "user" | "admin";

/** What the drawers show and change of a user. */
export interface AccountView {
  id: string;
  name: string | null;
  email: string;
  role: Role;
  tier: Tier;
  credits: number;
  /** Rewrites that counted, in all months. */
  used: number;
  isSuspended: boolean;
  createdAt: number;
  revision: number;
}

export const billingStatuses = ["active", "trialing", "cancelled", "incomplete", "failed"] as const;
export type BillingStatus = (typeof billingStatuses)[number] | "inactive";

/** The specification's derived row. Its `credits_remaining` is the balance, as `credits` is. */
export interface BillingRow {
  id: string;
  name: string | null;
  email: string;
  role: Role;
  credits: number;
  /** The plan that the user has now, and the one of the subscription, the last one if it ended. */
  plan: Tier;
  subscriptionPlan: "pro" | "enterprise" | null;
  stripeStatus: BillingStatus;
  /** When the paid period ends; `endsThen` if it is not renewed. */
  renewalDate: number | null;
  endsThen: boolean;
  lastPaymentStatus: "success" | "fail" | null;
  stripeCustomerId: string | null;
}
