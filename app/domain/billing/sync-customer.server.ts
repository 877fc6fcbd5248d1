import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { payments, stripeEvents, subscribers } from "~/db/schema/billing";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import type { PaymentAccount, PaymentEvent, Payments } from "~/ports/payments";
import { type Account, billingMails } from "./billing-mails";
import { settleDiscount } from "./discount.server";
import { type PaymentRow, paymentStatements } from "./payment-rows";
import { isLive, type SubscriberRow, subscriptionState } from "./subscription-state";
import { nextTier } from "./tier";

/** Each of these fetches again because another write came between. */
const mostTries = 8;
const paymentsPerRead = 50;

type Context = Pick<AppContext, "db" | "messages" | "newId" | "now"> & { payments: Payments };

/** What a comparison changed, in our words, for the log: empty if everything was as we had it. */
type Synced = { ok: true; changes: string[] } | { ok: false; reason: "unknown-customer" };

/**
 * Fetches what the provider knows of a customer and stores it: subscription, plan, payments and credits, and the event
 * that asked for it, in one batch. What is stored never gets older, whatever order the calls come in: a write is refused
 * if another one came after its read, and everything is fetched again. `origin` is for links in mails.
 */
export async function syncCustomer(
  ctx: Context,
  input: { customerId: string; event?: PaymentEvent; origin: string | null },
): Promise<Synced> {
  const { customerId, event } = input;
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const known = await readKnown(ctx, customerId);
    if (!known) return { ok: false, reason: "unknown-customer" };
    const account = await fetchAccount(ctx.payments, customerId);
    const checkout = known.row.checkoutId && (await ctx.payments.readCheckout(known.row.checkoutId));
    const ended = checkout && checkout.state !== "open" ? known.row.checkoutId : null;
    const rows = await readPayments(ctx, known.row.userId, account);
    const changes = await store(ctx, { known, account, rows, event, endedCheckout: ended });
    if (changes === null) continue;
    const after = { ...known, next: subscriptionState(account, ctx.now()) };
    await sendMails(ctx, billingMails({ ...after, account, rows, origin: input.origin }), known.email);
    return { ok: true, changes };
  }
  throw new Error(`Customer ${customerId} was written by others all the time`);
}

/** A subscriber with their profile, as we have them. */
async function readKnown({ db }: Context, customerId: string): Promise<Account | null> {
  const [found] = await db
    .select({ row: subscribers, tier: profiles.subscriptionTier, email: profiles.email })
    .from(subscribers)
    .innerJoin(profiles, eq(profiles.id, subscribers.userId))
    .where(eq(subscribers.stripeCustomerId, customerId));
  return found ?? null;
}

/**
 * A chargeback of a subscription's payment ends the subscription: the next payment would be charged back too. What was
 * disputed before the subscription began is another matter.
 */
async function fetchAccount(provider: Payments, customerId: string): Promise<PaymentAccount> {
  const account = await provider.readAccount(customerId);
  const disputed = account.charges.filter(({ isDisputed, packCredits }) => isDisputed && packCredits === null);
  const charged = account.subscriptions.filter(
    (subscription) => isLive(subscription) && disputed.some(({ createdAt }) => createdAt >= subscription.createdAt),
  );
  if (charged.length === 0) return account;
  for (const { id } of charged) await provider.cancelSubscription(id);
  return provider.readAccount(customerId);
}

async function readPayments({ db }: Context, userId: string, { charges }: PaymentAccount): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for (let from = 0; from < charges.length; from += paymentsPerRead) {
    const ids = charges.slice(from, from + paymentsPerRead).map(({ id }) => id);
    rows.push(
      ...(await db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), inArray(payments.id, ids)))),
    );
  }
  return rows;
}

interface Fetched {
  known: Account;
  account: PaymentAccount;
  rows: PaymentRow[];
  event: PaymentEvent | undefined;
  endedCheckout: string | null;
}

/** Null if somebody else has written since `known` was read: then nothing is stored. */
async function store(ctx: Context, fetched: Fetched): Promise<string[] | null> {
  const { known, account, rows, event, endedCheckout } = fetched;
  const { row } = known;
  const now = ctx.now();
  const state = subscriptionState(account, now);
  const syncId = ctx.newId();
  const isOurs: SQL = sql`EXISTS (SELECT 1 FROM ${subscribers}
    WHERE ${subscribers.userId} = ${row.userId} AND ${subscribers.syncId} = ${syncId})`;
  const bought = paymentStatements(ctx, { userId: row.userId, charges: account.charges, rows, when: isOurs });
  const tier = nextTier(row, state, known.tier, account.charges, bought.credits);
  const [written] = await ctx.db.batch([
    ctx.db
      .update(subscribers)
      .set({ ...state, syncId, syncedAt: now })
      .where(and(eq(subscribers.userId, row.userId), sql`${subscribers.syncId} IS ${row.syncId}`))
      .returning({ userId: subscribers.userId }),
    ...(event ? [noteEvent(ctx, event, "applied", isOurs)] : []),
    ...bought.statements,
    ...(tier === null
      ? []
      : [
          ctx.db
            .update(profiles)
            .set({ subscriptionTier: tier })
            .where(and(eq(profiles.id, row.userId), isOurs)),
        ]),
    ...settleDiscount(ctx, { userId: row.userId, account, endedCheckout, when: isOurs }),
  ]);
  if (written.length === 0) return null;
  return [...changed(row, state), ...bought.changes];
}

function changed(row: SubscriberRow, state: ReturnType<typeof subscriptionState>): string[] {
  const names = [
    "subscribed",
    "subscriptionTier",
    "status",
    "subscriptionEnd",
    "endsThen",
    "lastPaymentStatus",
  ] as const;
  return names.filter((name) => row[name] !== state[name]).map((name) => `${name}: ${row[name]} -> ${state[name]}`);
}

/** Notes an event once. */
export function noteEvent(
  ctx: Pick<AppContext, "db" | "now">,
  { id, type, createdAt }: PaymentEvent,
  outcome: (typeof stripeEvents.$inferSelect)["outcome"],
  when: SQL = sql`true`,
) {
  const values = sql`${id} AS id, ${type} AS type, ${outcome} AS outcome, ${createdAt} AS created_at, ${ctx.now()} AS received_at`;
  return ctx.db.insert(stripeEvents).select(sql`SELECT ${values} WHERE ${when}`).onConflictDoNothing();
}

/** The money has moved already: a mail that cannot be queued is no reason to fetch everything again. */
async function sendMails(ctx: Context, mails: ReturnType<typeof billingMails>, to: string): Promise<void> {
  for (const mail of mails) {
    try {
      await ctx.messages.send({ type: "mail", version: 1, mail: { id: ctx.newId(), to, ...mail } });
    } catch (error) {
      logError("A mail about a payment is not sent", error);
    }
  }
}
