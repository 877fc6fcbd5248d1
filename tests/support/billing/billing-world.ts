import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { inject } from "vitest";
import type { TestStep } from "~/cli/test-checkout/control";
import type { Card, World } from "~/cli/test-checkout/world";
import { createAppContext } from "~/context.server";
import { profiles, users } from "~/db/schema/accounts";
import { payments, subscribers } from "~/db/schema/billing";
import { creditLedger } from "~/db/schema/rewriting";
import { startCheckout } from "~/domain/billing/start-checkout.server";
import { takeEvent } from "~/domain/billing/take-event.server";
import type { AppContext, Message } from "~/ports/context";
import type { PaidTier } from "~/ports/payments";
import { newMember } from "../accounts/members";

/** A webhook as the double signs it. */
interface Webhook {
  type: string;
  body: string;
  signature: string;
}

const origin = "https://lapel.test";

/** A fresh account at the double of Stripe, and what the built worker needs to reach it. */
export function stripeVariables() {
  return {
    STRIPE_SECRET_KEY: `sk_test_${v7()}`,
    STRIPE_WEBHOOK_SECRET: "whsec_of_tests",
    STRIPE_PRICE_SINGLE: "price_single",
    STRIPE_PRICE_PRO: "price_pro",
    STRIPE_PRICE_ENTERPRISE: "price_enterprise",
    STRIPE_API_URL: inject("stripeServer"),
  };
}

/** A user of a fresh account at the double of Stripe. Webhooks and messages go nowhere until a test delivers them. */
export async function billingWorld(variables: Record<string, string> = stripeVariables()) {
  const sent: Message[] = [];
  const clock = { ahead: 0 };
  const base = createAppContext({ ...env, ...variables });
  if (!base.payments) throw new Error("Payments are not configured");
  const app: AppContext & { payments: NonNullable<AppContext["payments"]> } = {
    ...base,
    payments: base.payments,
    now: () => Date.now() + clock.ahead,
    messages: { send: async (message) => void sent.push(message) },
  };
  const member = await newMember();
  const { user } = member;
  const ctx = { ...app, user };
  const control = async (what: string, body?: object) => {
    const url = `${inject("stripeServer")}/control/${variables.STRIPE_SECRET_KEY}/${what}`;
    const response = await fetch(url, { method: "POST", body: JSON.stringify(body ?? {}) });
    return response.json();
  };
  const step = (input: TestStep) => control("step", input) as Promise<unknown>;
  const stripe = () => control("world") as Promise<World>;
  const takeWebhooks = () => control("events") as Promise<Webhook[]>;
  const deliver = ({ body, signature }: Pick<Webhook, "body" | "signature">) =>
    takeEvent(app, { body, signature, origin });
  const openCheckout = async (plan: PaidTier): Promise<string> => {
    const started = await startCheckout(ctx, { plan, origin });
    if (!started.ok) throw new Error(started.reason);
    return started.url.split("/").at(-1) ?? "";
  };
  return {
    variables,
    app,
    ctx,
    clock,
    member,
    sent,
    step,
    stripe,
    takeWebhooks,
    deliver,
    openCheckout,
    /** Delivers all webhooks that wait, in the order of their making. */
    deliverAll: async () => {
      for (const webhook of await takeWebhooks()) await deliver(webhook);
    },
    /** Opens a checkout and pays it; the webhooks wait. */
    buy: async (plan: PaidTier, card: Card = "works") => {
      const session = await openCheckout(plan);
      return (await step({ step: "pay", session, card })) === true;
    },
    subscriptionId: async () => Object.keys((await stripe()).subscriptions).at(-1) ?? "",
    chargeId: async () => Object.keys((await stripe()).charges).at(-1) ?? "",
    subjects: () => sent.flatMap((message) => (message.type === "mail" ? [message.mail.subject] : [])),
    /** What we have of this user. */
    state: async () => {
      const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, user.id));
      const [subscriber] = await app.db.select().from(subscribers).where(eq(subscribers.userId, user.id));
      const paid = await app.db.select().from(payments).where(eq(payments.userId, user.id)).orderBy(asc(payments.id));
      const ledger = await app.db.select().from(creditLedger).where(eq(creditLedger.userId, user.id));
      return { tier: profile?.subscriptionTier, credits: profile?.credits, subscriber, payments: paid, ledger };
    },
    rename: (email: string) =>
      app.db.batch([
        app.db.update(users).set({ email }).where(eq(users.id, user.id)),
        app.db.update(profiles).set({ email }).where(eq(profiles.id, user.id)),
      ]),
  };
}

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;
