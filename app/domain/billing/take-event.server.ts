import { eq } from "drizzle-orm";
import { stripeEvents } from "~/db/schema/billing";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import type { Payments } from "~/ports/payments";
import { noteEvent, syncCustomer } from "./sync-customer.server";

type Context = Pick<AppContext, "db" | "messages" | "newId" | "now"> & { payments: Payments };

/**
 * Takes a webhook of the payment provider. The event says only whose account may have changed; the account is fetched
 * and stored together with the event's id. An event that was taken before changes nothing, and one of a customer that we
 * do not know is noted and logged. Throws if the provider cannot be asked: it then sends the event again.
 */
export async function takeEvent(
  ctx: Context,
  input: { body: string; signature: string; origin: string | null },
): Promise<{ ok: true; outcome: "applied" | "again" | "unknown-customer" | "no-customer" } | { ok: false }> {
  const event = await ctx.payments.readEvent(input.body, input.signature);
  if (!event) return { ok: false };
  const [known] = await ctx.db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (known) return { ok: true, outcome: "again" };
  if (event.customerId === null) {
    await noteEvent(ctx, event, "no-customer");
    return { ok: true, outcome: "no-customer" };
  }
  const synced = await syncCustomer(ctx, { customerId: event.customerId, event, origin: input.origin });
  if (synced.ok) return { ok: true, outcome: "applied" };
  await noteEvent(ctx, event, "unknown-customer");
  logError(`Event ${event.id}`, `${event.type} of a customer that we do not know`);
  return { ok: true, outcome: "unknown-customer" };
}
