import { inArray, lt, or } from "drizzle-orm";
import { securityEvents, waitlistForms, waitlistSignups } from "~/db/schema/waitlist";
import type { AppContext } from "~/ports/context";
import { eventsKeptMilliseconds, sweepAfterMilliseconds, usedFormsMilliseconds } from "./limits";
import { noteMailboxes } from "./perk-mailbox.server";

const signupsPerSweep = 200;
const rowsPerSweep = 2000;

/**
 * Queues the mails and notices that are overdue, forgets used forms and old security events, and notes mailboxes that
 * have a discount.
 */
export async function sweepWaitlist(
  ctx: Pick<AppContext, "config" | "db" | "messages" | "now" | "webhook">,
): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const overdue = now - sweepAfterMilliseconds;
  const [due] = await db.batch([
    db
      .select({ position: waitlistSignups.position })
      .from(waitlistSignups)
      .where(
        or(lt(waitlistSignups.mailDueAt, overdue), ctx.webhook ? lt(waitlistSignups.webhookDueAt, overdue) : undefined),
      )
      .limit(signupsPerSweep),
    db.delete(waitlistForms).where(lt(waitlistForms.createdAt, now - usedFormsMilliseconds)),
    db.delete(securityEvents).where(
      inArray(
        securityEvents.id,
        db
          .select({ id: securityEvents.id })
          .from(securityEvents)
          .where(lt(securityEvents.createdAt, now - eventsKeptMilliseconds))
          .limit(rowsPerSweep),
      ),
    ),
  ]);
  for (const { position } of due) await ctx.messages.send({ type: "waitlist", version: 1, position });
  await noteMailboxes(ctx);
}
