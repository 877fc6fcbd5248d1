import { asc, eq, inArray, lt, lte } from "drizzle-orm";
import { stripeEvents, subscribers } from "~/db/schema/billing";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { checksPerSweep, eventLifetimeMilliseconds, eventsPerSweep } from "./limits";
import { syncCustomer } from "./sync-customer.server";

/** What a lost webhook and its mending look like in the log. */
const mended = "Payments differed from the provider's and are mended";

/**
 * Compares the subscribers whose turn it is with the payment provider, stores what differs and logs it: those with a
 * running subscription daily, and an open checkout within the hour. Also forgets old events. Bounded; idempotent.
 * Answers how many were compared and how many of them were mended.
 */
export async function compareSubscribers(
  ctx: Pick<AppContext, "config" | "db" | "messages" | "newId" | "now" | "payments">,
): Promise<{ compared: number; mended: number }> {
  const { db, payments } = ctx;
  const now = ctx.now();
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lt(stripeEvents.receivedAt, now - eventLifetimeMilliseconds))
    .limit(eventsPerSweep);
  await db.delete(stripeEvents).where(inArray(stripeEvents.id, old));
  const result = { compared: 0, mended: 0 };
  if (!payments) return result;
  const due = await db
    .select()
    .from(subscribers)
    .where(lte(subscribers.checkDueAt, now))
    .orderBy(asc(subscribers.checkDueAt))
    .limit(checksPerSweep);
  for (const { stripeCustomerId: customerId, userId } of due) {
    const synced = await syncCustomer({ ...ctx, payments }, { customerId, origin: ctx.config.origin });
    result.compared += 1;
    if (!synced.ok || synced.changes.length === 0) continue;
    result.mended += 1;
    logError(mended, `user ${userId}: ${synced.changes.join(", ")}`);
  }
  return result;
}

/** Compares one user's account right now: for a page that somebody comes back to from the provider. */
export async function compareOwn(
  ctx: Pick<AppContext, "db" | "messages" | "newId" | "now" | "payments">,
  input: { userId: string; origin: string },
): Promise<void> {
  if (!ctx.payments) return;
  const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, input.userId));
  if (!row) return;
  await syncCustomer({ ...ctx, payments: ctx.payments }, { customerId: row.stripeCustomerId, origin: input.origin });
}
