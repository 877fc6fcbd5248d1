import * as z from "zod";

/** The specification's status of a subscriber; "inactive" without a subscription. */
type BillingStatus = "active" | "trialing" | "incomplete" | "failed" | "cancelled" | "inactive";

export interface SubscriptionView {
  status: BillingStatus;
  /** Whether it entitles its user to its plan now. */
  isSubscribed: boolean;
  tier: "pro" | "enterprise" | null;
  /** When the paid period ends, milliseconds UTC. */
  endsAt: number | null;
  /** It is not renewed then. */
  endsThen: boolean;
  lastPayment: "success" | "fail" | null;
  /** Known to the payment provider, so there is a portal. */
  isCustomer: boolean;
  /** The first month would be cheaper: the discount of the waitlist. */
  getsDiscount: boolean;
}

export interface PaymentView {
  id: string;
  kind: "pack" | "subscription";
  status: "pending" | "paid" | "failed" | "refunded" | "disputed";
  /** In the currency's smallest unit. */
  amount: number;
  refundedAmount: number;
  currency: string;
  credits: number;
  receiptUrl: string | null;
  createdAt: number;
}

/** The forms of the page: buying a plan, and opening the portal. Amounts are the server's alone. */
export const billingFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("buy"), plan: z.enum(["single", "pro", "enterprise"], "Choose a plan.") }),
  z.object({ intent: z.literal("portal") }),
]);

/** A plan with its price in words. */
export interface PlanView {
  tier: "free" | "single" | "pro" | "enterprise";
  name: string;
  summary: string;
  /** "$12"; null if it is known at the checkout only. */
  price: string | null;
  /** "a month" */
  per: string;
  /** What the first month costs with the discount of the waitlist, if this user gets it. */
  firstMonth: string | null;
  brings: string[];
}
