import { asc, eq, inArray, lt, lte } from "drizzle-orm";
import { stripeEvents, subscribers } from "~/db/schema/billing";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { PaymentsDown } from "~/ports/payments";
import {
  checkOpenMilliseconds,
  checksPerSweep,
  comparisonsPerUser,
  eventLifetimeMilliseconds,
  eventsPerSweep,
} from "./limits";
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
  let failed = 0;
  for (const { stripeCustomerId: customerId, userId } of due) {
    try {
      const synced = await syncCustomer({ ...ctx, payments }, { customerId, origin: ctx.config.origin });
      result.compared += 1;
      if (!synced.ok || synced.changes.length === 0) continue;
      result.mended += 1;
      logError(mended, `user ${userId}: ${synced.changes.join(", ")}`);
    } catch (error) {
      failed += 1;
      logError(`Payments of user ${userId} could not be compared`, error);
      // Comes back later, so that one that fails does not keep the others from their turn.
      await db
        .update(subscribers)
        .set({ checkDueAt: now + checkOpenMilliseconds })
        .where(eq(subscribers.userId, userId));
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} subscribers could not be compared`);
  return result;
}

/**
 * Compares the user's own account right now: for a page that somebody comes back to from the provider. Nothing happens where
 * it was compared many times in the last minutes.
 */
export async function compareOwn(
  ctx: Pick<AppContext, "db" | "limits" | "messages" | "newId" | "now" | "payments">,
  input: { userId: string; origin: string },
): Promise<"done" | "payments-down"> {
  if (!ctx.payments || !(await ctx.limits.take(comparisonsPerUser, input.userId)).allowed) return "done";
  const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, input.userId));
  if (!row) return "done";
  const { payments } = ctx;
  try {
    await syncCustomer({ ...ctx, payments }, { customerId: row.stripeCustomerId, origin: input.origin });
    return "done";
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    logError("Back from the payment provider", error);
    return "payments-down";
  }
}
