import type { Stripe } from "stripe";
import {
  type NewCheckout,
  type PaidTier,
  type PaymentAccount,
  type PaymentEvent,
  type Payments,
  type PaymentsConfig,
  PaymentsDown,
} from "~/ports/payments";
import { readCharge, readSubscription } from "./stripe-objects";

const timeoutMilliseconds = 15_000;
const retries = 2;
const signatureToleranceSeconds = 300;
/** Of one customer. Ten years of monthly payments are 120. */
const mostCharges = 1000;
const mostSubscriptions = 100;
const paidTiers = ["single", "pro", "enterprise"] as const;

/** Stripe. The SDK is loaded with the first call, to keep the worker's start-up short. */
export function stripe(config: PaymentsConfig): Payments {
  let opened: Promise<Stripe> | undefined;
  const sdk = () => {
    opened ??= open(config);
    return opened;
  };
  return {
    prices: () => asked(async () => readPrices(await sdk(), config)),
    createCustomer: ({ userId, email }) =>
      asked(async () => {
        const customer = { email, metadata: { user_id: userId } };
        const { id } = await (await sdk()).customers.create(customer, { idempotencyKey: `customer-${userId}` });
        return id;
      }),
    readAccount: (customerId) => asked(async () => readAccount(await sdk(), config, customerId)),
    openCheckout: (input) => asked(async () => openCheckout(await sdk(), config, input)),
    readCheckout: (id) =>
      asked(async () => {
        const { status, url } = await (await sdk()).checkout.sessions.retrieve(id);
        if (status === "open" && url) return { state: "open", url };
        return { state: status === "complete" ? "complete" : "expired" };
      }),
    expireCheckout: (id) =>
      asked(async () => {
        await unlessGone((await sdk()).checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` }));
      }),
    openPortal: ({ customerId, returnUrl }) =>
      asked(async () => {
        const session = { customer: customerId, return_url: returnUrl };
        return (await unlessGone((await sdk()).billingPortal.sessions.create(session)))?.url ?? null;
      }),
    cancelSubscription: (id) =>
      asked(async () => {
        await unlessGone((await sdk()).subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` }));
      }),
    forgetCustomer: (customerId) => asked(async () => forgetCustomer(await sdk(), customerId)),
    readEvent: async (body, signature) => readEvent(await sdk(), config, body, signature),
  };
}

async function open({ secretKey, apiUrl }: PaymentsConfig): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: retries,
    timeout: timeoutMilliseconds,
    telemetry: false,
  });
}

/** Stripe's errors may repeat what was sent: only their kind goes on. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { type = "", code = "", statusCode = "" } = error as { type?: string; code?: string; statusCode?: number };
    throw new PaymentsDown(`Stripe failed: ${[type, code, statusCode].filter(Boolean).join(" ") || "no answer"}`);
  }
}

/** Null where what is asked for is not there, or no longer in a state to take this. */
async function unlessGone<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if ((error as { type?: string }).type === "StripeInvalidRequestError") return null;
    throw error;
  }
}

async function readPrices(sdk: Stripe, { priceIds }: PaymentsConfig): ReturnType<Payments["prices"]> {
  const read = async (tier: PaidTier) => {
    const price = await unlessGone(sdk.prices.retrieve(priceIds[tier]));
    const amount = price?.active ? price.unit_amount : null;
    return price && amount !== null ? { amount, currency: price.currency } : null;
  };
  const [single, pro, enterprise] = await Promise.all([read("single"), read("pro"), read("enterprise")]);
  return { single, pro, enterprise };
}

