import {
  type Card,
  type Charge,
  emit,
  type Invoice,
  newId,
  type Session,
  type Subscription,
  seconds,
  type World,
} from "./world";

const monthSeconds = 30 * 24 * 60 * 60;

/** Pays an open checkout with a test card. False if the card was declined: the checkout stays open. */
export function payCheckout(world: World, session: Session, card: Card): boolean {
  const customer = world.customers[session.customer];
  const price = world.prices[session.price];
  if (session.status !== "open" || !customer || customer.deleted || !price) return false;
  const off = session.coupon ? (world.coupons[session.coupon]?.percent_off ?? 0) : 0;
  const total = Math.round((price.unit_amount * (100 - off)) / 100);
  if (session.mode === "payment") {
    const charge = chargeCard(world, { ...session, card, amount: total, metadata: session.passedOn, invoice: null });
    if (charge.status === "failed") return false;
  } else {
    const invoice = newInvoice(world, { customer: session.customer, subtotal: price.unit_amount, total });
    const charge = chargeCard(world, { ...session, card, amount: total, metadata: {}, invoice: invoice.id });
    if (charge.status === "failed") {
      delete world.invoices[invoice.id];
      return false;
    }
    const subscription = newSubscription(world, { session, invoice, now: charge.created });
    session.subscription = subscription.id;
    emit(world, "customer.subscription.created", subscription);
    settle(world, invoice, "paid");
  }
  // The card of a renewal is the one of the subscription's own checkout.
  if (session.mode === "subscription") customer.card = card;
  Object.assign(session, { status: "complete", payment_status: "paid", url: null });
  emit(world, "checkout.session.completed", session);
  return true;
}

/** Lets the period of a subscription end: it is renewed, tried again, or ends. */
export function renew(world: World, subscription: Subscription): void {
  const item = subscription.items.data[0];
  const card = world.customers[subscription.customer]?.card ?? "declined";
  if (!item || !isLive(subscription)) return;
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription);
    return;
  }
  const isRetry = subscription.status === "past_due";
  if (!isRetry) {
    item.current_period_start = item.current_period_end;
    item.current_period_end += monthSeconds;
  }
  const amount = item.price.unit_amount;
  const known = subscription.latest_invoice && isRetry ? world.invoices[subscription.latest_invoice] : undefined;
  const invoice = known ?? newInvoice(world, { customer: subscription.customer, subtotal: amount, total: amount });
  invoice.subscription = subscription.id;
  subscription.latest_invoice = invoice.id;
  const { customer } = subscription;
  const atRenewal = card === "works" ? "works" : "declined";
  const charge = chargeCard(world, { customer, card: atRenewal, amount, metadata: {}, invoice: invoice.id });
  settle(world, invoice, charge.status === "succeeded" ? "paid" : "open");
  subscription.status = charge.status === "succeeded" ? "active" : "past_due";
  emit(world, "customer.subscription.updated", subscription);
}

/** What Stripe does when its retries have run out, as most accounts set it. */
export function endSubscription(world: World, subscription: Subscription): void {
  if (subscription.status === "canceled") return;
  const now = seconds(world);
  Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
  const invoice = subscription.latest_invoice ? world.invoices[subscription.latest_invoice] : undefined;
  if (invoice?.status === "open") invoice.status = "uncollectible";
  emit(world, "customer.subscription.deleted", subscription);
}

/** Moves a subscription to another price; the difference is charged at the next renewal. */
export function changePrice(world: World, subscription: Subscription, priceId: string): void {
  const item = subscription.items.data[0];
  const price = world.prices[priceId];
  if (!item || !price?.recurring || !isLive(subscription)) return;
  item.price = price;
  emit(world, "customer.subscription.updated", subscription);
}

export function setCancelling(world: World, subscription: Subscription, cancels: boolean): void {
  if (!isLive(subscription)) return;
  subscription.cancel_at_period_end = cancels;
  subscription.canceled_at = cancels ? seconds(world) : null;
  emit(world, "customer.subscription.updated", subscription);
}

export function refund(world: World, charge: Charge, amount: number) {
  const made = { id: newId("re"), object: "refund", created: seconds(world), charge: charge.id, amount } as const;
  world.refunds[made.id] = { ...made, status: "succeeded" };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded >= charge.amount;
  emit(world, "charge.refunded", charge);
  return world.refunds[made.id];
}

/** Opens a dispute about a charge, or closes the one that is open. */
export function dispute(world: World, charge: Charge, status: "needs_response" | "won" | "lost"): void {
  const known = Object.values(world.disputes).find((each) => each.charge === charge.id);
  const { id, amount } = charge;
  const made = known ?? { id: newId("dp"), object: "dispute", created: seconds(world), charge: id, amount, status };
  made.status = status;
  world.disputes[made.id] = made;
  charge.disputed = true;
  emit(world, known ? "charge.dispute.closed" : "charge.dispute.created", made);
}

export function isLive({ status }: Subscription): boolean {
  return status === "active" || status === "trialing" || status === "past_due" || status === "unpaid";
}

interface NewCharge {
  customer: string;
  card: Card;
  amount: number;
  metadata: Record<string, string>;
  invoice: string | null;
}

function chargeCard(world: World, { customer, card, amount, metadata, invoice }: NewCharge): Charge {
  const fails = card === "declined";
  const id = newId("ch");
  const charge: Charge = {
    id,
    object: "charge",
    created: seconds(world),
    customer,
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    currency: "usd",
    status: fails ? "failed" : "succeeded",
    paid: !fails,
    failure_code: fails ? "card_declined" : null,
    metadata,
    receipt_url: fails || !world.origin ? null : `${world.origin}/dev/stripe/receipt/${id}`,
    invoice,
  };
  world.charges[id] = charge;
  emit(world, fails ? "charge.failed" : "charge.succeeded", charge);
  return charge;
}

function newInvoice(world: World, amounts: { customer: string; subtotal: number; total: number }): Invoice {
  const id = newId("in");
  const number = `TEST-${String(Object.keys(world.invoices).length + 1).padStart(4, "0")}`;
  const invoice: Invoice = {
    id,
    object: "invoice",
    created: seconds(world),
    number,
    status: "open",
    currency: "usd",
    subscription: "",
    description: amounts.subtotal === amounts.total ? "" : "Waitlist discount applied",
    ...amounts,
  };
  world.invoices[id] = invoice;
  return invoice;
}

function settle(world: World, invoice: Invoice, status: "paid" | "open"): void {
  invoice.status = status;
  emit(world, status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice);
}

interface Began {
  session: Session;
  invoice: Invoice;
  /** Of the charge; no payment of a subscription is older than it. */
  now: number;
}

function newSubscription(world: World, { session, invoice, now }: Began): Subscription {
  const price = world.prices[session.price];
  if (!price) throw new Error(`No price ${session.price}`);
  const item = { id: newId("si"), object: "subscription_item", price } as const;
  const id = newId("sub");
  invoice.subscription = id;
  const subscription: Subscription = {
    id,
    object: "subscription",
    created: now,
    customer: session.customer,
    status: "active",
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    metadata: session.passedOn,
    latest_invoice: invoice.id,
    items: {
      object: "list",
      data: [{ ...item, current_period_start: now, current_period_end: now + monthSeconds }],
    },
  };
  world.subscriptions[id] = subscription;
  return subscription;
}
