import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { waitlistForms, waitlistSignups } from "~/db/schema/waitlist";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import { keyedHash } from "~/keyed-hash";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { isDisposable } from "./is-disposable.server";
import { mailAgainMilliseconds } from "./limits";
import { recordEvent, recordEvents } from "./security-events.server";
import { type Limited, takeJoinLimits } from "./take-join-limits.server";
import type { JoinWaitlist } from "./waitlist.schema";

type Context = Pick<
  AppContext,
  "config" | "db" | "limits" | "loadMailDomains" | "messages" | "newId" | "now" | "webhook"
>;

interface Joining extends JoinWaitlist {
  /** Of the form: it joins one address, as often as it is sent. */
  formToken: string;
  /** The client's, for limits. */
  network: string;
  /** Of the site, for links in the mail. */
  origin: string;
  /** The address of the page that led to ours, as the browser tells it. */
  referrer?: string | undefined;
}

const referrerMaxCharacters = 200;

/** Origin and path of another site's page: what follows them may say more about a person than where they came from. */
function referrerOf(address: string | undefined, origin: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin: from, pathname } = new URL(address);
  const isPage = protocol === "https:" || protocol === "http:";
  return isPage && from !== origin ? (from + pathname).slice(0, referrerMaxCharacters) : null;
}

/**
 * Puts an address on the waitlist. Idempotent: joining again changes nothing and gets the same answer after the same
 * work. "used-form": this form has already joined another address.
 */
export async function joinWaitlist(
  ctx: Context,
  { firstName, email, formToken, network, origin, referrer }: Joining,
): Promise<{ ok: true } | Limited | { ok: false; reason: "disposable" | "used-form" }> {
  if (await isDisposable(ctx, email)) return { ok: false, reason: "disposable" };
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
  // A mailbox that has had enough mails today gets none for this, and the answer is the same: joining again another day
  // brings it.
  const asked = { kind: "waitlist", to: email, network, browser: tokenHash };
  const isMailed = (await takeMailLimits(ctx, asked)) === null;
  const mail = isMailed ? ({ state: "pending", dueAt: now } as const) : ({ state: "failed", dueAt: null } as const);
  const { db } = ctx;
  const hasJoined = sql`SELECT 1 FROM ${waitlistSignups} WHERE ${waitlistSignups.email} = ${email}`;
  const isUsed = sql`SELECT 1 FROM ${waitlistForms} WHERE ${waitlistForms.tokenHash} = ${tokenHash}`;
  const webhook = ctx.webhook ? ({ state: "pending", dueAt: now } as const) : ({ state: "none", dueAt: null } as const);
  const [, , , joined] = await db.batch([
    // The position is left to the database, which takes the next one.
    db.insert(waitlistSignups).select(
      rowOf(
        waitlistSignups,
        {
          firstName,
          email,
          formKey: tokenHash,
          origin,
          referrer: referrerOf(referrer, origin),
          createdAt: now,
          mailState: mail.state,
          mailId,
          mailDueAt: mail.dueAt,
          webhookState: webhook.state,
          webhookDueAt: webhook.dueAt,
        },
        sql`WHERE NOT EXISTS (${hasJoined}) AND NOT EXISTS (${isUsed})`,
      ),
    ),
    db
      .insert(waitlistForms)
      .select(
        rowOf(
          waitlistForms,
          { tokenHash, position: sql`${waitlistSignups.position}`, createdAt: now },
          sql`FROM ${waitlistSignups} WHERE ${waitlistSignups.email} = ${email}`,
        ),
      )
      .onConflictDoNothing(),
    db
      .update(waitlistSignups)
      // Those whose mail went out long enough ago, and those who were never mailed.
      .set({ mailState: "pending", mailId, mailAttempts: 0, mailDueAt: now })
      .where(
        and(
          eq(waitlistSignups.email, email),
          isMailed ? undefined : sql`false`,
          ne(waitlistSignups.mailState, "pending"),
          isNull(waitlistSignups.mailDueAt),
          or(isNull(waitlistSignups.mailedAt), lt(waitlistSignups.mailedAt, now - mailAgainMilliseconds)),
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
