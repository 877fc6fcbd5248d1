import { current } from "./api";
import { card, confirmed, escapeHtml, form, frame, money, radio, row } from "./markup";
import { changePrice, dispute, endSubscription, isLive, payCheckout, refund, renew, setCancelling } from "./money";
import { type Card, cards, type PortalSession, type Session, type Subscription, type World } from "./world";

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface PageRequest {
  method: string;
  /** Below /dev/stripe. */
  path: string;
  fields: Record<string, string>;
}

const cardNames: Record<Card, { name: string; about: string }> = {
  works: { name: "A card that works", about: "Every payment succeeds." },
  declined: { name: "A card that is declined", about: "Nothing is paid, and you can try another one." },
  "fails-later": {
    name: "A card that fails at the next renewal",
    about: "The first payment succeeds, the next one does not.",
  },
};

/** Answers a page of the hosted checkout, the portal or a receipt; null if this account has no such page. */
export function answerPage(world: World, { method, path, fields }: PageRequest): PageAnswer | null {
  const [, kind = "", id = ""] = path.match(/^\/dev\/stripe\/(checkout|portal|receipt)\/(\w+)$/) ?? [];
  const session = kind === "checkout" ? world.sessions[id] : undefined;
  if (session) return method === "POST" ? pay(world, session, fields) : checkoutPage(world, session, null);
  const portal = kind === "portal" ? world.portals[id] : undefined;
  if (portal) return method === "POST" ? act(world, portal, fields) : portalPage(world, portal, fields.done ?? null);
  return kind === "receipt" && world.charges[id] ? receiptPage(world, id) : null;
}

function pay(world: World, session: Session, fields: Record<string, string>): PageAnswer {
  if (current(world, session).status !== "open") return checkoutPage(world, session, null);
  const chosen = cards.find((each) => each === fields.card) ?? "declined";
  const isPaid = payCheckout(world, session, chosen);
  return isPaid
    ? redirect(session.success_url)
    : checkoutPage(world, session, "Your card was declined. Try another one.");
}

function checkoutPage(world: World, session: Session, error: string | null): PageAnswer {
  const { status, success_url, cancel_url } = current(world, session);
  if (status !== "open") {
    const text = status === "complete" ? "This checkout is paid." : "This checkout has expired. Nothing was charged.";
    const back = `<p><a class="button" href="${escapeHtml(status === "complete" ? success_url : cancel_url)}">Back to the site</a></p>`;
    return html(frame("Checkout", `<h1>Checkout</h1><p>${text}</p>${back}`));
  }
  const price = world.prices[session.price];
  const amount = price?.unit_amount ?? 0;
  const off = session.coupon ? (world.coupons[session.coupon]?.percent_off ?? 0) : 0;
  const total = Math.round((amount * (100 - off)) / 100);
  const each = price?.recurring ? " a month" : "";
  const rows = [
    row(price?.nickname ?? "", money(amount) + each),
    ...(off > 0 ? [row(`Waitlist: ${off}% off the first month`, `−${money(amount - total)}`)] : []),
    row("To pay now", money(total), true),
  ];
  const choices = cards.map((name) => radio("card", name, cardNames[name], name === "works"));
  return html(
    frame(
      "Checkout",
      `<h1>Checkout</h1>
${error ? `<p class="error" role="alert">${error}</p>` : ""}
${card(`${rows.join("")}${price?.recurring && off > 0 ? `<p class="muted">Then ${money(amount)} a month.</p>` : ""}`)}
<form method="post">
<fieldset><legend>Pay with a test card</legend>${choices.join("")}</fieldset>
<div class="actions"><button>Pay ${money(total)}</button> <a class="quiet button" href="${escapeHtml(cancel_url)}">Leave without paying</a></div>
</form>`,
    ),
    error ? 402 : 200,
  );
}

type Doing = (world: World, portal: PortalSession, fields: Record<string, string>) => string | null;

/** What the portal's buttons do, and what is said afterwards. */
const doings: Record<string, Doing> = {
  cancel: (world, { customer }) => {
    for (const subscription of liveOf(world, customer)) setCancelling(world, subscription, true);
    return "cancel";
  },
  keep: (world, { customer }) => {
    for (const subscription of liveOf(world, customer)) setCancelling(world, subscription, false);
    return "keep";
  },
  change: (world, { customer }, fields) => {
    for (const subscription of liveOf(world, customer)) changePrice(world, subscription, fields.price ?? "");
    return "change";
  },
  card: (world, { customer }, fields) => {
    const owner = world.customers[customer];
    if (owner) owner.card = cards.find((each) => each === fields.card) ?? owner.card;
    return "card";
  },
  renew: (world, { customer }) => {
    for (const subscription of liveOf(world, customer)) renew(world, subscription);
    return "renew";
  },
  end: (world, { customer }) => {
    for (const subscription of liveOf(world, customer)) endSubscription(world, subscription);
    return "end";
  },
  refund: (world, { customer }, fields) => {
    const charge = chargeOf(world, customer, fields.charge);
    if (charge && !charge.refunded) refund(world, charge, charge.amount - charge.amount_refunded);
    return "refund";
  },
  dispute: (world, { customer }, fields) => {
    const charge = chargeOf(world, customer, fields.charge);
    if (charge && !charge.disputed) dispute(world, charge, "needs_response");
    return "dispute";
  },
};

