import { and, eq, lte, sql } from "drizzle-orm";
import { waitlistSignups } from "../../db/schema/waitlist";
import { logError } from "../../log-error";
import type { AppContext } from "../../ports/context";
import { Undeliverable } from "../../ports/undeliverable";
import { joinedMail } from "./joined-mail";
import { leaveTokenOf } from "./leave-token.server";
import { attemptMilliseconds, queueAttempts, retryDelaysMilliseconds } from "./limits";

type Context = Pick<AppContext, "config" | "db" | "mail" | "now" | "webhook">;
/** No attempt is due before it: without a webhook its notices wait. */
const never = 0;
type Signup = typeof waitlistSignups.$inferSelect;

/**
 * Sends the mail and the webhook's notice of a signup where they are due, each by itself: whether one fails is nothing to
 * the other. Claiming moves the time when an attempt is due, so that no two run at once and a lost one comes back. Answers
 * in how many seconds the queue should come again; null where nothing is left to it.
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
  const leaveToken = leaveTokenOf(ctx.config.appSecret, position);
  const end = (set: Partial<Signup>) =>
    ctx.db
      .update(waitlistSignups)
      .set(set)
      .where(and(eq(waitlistSignups.position, position), eq(waitlistSignups.mailId, mailId)));
  try {
    await ctx.mail.send({ id: mailId, to: email, ...joinedMail({ firstName, position, origin, leaveToken }) });
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
