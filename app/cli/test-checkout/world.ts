import { randomBytes } from "node:crypto";

/** Objects as Stripe's API shows them; those that this double needs, with the fields that the product reads. */
export interface Customer {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  metadata: Record<string, string>;
  deleted?: true;
  /** The card that pays renewals. */
  card: Card | null;
}

export interface Price {
  id: string;
  object: "price";
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: "month"; interval_count: 1 } | null;
  product: string;
  lookup_key: string | null;
  nickname: string;
}

export interface Coupon {
  id: string;
  object: "coupon";
  percent_off: number;
  duration: "once" | "forever";
  name: string | null;
  valid: true;
}

export interface Session {
  id: string;
  object: "checkout.session";
  created: number;
  expires_at: number;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  customer: string;
  price: string;
  coupon: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  /** For the payment or the subscription that it leads to. */
  passedOn: Record<string, string>;
  success_url: string;
  cancel_url: string;
  url: string | null;
  subscription: string | null;
}

export interface Subscription {
  id: string;
  object: "subscription";
  created: number;
  customer: string;
  status: "active" | "past_due" | "incomplete" | "incomplete_expired" | "canceled" | "unpaid" | "trialing";
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  metadata: Record<string, string>;
  latest_invoice: string | null;
  items: {
    object: "list";
    data: {
      id: string;
      object: "subscription_item";
      price: Price;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface Invoice {
  id: string;
  object: "invoice";
  created: number;
  customer: string;
  number: string;
  status: "paid" | "open" | "uncollectible";
  subtotal: number;
  total: number;
  currency: string;
  subscription: string;
  description: string;
}

export interface Charge {
  id: string;
  object: "charge";
  created: number;
  customer: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  status: "succeeded" | "failed" | "pending";
  paid: boolean;
  failure_code: string | null;
  metadata: Record<string, string>;
  receipt_url: string | null;
  invoice: string | null;
}

export interface Dispute {
  id: string;
  object: "dispute";
  created: number;
  charge: string;
  amount: number;
  status: "needs_response" | "won" | "lost";
}

export interface Refund {
  id: string;
  object: "refund";
  created: number;
  charge: string;
  amount: number;
  status: "succeeded";
}

export interface PortalSession {
  id: string;
  object: "billing_portal.session";
  customer: string;
  return_url: string;
  url: string;
}

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  type: string;
  data: { object: object };
}

/** How a test card behaves: always, never, or at the checkout only. */
export const cards = ["works", "declined", "fails-later"] as const;
export type Card = (typeof cards)[number];

/** Everything of one account; plain data, so that it can be written to a file. */
export interface World {
  customers: Record<string, Customer>;
  prices: Record<string, Price>;
  products: Record<string, { id: string; object: "product"; name: string; active: true }>;
  coupons: Record<string, Coupon>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  disputes: Record<string, Dispute>;
  refunds: Record<string, Refund>;
  portals: Record<string, PortalSession>;
  /** Answers by idempotency key. */
  answered: Record<string, { request: string; status: number; body: unknown }>;
  /** Events that wait for their delivery. */
  events: StripeEvent[];
  /** Calls that the API took, "POST /v1/customers". */
  calls: string[];
  /** Of the site that opened a checkout or portal last; webhooks go there. */
  origin: string | null;
  /** Seconds by which this account's clock is ahead. */
  ahead: number;
}

interface PriceList {
  single: number;
  pro: number;
  enterprise: number;
}

/** A fresh account that sells the three plans, with their prices in cents of US dollars. */
export function newWorld(cents: PriceList): World {
  const price = (tier: keyof PriceList, nickname: string): Price => ({
    id: `price_${tier}`,
    object: "price",
    active: true,
    currency: "usd",
    unit_amount: cents[tier],
    recurring: tier === "single" ? null : { interval: "month", interval_count: 1 },
    product: `prod_${tier}`,
    lookup_key: null,
    nickname,
  });
  const prices = [price("single", "Single: 5 credits"), price("pro", "Pro"), price("enterprise", "Enterprise")];
  return {
    customers: {},
    prices: Object.fromEntries(prices.map((each) => [each.id, each])),
    products: Object.fromEntries(
      prices.map(({ product, nickname }) => [
        product,
        { id: product, object: "product", name: nickname, active: true },
      ]),
    ),
    coupons: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    disputes: {},
    refunds: {},
    portals: {},
    answered: {},
    events: [],
    calls: [],
    origin: null,
    ahead: 0,
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function seconds(world: World): number {
  return Math.floor(Date.now() / 1000) + world.ahead;
}

/** Queues an event about an object, as it is now. */
export function emit(world: World, type: string, object: object): void {
  const created = seconds(world);
  const event = { id: newId("evt"), object: "event", api_version: "2026-10-28.endive", created, type } as const;
  world.events.push({ ...event, data: { object: structuredClone(object) } });
}
