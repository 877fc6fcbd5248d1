/** What can be bought: a pack of credits (single) or a subscription. */
export type PaidTier = "single" | "pro" | "enterprise";
export type SubscriptionTier = Exclude<PaidTier, "single">;

export interface PaymentsConfig {
  secretKey: string;
  /** Signs webhooks. */
  webhookSecret: string;
  /** The provider's API. */
  apiUrl: string;
  priceIds: Record<PaidTier, string>;
  /** Address of the test checkout of a development server; null with the provider itself. */
  testServerUrl: string | null;
}

/** In the currency's smallest unit; `currency` in lower case. */
export interface Price {
  amount: number;
  currency: string;
}

export interface PaymentSubscription {
  id: string;
  /** The provider's words; those of a subscription that waits for its first payment or lost it begin with "incomplete". */
  status:
    | "active"
    | "trialing"
    | "past_due"
    | "unpaid"
    | "paused"
    | "incomplete"
    | "incomplete_expired"
    | "canceled"
    | "other";
  /** Null if the price is none of ours. */
  tier: SubscriptionTier | null;
  /** Milliseconds UTC, as all times here. */
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  /** It ends with the period. */
  endsThen: boolean;
  /** It began with the discount of the waitlist. */
  hasDiscount: boolean;
}

export interface PaymentCharge {
  id: string;
  createdAt: number;
  amount: number;
  refundedAmount: number;
  currency: string;
  status: "pending" | "paid" | "failed";
  /** A chargeback that is open or lost: the money is gone. */
  isDisputed: boolean;
  /** The credits of a pack; null for a payment of a subscription. */
  packCredits: number | null;
  receiptUrl: string | null;
}

/** Everything that the provider knows of a customer, fetched at once. */
export interface PaymentAccount {
  subscriptions: PaymentSubscription[];
  charges: PaymentCharge[];
}

/** A message of the provider. Only its id is trusted: what it is about is fetched again. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: number;
  customerId: string | null;
}

export interface NewCheckout {
  customerId: string;
  userId: string;
  plan: PaidTier;
  /** Of a pack. */
  credits: number;
  /** In percent, off the first month. */
  discount: number | null;
  returnUrl: string;
  /** The same key with the same input gives the same checkout. */
  key: string;
}

/** Thrown if the provider cannot be reached or fails; the message is safe to log. */
export class PaymentsDown extends Error {}

/** The payment provider. Every call throws PaymentsDown if it gets no answer that it understands. */
export interface Payments {
  /** Null if the provider has no such price. */
  prices(): Promise<Record<PaidTier, Price | null>>;
  /** Idempotent by user for a day. */
  createCustomer(input: { userId: string; email: string }): Promise<string>;
  readAccount(customerId: string): Promise<PaymentAccount>;
  openCheckout(input: NewCheckout): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<{ state: "open"; url: string } | { state: "complete" | "expired" }>;
  /** Does nothing if the checkout is not open any more. */
  expireCheckout(id: string): Promise<void>;
  /** The address of the customer's portal. Null if the provider has no such customer. */
  openPortal(input: { customerId: string; returnUrl: string }): Promise<string | null>;
  /** Ends it at once. Does nothing if it has ended. */
  cancelSubscription(id: string): Promise<void>;
  /** Expires open checkouts, ends all subscriptions and deletes the customer. Idempotent. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Null if the provider did not sign the body, or longer ago than five minutes. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
}