const said: Record<string, string> = {
  cancel: "Your plan is cancelled. It lasts until the end of the paid month.",
  keep: "Your plan goes on.",
  change: "Your plan is changed.",
  card: "Your card is changed.",
  renew: "A month has passed.",
  end: "The retries have run out.",
  refund: "The payment is refunded.",
  dispute: "The payment is charged back.",
};

function act(world: World, portal: PortalSession, fields: Record<string, string>): PageAnswer {
  const done = doings[fields.do ?? ""]?.(world, portal, fields);
  return redirect(`/dev/stripe/portal/${portal.id}${done ? `?done=${done}` : ""}`);
}

function liveOf(world: World, customer: string): Subscription[] {
  return Object.values(world.subscriptions).filter((each) => each.customer === customer && isLive(each));
}

function chargeOf(world: World, customer: string, id = "") {
  const charge = world.charges[id];
  return charge?.customer === customer && charge.status === "succeeded" ? charge : undefined;
}

function portalPage(world: World, { customer, return_url }: PortalSession, done: string | null): PageAnswer {
  const [subscription] = liveOf(world, customer);
  const sections = [
    subscription ? planSection(world, subscription) : card("<h2>Your plan</h2><p>There is no subscription.</p>"),
    subscription ? cardSection(world.customers[customer]?.card ?? null) : "",
    paymentsSection(world, customer),
    subscription ? timeSection(subscription) : "",
  ];
  const back = `<p class="actions"><a class="button" href="${escapeHtml(return_url)}">Back to the site</a></p>`;
  return html(
    frame("Billing portal", `<h1>Billing portal</h1>${confirmed(said[done ?? ""])}${sections.join("\n")}${back}`),
  );
}

function planSection(world: World, subscription: Subscription): string {
  const item = subscription.items.data[0];
  const end = new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10);
  const others = Object.values(world.prices).filter(({ id, recurring }) => recurring && id !== item?.price.id);
  const state = subscription.cancel_at_period_end
    ? `Cancelled: it ends on ${end}.`
    : subscription.status === "past_due"
      ? "The last payment failed. It is tried again."
      : `The next payment is on ${end}.`;
  const changes = others.map(({ id, nickname, unit_amount }) =>
    form({ do: "change", price: id }, `Change to ${nickname}, ${money(unit_amount)} a month`),
  );
  const cancel = subscription.cancel_at_period_end
    ? form({ do: "keep" }, "Keep the plan")
    : form({ do: "cancel" }, "Cancel the plan");
  return card(`<h2>Your plan</h2>${row(item?.price.nickname ?? "", `${money(item?.price.unit_amount ?? 0)} a month`, true)}
<p class="muted">${state}</p><div class="actions">${changes.join("")}${cancel}</div>`);
}

function cardSection(chosen: Card | null): string {
  const choices = cards.map((name) => radio("card", name, cardNames[name], name === chosen));
  return card(`<h2>Your card</h2><form method="post"><input type="hidden" name="do" value="card"><fieldset>
<legend>Renewals are paid with</legend>${choices.join("")}</fieldset><button class="quiet">Change the card</button></form>`);
}

function paymentsSection(world: World, customer: string): string {
  const charges = Object.values(world.charges).filter((charge) => charge.customer === customer);
  if (charges.length === 0) return card("<h2>Invoices and payments</h2><p>There are none yet.</p>");
  const rows = charges.toReversed().map((charge) => {
    const invoice = charge.invoice ? world.invoices[charge.invoice] : undefined;
    const name = invoice ? `Invoice ${invoice.number}` : "Credits";
    const state = charge.disputed
      ? "charged back"
      : charge.refunded
        ? "refunded"
        : charge.status === "failed"
          ? "failed"
          : "paid";
    const can = charge.status === "succeeded" && !charge.refunded && !charge.disputed;
    const buttons = can
      ? `<div class="actions">${form({ do: "refund", charge: charge.id }, "Test: refund it")}${form({ do: "dispute", charge: charge.id }, "Test: charge it back")}</div>`
      : "";
    return `<li>${row(`${name}, ${state}`, money(charge.amount))}${buttons}</li>`;
  });
  return card(`<h2>Invoices and payments</h2><ul>${rows.join("")}</ul>`);
}

function timeSection({ status }: Subscription): string {
  return card(`<h2>Test: let time pass</h2>
<p class="muted">Stripe charges the card at the end of each month, tries a failed payment again, and ends the plan when its retries have run out.</p>
<div class="actions">${form({ do: "renew" }, status === "past_due" ? "Try the payment again" : "Let a month pass")}${form({ do: "end" }, "Let the retries run out")}</div>`);
}

function receiptPage(world: World, id: string): PageAnswer {
  const charge = world.charges[id];
  const invoice = charge?.invoice ? world.invoices[charge.invoice] : undefined;
  const rows = [
    row("For", charge?.metadata.plan === "single" ? `${charge.metadata.credits} credits` : "A month of your plan"),
    ...(invoice ? [row("Invoice", invoice.number)] : []),
    ...(invoice?.description
      ? [row("Discount", `${invoice.description}: −${money(invoice.subtotal - invoice.total)}`)]
      : []),
    row("Date", new Date((charge?.created ?? 0) * 1000).toISOString().slice(0, 10)),
    row("Paid", money(charge?.amount ?? 0), true),
  ];
  return html(frame("Receipt", `<h1>Receipt</h1>${card(`${rows.join("")}`)}`));
}

function redirect(to: string): PageAnswer {
  return { status: 303, headers: { Location: to }, body: "" };
}

function html(body: string, status = 200): PageAnswer {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8" }, body };
}
