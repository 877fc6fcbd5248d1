import { and, eq, lte, sql } from "drizzle-orm";
import { waitlistPerks, waitlistSignups } from "~/db/schema/waitlist";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { Undeliverable } from "~/ports/senders";
import { waitlistToken } from "./confirm-signup.server";
import { invitationMail } from "./invitation-mail";
import { type JoinedMail, joinedMail } from "./joined-mail";
import { attemptMilliseconds, queueAttempts, retryDelaysMilliseconds } from "./limits";
import { perkMailbox, perkOf } from "./perk-mailbox.server";
import { discountPlaces } from "./waitlist.schema";

type Context = Pick<AppContext, "config" | "db" | "mail" | "now" | "webhook">;
/** No attempt is due before it: without a webhook its notices wait. */
const never = 0;
type Signup = typeof waitlistSignups.$inferSelect;

/**
 * Sends the mail and the webhook notice of a signup when they are due, independently of each other. Claiming an attempt
 * moves its due time, so that no two run at once and a lost one is retried. Returns in how many seconds the queue
 * should deliver again; null if nothing is left for it.
 */
export async function processSignup(ctx: Context, position: number): Promise<number | null> {
  const { db } = ctx;
  const now = ctx.now();
  const row = eq(waitlistSignups.position, position);
  const [[mail], [notice]] = await db.batch([
    db
      .update(waitlistSignups)
      .set({ mailDueAt: now + attemptMilliseconds, mailAttempts: sql`${waitlistSignups.mailAttempts} + 1` })
      .where(and(row, lte(waitlistSignups.mailDueAt, now)))
      .returning(),
    db
      .update(waitlistSignups)
      .set({ webhookDueAt: now + attemptMilliseconds, webhookAttempts: sql`${waitlistSignups.webhookAttempts} + 1` })
      .where(and(row, lte(waitlistSignups.webhookDueAt, ctx.webhook ? now : never)))
      .returning(),
  ]);
  const waits = await Promise.all([mail && sendMail(ctx, mail), notice && sendNotice(ctx, notice)]);
  const again = waits.filter((wait) => typeof wait === "number");
  return again.length > 0 ? Math.ceil(Math.min(...again) / 1000) : null;
}

async function sendMail(ctx: Context, { mailId, mailAttempts, ...signup }: Signup): Promise<number | null> {
  const { position, origin, firstName, email } = signup;
  const { appSecret } = ctx.config;
  const tokens = {
    confirmToken: waitlistToken(appSecret, "confirm", position),
    leaveToken: waitlistToken(appSecret, "leave", position),
  };
  const end = (set: Partial<Signup>) =>
    ctx.db
      .update(waitlistSignups)
      .set(set)
      .where(and(eq(waitlistSignups.position, position), eq(waitlistSignups.mailId, mailId)));
  try {
    const content =
      signup.invitedAt === null
        ? joinedMail({
            ...{ firstName, position, origin, ...tokens },
            isConfirmed: signup.confirmedAt !== null,
            discount: await discountOf(ctx, signup),
          })
        : invitationMail({ firstName, origin, hasDiscount: signup.perkPlace !== null, leaveToken: tokens.leaveToken });
    await ctx.mail.send({ id: mailId, to: email, ...content });
  } catch (error) {
    logError(`Waitlist mail ${mailId}`, error);
    const retry = error instanceof Undeliverable ? givenUp : nextAttempt(mailAttempts, ctx.now());
    const isOver = retry.dueAt === null;
    await end({ mailState: retry.state, mailDueAt: retry.dueAt, ...(isOver && { mailedAt: ctx.now() }) });
    return retry.queueWait;
  }
  await end({ mailState: "sent", mailDueAt: null, mailedAt: ctx.now() });
  return null;
}

async function discountOf(
  ctx: Context,
  { confirmedAt, perkPlace, email }: Pick<Signup, "confirmedAt" | "perkPlace" | "email">,
): Promise<JoinedMail["discount"]> {
  if (perkPlace !== null) return "yours";
  const { db } = ctx;
  const { place, isHeld } = perkOf(perkMailbox(ctx, email));
  const given = sql<number>`(SELECT count(*) FROM ${waitlistPerks})`;
  const [perk] = await db.select({ place, isHeld, given }).from(sql`(SELECT 1)`);
  if (!perk) throw new Error("A row without a table is one row");
  if (confirmedAt !== null) return perk.place === null ? "taken" : "of-mailbox";
  if (perk.place !== null) return perk.isHeld ? "of-mailbox" : "open";
  return perk.given < discountPlaces ? "open" : "taken";
}

async function sendNotice(ctx: Context, { webhookAttempts, ...signup }: Signup): Promise<number | null> {
  const { position, firstName, email, formKey, createdAt } = signup;
  const end = (set: Partial<Signup>) =>
    ctx.db.update(waitlistSignups).set(set).where(eq(waitlistSignups.position, position));
  try {
    await ctx.webhook?.post({ firstName, email, timestamp: new Date(createdAt).toISOString(), csrfToken: formKey });
  } catch (error) {
    logError(`Waitlist webhook, signup ${position}`, error);
    const retry = nextAttempt(webhookAttempts, ctx.now());
    await end({ webhookState: retry.state, webhookDueAt: retry.dueAt });
    return retry.queueWait;
  }
  await end({ webhookState: "delivered", webhookDueAt: null });
  return null;
}

interface Retry {
  state: "pending" | "failed";
  dueAt: number | null;
  /** Milliseconds; null where the queue has no more part in it. */
  queueWait: number | null;
}

const givenUp: Retry = { state: "failed", dueAt: null, queueWait: null };

function nextAttempt(attempts: number, now: number): Retry {
  const delay = retryDelaysMilliseconds[attempts - 1];
  if (delay === undefined) return givenUp;
  const isQueued = attempts < queueAttempts;
  return { state: isQueued ? "pending" : "failed", dueAt: now + delay, queueWait: isQueued ? delay : null };
}
