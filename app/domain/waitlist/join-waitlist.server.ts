import { and, eq, lt, ne, sql } from "drizzle-orm";
import { waitlistForms, waitlistSignups } from "../../db/schema/waitlist";
import { keyedHash } from "../../keyed-hash";
import { logError } from "../../log-error";
import type { AppContext } from "../../ports/context";
import { isDisposable } from "./is-disposable.server";
import { mailAgainMilliseconds } from "./limits";
import { recordEvent, recordEvents } from "./security-events.server";
import { type Limited, takeJoinLimits } from "./take-join-limits.server";
import type { JoinWaitlist } from "./waitlist.schema";

type Context = Pick<AppContext, "config" | "db" | "limits" | "messages" | "newId" | "now" | "webhook">;

interface Joining extends JoinWaitlist {
  /** Of the form: it joins one address, as often as it is sent. */
  formToken: string;
  /** The client's, for limits. */
  network: string;
  /** Of the site, for links in the mail. */
  origin: string;
}

/**
 * Puts an address on the waitlist, once, whoever asks how often: joining again changes nothing and is answered alike, after
 * the same work. "used-form": this form has joined another address.
 */
export async function joinWaitlist(
  ctx: Context,
  { firstName, email, formToken, network, origin }: Joining,
): Promise<{ ok: true } | Limited | { ok: false; reason: "disposable" | "used-form" }> {
  if (await isDisposable(email)) return { ok: false, reason: "disposable" };
  const limited = await takeJoinLimits(ctx, { email, network });
  if (limited) {
    const type = limited.reason === "abuse" ? "webhook_abuse" : "rate_limit_exceeded";
    await recordEvents(ctx, [{ type, network, email }]);
    return limited;
  }
  const [now, mailId, tokenHash] = [
    ctx.now(),
    ctx.newId(),
    keyedHash(ctx.config.appSecret, "waitlist-form", formToken),
  ];
  const { db } = ctx;
  const hasJoined = sql`SELECT 1 FROM ${waitlistSignups} WHERE ${waitlistSignups.email} = ${email}`;
  const isUsed = sql`SELECT 1 FROM ${waitlistForms} WHERE ${waitlistForms.tokenHash} = ${tokenHash}`;
  const webhook = ctx.webhook ? { state: "pending", dueAt: now } : { state: "none", dueAt: null };
  const [, , , joined] = await db.batch([
    // Columns in the order of the schema.
    db.insert(waitlistSignups).select(
      sql`SELECT NULL, ${firstName}, ${email}, ${tokenHash}, ${origin}, ${now}, 'pending', ${mailId}, 0, ${now}, NULL,
          ${webhook.state}, 0, ${webhook.dueAt} WHERE NOT EXISTS (${hasJoined}) AND NOT EXISTS (${isUsed})`,
    ),
    db
      .insert(waitlistForms)
      .select(
        sql`SELECT ${tokenHash}, ${waitlistSignups.position}, ${now} FROM ${waitlistSignups}
          WHERE ${waitlistSignups.email} = ${email}`,
      )
      .onConflictDoNothing(),
    db
      .update(waitlistSignups)
      .set({ mailState: "pending", mailId, mailAttempts: 0, mailDueAt: now })
      .where(
        and(
          eq(waitlistSignups.email, email),
          ne(waitlistSignups.mailState, "pending"),
          lt(waitlistSignups.mailedAt, now - mailAgainMilliseconds),
          sql`${waitlistSignups.position} = (SELECT ${waitlistForms.position} FROM ${waitlistForms}
            WHERE ${waitlistForms.tokenHash} = ${tokenHash})`,
        ),
      ),
    db
      .select({ position: waitlistSignups.position })
      .from(waitlistForms)
      .innerJoin(waitlistSignups, eq(waitlistSignups.position, waitlistForms.position))
      .where(and(eq(waitlistForms.tokenHash, tokenHash), eq(waitlistSignups.email, email))),
    recordEvent(ctx, { type: "form_submission", network, email }),
  ]);
  const [place] = joined;
  if (!place) return { ok: false, reason: "used-form" };
  try {
    await ctx.messages.send({ type: "waitlist", version: 1, position: place.position });
  } catch (error) {
    // The cron finds what is due.
    logError("Queueing a waitlist signup", error);
  }
  return { ok: true };
}
