import { endSubscription, isLive, refund } from "./money";
import { emit, newId, type Session, seconds, type World } from "./world";

/** An answer of the API: what Stripe's SDK turns into an object or an error. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

type Fields = Record<string, string>;
type Handler = (world: World, input: { id: string; fields: Fields; base: string }) => unknown;

/** Refuses a call as Stripe does. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message);
  }
}

const dayCheckoutSeconds = 24 * 60 * 60;

/**
 * Answers a call of Stripe's API: authentication, idempotency keys, parameters and errors. `fields` are the form's, by
 * their names in brackets.
 */
export function answerCall(
  world: World,
  call: { method: string; path: string; fields: Fields; key: string | null; base: string },
): ApiAnswer {
  const { method, path, fields, key, base } = call;
  world.calls.push(`${method} ${path}`);
  const request = JSON.stringify([method, path, fields]);
  const earlier = key === null ? undefined : world.answered[key];
  if (earlier && earlier.request !== request) {
    return failed(400, {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    });
  }
  if (earlier) return { status: earlier.status, body: earlier.body };
  const answer = answerOnce(world, { method, path, fields, base });
  // As Stripe does: a call that was refused for its parameters is not remembered.
  if (key !== null && method === "POST" && answer.status === 200) {
    world.answered[key] = { request, ...structuredClone(answer) };
  }
  return answer;
}

