import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { subscribers } from "~/db/schema/billing";
import { waitlistPerks } from "~/db/schema/waitlist";
import { perkMailbox } from "~/domain/waitlist/perk-mailbox.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { PaymentAccount } from "~/ports/payments";

type Context = Pick<AppContext, "config" | "db">;

/** The waitlist's discount of this mailbox, if no subscription began with it and no other account's checkout has it. */
function openDiscount(ctx: Context, user: Pick<SignedInUser, "id" | "email">): SQL | undefined {
  const other = sql`(${waitlistPerks.claimedBy} IS NULL OR ${waitlistPerks.claimedBy} = ${user.id} OR NOT EXISTS (
    SELECT 1 FROM ${subscribers} WHERE ${subscribers.userId} = ${waitlistPerks.claimedBy}
      AND ${subscribers.checkoutId} IS NOT NULL))`;
  const mailbox = eq(waitlistPerks.mailboxHash, perkMailbox(ctx, user.email));
  return and(mailbox, isNull(waitlistPerks.redeemedAt), other);
}

/** The query for the discount that the next subscription of this user would get: one row, or none. */
export function openDiscounts(ctx: Context, user: Pick<SignedInUser, "id" | "email">) {
  return ctx.db.select({ place: waitlistPerks.place }).from(waitlistPerks).where(openDiscount(ctx, user));
}

/**
 * The statement that holds the discount for the checkout of this user, so that no two accounts of one mailbox use it. It
 * returns a row if the discount is theirs.
 */
export function claimDiscount(ctx: Context, user: Pick<SignedInUser, "id" | "email">) {
  return ctx.db
    .update(waitlistPerks)
    .set({ claimedBy: user.id })
    .where(openDiscount(ctx, user))
    .returning({ place: waitlistPerks.place });
}

/**
 * The statements that close a checkout which has ended, mark the discount as used where a subscription began with it,
 * and let go of it where none did.
 */
export function settleDiscount(
  ctx: Pick<AppContext, "db" | "now">,
  input: { userId: string; account: PaymentAccount; endedCheckout: string | null; when: SQL },
): BatchItem<"sqlite">[] {
  const { userId, account, endedCheckout, when } = input;
  const isUsed = account.subscriptions.some(
    ({ hasDiscount, status }) => hasDiscount && status !== "incomplete" && status !== "incomplete_expired",
  );
  const held = and(eq(waitlistPerks.claimedBy, userId), isNull(waitlistPerks.redeemedAt), when);
  const statements: BatchItem<"sqlite">[] = [];
  if (isUsed) statements.push(ctx.db.update(waitlistPerks).set({ redeemedAt: ctx.now() }).where(held));
  if (endedCheckout === null) return statements;
  const row = eq(subscribers.userId, userId);
  const isOpen = sql`EXISTS (SELECT 1 FROM ${subscribers} WHERE ${and(row, isNotNull(subscribers.checkoutId))})`;
  statements.push(
    ctx.db
      .update(subscribers)
      .set({ checkoutId: null, checkoutPlan: null })
      .where(and(row, eq(subscribers.checkoutId, endedCheckout), when)),
    ctx.db
      .update(waitlistPerks)
      .set({ claimedBy: null })
      .where(and(held, sql`NOT ${isOpen}`)),
  );
  return statements;
}
