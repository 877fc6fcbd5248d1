import { createHmac } from "node:crypto";
import { answerCall } from "./api";
import { changePrice, dispute, endSubscription, payCheckout, refund, renew, setCancelling } from "./money";
import { type Card, cards, emit, type StripeEvent, type World } from "./world";

/** A step that a test asks for, in place of a person at the checkout, a card company, or time. */
export type TestStep =
  | { step: "pay"; session: string; card: Card }
  | { step: "card"; customer: string; card: Card }
  | { step: "renew" | "end" | "cancel" | "keep"; subscription: string }
  | { step: "change"; subscription: string; price: string }
  | { step: "refund"; charge: string; amount?: number }
  | { step: "dispute"; charge: string; status: "needs_response" | "won" | "lost" }
  /** Sells something that is none of the product's plans. */
  | { step: "foreign-price"; subscription: string }
  | { step: "stranger" }
  /** Moves this account's clock forward. */
  | { step: "wait"; seconds: number }
  | { step: "set-status"; subscription: string; status: "incomplete" | "incomplete_expired" | "unpaid" | "trialing" };

/** What tests need besides the API: "step" changes the account, "events" takes the signed webhooks, "world" tells all. */
export async function control(world: World, what: string, text: string, secret: string): Promise<unknown> {
  switch (what) {
    case "step":
      return takeStep(world, JSON.parse(text) as TestStep);
    case "events":
      return world.events.splice(0).map((event: StripeEvent) => ({ type: event.type, ...signed(event, secret) }));
    case "world":
      return world;
    default:
      throw new Error(`Nothing is called ${what}`);
  }
}

/** A webhook as Stripe sends it. Its library could sign too, but takes longer to load than all else here. */
export function signed(event: object, secret: string): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const mac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { body, signature: `t=${timestamp},v1=${mac}` };
}

function takeStep(world: World, input: TestStep): unknown {
  switch (input.step) {
    case "pay": {
      const session = world.sessions[input.session];
      return session ? payCheckout(world, session, input.card) : false;
    }
    case "card": {
      const customer = world.customers[input.customer];
      if (customer) customer.card = cards.includes(input.card) ? input.card : "declined";
      return true;
    }
    case "refund": {
      const charge = chargeOf(world, input.charge);
      return refund(world, charge, input.amount ?? charge.amount - charge.amount_refunded);
    }
    case "dispute":
      dispute(world, chargeOf(world, input.charge), input.status);
      return true;
    case "stranger": {
      const fields = { email: "somebody@example.com" };
      return answerCall(world, { method: "POST", path: "/v1/customers", fields, key: null, base: "" }).body;
    }
    case "wait":
      world.ahead += input.seconds;
      return true;
    default:
      return changeSubscription(world, input);
  }
}

function changeSubscription(world: World, input: Extract<TestStep, { subscription: string }>): boolean {
  const subscription = world.subscriptions[input.subscription];
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new Error(`No subscription ${input.subscription}`);
  switch (input.step) {
    case "renew":
      renew(world, subscription);
      return true;
    case "end":
      endSubscription(world, subscription);
      return true;
    case "cancel":
    case "keep":
      setCancelling(world, subscription, input.step === "cancel");
      return true;
    case "change":
      changePrice(world, subscription, input.price);
      return true;
    case "foreign-price":
      item.price = { ...item.price, id: "price_of_another_product" };
      emit(world, "customer.subscription.updated", subscription);
      return true;
    case "set-status":
      subscription.status = input.status;
      emit(world, "customer.subscription.updated", subscription);
      return true;
    default:
      return input satisfies never;
  }
}

function chargeOf(world: World, id: string) {
  const charge = world.charges[id];
  if (!charge) throw new Error(`No charge ${id}`);
  return charge;
}