async function readAccount(sdk: Stripe, config: PaymentsConfig, customer: string): Promise<PaymentAccount> {
  const [subscriptions, charges] = await Promise.all([
    sdk.subscriptions.list({ customer, status: "all", limit: 100 }).autoPagingToArray({ limit: mostSubscriptions }),
    sdk.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: mostCharges }),
  ]);
  const disputed = charges.filter((charge) => charge.disputed);
  const disputes = await Promise.all(disputed.map(({ id }) => sdk.disputes.list({ charge: id, limit: 100 })));
  const tierOf = (priceId: string) => paidTiers.find((tier) => config.priceIds[tier] === priceId);
  return {
    subscriptions: subscriptions.map((subscription) => readSubscription(subscription, tierOf)),
    charges: charges.map((charge) => {
      const at = disputed.indexOf(charge);
      return readCharge(charge, disputes[at]?.data ?? []);
    }),
  };
}

async function openCheckout(sdk: Stripe, config: PaymentsConfig, input: NewCheckout) {
  const { customerId, userId, plan, credits, discount, returnUrl, key } = input;
  const isPack = plan === "single";
  const metadata = { user_id: userId, plan, ...(discount !== null && { discount: "waitlist" }) };
  const coupon = discount === null ? null : await ensureCoupon(sdk, discount);
  const { id, url } = await sdk.checkout.sessions.create(
    {
      mode: isPack ? "payment" : "subscription",
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: config.priceIds[plan], quantity: 1 }],
      success_url: `${returnUrl}?checkout=done`,
      cancel_url: `${returnUrl}?checkout=left`,
      metadata,
      ...(isPack
        ? { payment_intent_data: { metadata: { ...metadata, credits: String(credits) } } }
        : { subscription_data: { metadata } }),
      ...(coupon && { discounts: [{ coupon }] }),
    },
    { idempotencyKey: key },
  );
  if (!url) throw new PaymentsDown("Stripe opened a checkout without an address");
  return { id, url };
}

/** The coupon of the waitlist; it is made at the first use. */
async function ensureCoupon(sdk: Stripe, percent: number): Promise<string> {
  const id = `waitlist-${percent}-percent-once`;
  const known = await unlessGone(sdk.coupons.retrieve(id));
  if (known) return id;
  const coupon = { id, name: "Waitlist", percent_off: percent, duration: "once" } as const;
  // Made by another request meanwhile: then the answer is a refusal, and it is there.
  await unlessGone(sdk.coupons.create(coupon, { idempotencyKey: `coupon-${id}` }));
  return id;
}

async function forgetCustomer(sdk: Stripe, customer: string): Promise<void> {
  const open = await unlessGone(sdk.checkout.sessions.list({ customer, status: "open", limit: 100 }));
  for (const { id } of open?.data ?? []) {
    await unlessGone(sdk.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` }));
  }
  const subscriptions = await unlessGone(sdk.subscriptions.list({ customer, limit: 100 }));
  for (const { id } of subscriptions?.data ?? []) {
    await unlessGone(sdk.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` }));
  }
  await unlessGone(sdk.customers.del(customer, {}, { idempotencyKey: `forget-${customer}` }));
}

async function readEvent(
  sdk: Stripe,
  { webhookSecret }: PaymentsConfig,
  body: string,
  signature: string,
): Promise<PaymentEvent | null> {
  let event: Stripe.Event;
  try {
    event = await sdk.webhooks.constructEventAsync(body, signature, webhookSecret, signatureToleranceSeconds);
  } catch {
    return null;
  }
  const customerId = await asked(() => customerOf(sdk, event.data.object));
  return { id: event.id, type: event.type, createdAt: event.created * 1000, customerId };
}

/** Disputes name their charge only. */
async function customerOf(sdk: Stripe, object: Stripe.Event["data"]["object"]): Promise<string | null> {
  const { object: kind, id, customer, charge } = object as unknown as Record<string, unknown>;
  if (kind === "customer" && typeof id === "string") return id;
  if (customer) return idOf(customer);
  const chargeId = idOf(charge);
  return chargeId === null ? null : idOf((await unlessGone(sdk.charges.retrieve(chargeId)))?.customer);
}

function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" ? id : null;
}