function answerOnce(world: World, call: { method: string; path: string; fields: Fields; base: string }): ApiAnswer {
  const { method, path, fields, base } = call;
  for (const [pattern, handle] of routes) {
    const [verb, shape = ""] = pattern.split(" ");
    const found = verb === method && path.match(new RegExp(`^${shape.replace(":id", "([\\w-]+)")}$`));
    if (!found) continue;
    try {
      return { status: 200, body: handle(world, { id: found[1] ?? "", fields, base }) };
    } catch (error) {
      if (error instanceof Refusal) return failed(error.status, error.error);
      throw error;
    }
  }
  return failed(404, { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${path}).` });
}

function failed(status: number, error: Refusal["error"]): ApiAnswer {
  return { status, body: { error } };
}

export function unauthorized(): ApiAnswer {
  return failed(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
}

const routes: [string, Handler][] = [
  [
    "POST /v1/customers",
    (world, { fields }) => {
      const id = newId("cus");
      const known = { id, object: "customer", created: seconds(world), metadata: under(fields, "metadata") } as const;
      const customer = { ...known, email: fields.email ?? null, card: null };
      world.customers[id] = customer;
      emit(world, "customer.created", customer);
      return customer;
    },
  ],
  ["GET /v1/customers/:id", (world, { id }) => one(world.customers, id, "customer")],
  [
    "DELETE /v1/customers/:id",
    (world, { id }) => {
      const customer = living(world, id);
      for (const subscription of Object.values(world.subscriptions)) {
        if (subscription.customer === id && isLive(subscription)) endSubscription(world, subscription);
      }
      Object.assign(customer, { deleted: true, email: null, card: null });
      emit(world, "customer.deleted", customer);
      return { id, object: "customer", deleted: true };
    },
  ],
  ["GET /v1/prices/:id", (world, { id }) => one(world.prices, id, "price")],
  ["GET /v1/products/:id", (world, { id }) => one(world.products, id, "product")],
  ["GET /v1/coupons/:id", (world, { id }) => one(world.coupons, id, "coupon")],
  [
    "POST /v1/coupons",
    (world, { fields }) => {
      const id = fields.id ?? newId("co");
      const message = "Coupon already exists.";
      if (world.coupons[id]) {
        throw new Refusal(400, { type: "invalid_request_error", code: "resource_already_exists", message });
      }
      const percent_off = Number(need(fields, "percent_off"));
      const duration = fields.duration === "forever" ? "forever" : "once";
      world.coupons[id] = { id, object: "coupon", percent_off, duration, name: fields.name ?? null, valid: true };
      return world.coupons[id];
    },
  ],
  ["POST /v1/checkout/sessions", openSession],
  ["GET /v1/checkout/sessions/:id", (world, { id }) => current(world, one(world.sessions, id, "checkout.session"))],
  [
    "GET /v1/checkout/sessions",
    (world, { fields }) =>
      list(
        Object.values(world.sessions)
          .map((session) => current(world, session))
          .filter(({ customer, status }) => customer === fields.customer && status === (fields.status ?? status)),
      ),
  ],
  [
    "POST /v1/checkout/sessions/:id/expire",
    (world, { id }) => {
      const session = current(world, one(world.sessions, id, "checkout.session"));
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      if (session.status !== "open") throw new Refusal(400, { type: "invalid_request_error", message });
      return expire(world, session);
    },
  ],
  ["GET /v1/subscriptions/:id", (world, { id }) => one(world.subscriptions, id, "subscription")],
  [
    "GET /v1/subscriptions",
    (world, { fields }) =>
      list(
        Object.values(world.subscriptions)
          .filter(({ customer }) => customer === fields.customer)
          .filter(({ status }) => fields.status === "all" || status !== "canceled"),
      ),
  ],
  [
    "DELETE /v1/subscriptions/:id",
    (world, { id }) => {
      const subscription = one(world.subscriptions, id, "subscription");
      const message = `No such subscription: '${id}'`;
      if (subscription.status === "canceled") {
        throw new Refusal(404, { type: "invalid_request_error", code: "resource_missing", message, param: "id" });
      }
      endSubscription(world, subscription);
      return subscription;
    },
  ],
  ["GET /v1/charges/:id", (world, { id }) => one(world.charges, id, "charge")],
  [
    "GET /v1/charges",
    (world, { fields }) => list(Object.values(world.charges).filter(({ customer }) => customer === fields.customer)),
  ],
  [
    "GET /v1/disputes",
    (world, { fields }) => list(Object.values(world.disputes).filter(({ charge }) => charge === fields.charge)),
  ],
  [
    "GET /v1/invoices",
    (world, { fields }) => list(Object.values(world.invoices).filter(({ customer }) => customer === fields.customer)),
  ],
  [
    "POST /v1/refunds",
    (world, { fields }) => {
      const charge = one(world.charges, need(fields, "charge"), "charge");
      const left = charge.amount - charge.amount_refunded;
      const amount = fields.amount === undefined ? left : Number(fields.amount);
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
      if (amount > left || amount <= 0) throw new Refusal(400, { type: "invalid_request_error", message });
      return refund(world, charge, amount);
    },
  ],
  [
    "POST /v1/billing_portal/sessions",
    (world, { fields, base }) => {
      const customer = living(world, need(fields, "customer")).id;
      const return_url = need(fields, "return_url");
      const id = newId("bps");
      world.origin = new URL(return_url).origin;
      const url = `${base || world.origin}/dev/stripe/portal/${id}`;
      world.portals[id] = { id, object: "billing_portal.session", customer, return_url, url };
      return world.portals[id];
    },
  ],
];

function openSession(world: World, { fields, base }: Parameters<Handler>[1]): Session {
  const mode = need(fields, "mode");
  const price = one(world.prices, need(fields, "line_items[0][price]"), "price", "line_items[0][price]");
  const message = "You specified `payment` mode but passed a recurring price, or the other way round.";
  if ((mode === "subscription") !== (price.recurring !== null)) {
    throw new Refusal(400, { type: "invalid_request_error", message, param: "mode" });
  }
  const coupon = fields["discounts[0][coupon]"] ?? null;
  if (coupon !== null) one(world.coupons, coupon, "coupon");
  const id = newId("cs_test");
  const success_url = need(fields, "success_url");
  world.origin = new URL(success_url).origin;
  const now = seconds(world);
  const session: Session = {
    id,
    object: "checkout.session",
    created: now,
    expires_at: now + dayCheckoutSeconds,
    mode: mode === "subscription" ? "subscription" : "payment",
    status: "open",
    payment_status: "unpaid",
    customer: living(world, need(fields, "customer")).id,
    price: price.id,
    coupon,
    client_reference_id: fields.client_reference_id ?? null,
    metadata: under(fields, "metadata"),
    passedOn: under(fields, `${mode === "subscription" ? "subscription_data" : "payment_intent_data"}[metadata]`),
    success_url,
    cancel_url: need(fields, "cancel_url"),
    url: `${base || world.origin}/dev/stripe/checkout/${id}`,
    subscription: null,
  };
  world.sessions[id] = session;
  return session;
}

/** A checkout whose day is over has expired. */
export function current(world: World, session: Session): Session {
  return session.status === "open" && session.expires_at <= seconds(world) ? expire(world, session) : session;
}

function expire(world: World, session: Session): Session {
  Object.assign(session, { status: "expired", url: null });
  emit(world, "checkout.session.expired", session);
  return session;
}

function one<Value>(collection: Record<string, Value>, id: string, kind: string, param = "id"): Value {
  const value = collection[id];
  if (value !== undefined) return value;
  const message = `No such ${kind}: '${id}'`;
  throw new Refusal(404, { type: "invalid_request_error", code: "resource_missing", message, param });
}

function living(world: World, id: string) {
  const customer = one(world.customers, id, "customer", "customer");
  if (customer.deleted) one({}, id, "customer", "customer");
  return customer;
}

function need(fields: Fields, name: string): string {
  const value = fields[name];
  if (value !== undefined && value !== "") return value;
  const message = `Missing required param: ${name}.`;
  throw new Refusal(400, { type: "invalid_request_error", code: "parameter_missing", message, param: name });
}

/** `{plan: "pro"}` from "metadata[plan]=pro". */
function under(fields: Fields, name: string): Record<string, string> {
  const inside = Object.entries(fields).filter(([field]) => field.startsWith(`${name}[`));
  return Object.fromEntries(inside.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
}

/** Newest first, as Stripe lists. */
function list(data: { created: number }[]) {
  const sorted = data.toReversed().toSorted((a, b) => b.created - a.created);
  return { object: "list", data: sorted, has_more: false, url: "/v1" };
}
