import { and, eq, isNull, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { waitlistPerks, waitlistSignups } from "~/db/schema/waitlist";
import { isSameHash, keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { perkMailbox, perkOf } from "./perk-mailbox.server";
import { discountPlaces } from "./waitlist.schema";

/** "of-mailbox": another address of the same mailbox has the discount. */
export type Discount = "yours" | "of-mailbox" | "taken";
type Confirmed = { ok: true; discount: Discount } | { ok: false; reason: "wrong-link" | "left" };

/**
 * Confirms the address that got this token by mail, and gives its mailbox a discount while there are any; a mailbox
 * that left and came back gets its earlier one. One transaction, so that concurrent confirmations give each place once.
 * Idempotent.
 */
export async function confirmSignup(ctx: Pick<AppContext, "config" | "db" | "now">, token: string): Promise<Confirmed> {
  const position = positionOf(ctx.config.appSecret, "confirm", token);
  if (position === null) return { ok: false, reason: "wrong-link" };
  const { db } = ctx;
  const row = eq(waitlistSignups.position, position);
  const [known] = await db.select({ email: waitlistSignups.email }).from(waitlistSignups).where(row);
  if (!known) return { ok: false, reason: "left" };
  const mailboxHash = perkMailbox(ctx, known.email);
  const own = perkOf(mailboxHash);
  const unconfirmed = and(row, isNull(waitlistSignups.confirmedAt));
  const next = sql`(SELECT coalesce(max(${waitlistPerks.place}), 0) + 1 FROM ${waitlistPerks})`;
  const perkPlace = sql`CASE WHEN ${own.place} IS NULL THEN CASE WHEN ${next} <= ${discountPlaces} THEN ${next} END
    WHEN NOT ${own.isHeld} THEN ${own.place} END`;
  const [, , [signup]] = await db.batch([
    db.update(waitlistSignups).set({ confirmedAt: ctx.now(), perkPlace }).where(unconfirmed),
    db
      .insert(waitlistPerks)
      .select(
        rowOf(
          waitlistPerks,
          { place: sql`${waitlistSignups.perkPlace}`, mailboxHash },
          sql`FROM ${waitlistSignups} WHERE ${row} AND ${waitlistSignups.perkPlace} IS NOT NULL`,
        ),
      )
      .onConflictDoNothing(),
    db.select({ place: waitlistSignups.perkPlace, isHeld: own.isHeld }).from(waitlistSignups).where(row),
  ]);
  if (!signup) return { ok: false, reason: "left" };
  if (signup.place !== null) return { ok: true, discount: "yours" };
  return { ok: true, discount: signup.isHeld ? "of-mailbox" : "taken" };
}

/** What a mail's link is for: a token of one opens nothing of the other. */
type Purpose = "leave" | "confirm";

/** What a mail's link carries: it says whose place, and that we wrote it to them. */
export function waitlistToken(secret: string, purpose: Purpose, position: number): string {
  return `${position}.${keyedHash(secret, `waitlist-${purpose}`, String(position))}`;
}

/** The place that a token speaks of; null where we did not write it, or not for this. */
function positionOf(secret: string, purpose: Purpose, token: string): number | null {
  const [position = "", hash = "", ...rest] = token.split(".");
  if (!/^[1-9]\d{0,14}$/.test(position) || rest.length > 0) return null;
  return isSameHash(hash, keyedHash(secret, `waitlist-${purpose}`, position)) ? Number(position) : null;
}

/**
 * Deletes the data of whoever got this token by mail, except the hash of a mailbox that had a discount, so that joining
 * again does not bring a second one. Idempotent. False if the token is not ours.
 */
export async function leaveWaitlist(ctx: Pick<AppContext, "config" | "db">, token: string): Promise<boolean> {
  const position = positionOf(ctx.config.appSecret, "leave", token);
  if (position === null) return false;
  await deleteSignup(ctx, position);
  return true;
}

/** The statement that deletes everything kept with a place. Returns the row's place if there was one. */
export function deleteSignup({ db }: Pick<AppContext, "db">, position: number) {
  return db
    .delete(waitlistSignups)
    .where(eq(waitlistSignups.position, position))
    .returning({ position: waitlistSignups.position });
}
