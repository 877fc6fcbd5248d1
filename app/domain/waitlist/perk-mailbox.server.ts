import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { waitlistPerks, waitlistSignups } from "~/db/schema/waitlist";
import { mailboxOf } from "~/domain/mail/take-mail-limits.server";
import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { perksLeftCacheSeconds } from "./limits";
import { discountPlaces } from "./waitlist.schema";

type Context = Pick<AppContext, "config" | "db">;

/** What a discount is noted under: one mailbox has one, whatever stands behind a "+" in its addresses. */
export function perkMailbox({ config }: Pick<AppContext, "config">, email: string): string {
  return keyedHash(config.appSecret, "waitlist-perk", mailboxOf(email));
}

const holders = alias(waitlistSignups, "holders");

/** For statements: the place that this mailbox was given, or NULL, and whether an address on the list has it. */
export function perkOf(mailboxHash: string) {
  const place = sql<number | null>`(SELECT ${waitlistPerks.place} FROM ${waitlistPerks}
    WHERE ${waitlistPerks.mailboxHash} = ${mailboxHash})`;
  const isHeld = sql<0 | 1>`EXISTS (SELECT 1 FROM ${waitlistSignups} "holders" WHERE ${holders.perkPlace} = ${place})`;
  return { place, isHeld };
}

/** Notes the mailboxes of discounts that were given before mailboxes were noted. */
export async function noteMailboxes(ctx: Context): Promise<void> {
  const unnoted = await ctx.db
    .select({ place: waitlistPerks.place, email: waitlistSignups.email })
    .from(waitlistPerks)
    .innerJoin(waitlistSignups, eq(waitlistSignups.perkPlace, waitlistPerks.place))
    .where(isNull(waitlistPerks.mailboxHash));
  for (const { place, email } of unnoted) {
    const mailboxHash = perkMailbox(ctx, email);
    await ctx.db
      .update(waitlistPerks)
      .set({ mailboxHash })
      .where(and(eq(waitlistPerks.place, place), sql`${perkOf(mailboxHash).place} IS NULL`));
  }
}

const cacheName = "waitlist:perks-left";

/** How many discounts are left; up to a minute old. The discount of somebody who left is not given again. */
export async function perksLeft(ctx: Pick<AppContext, "cache" | "db">): Promise<number> {
  const cached = await ctx.cache.get(cacheName);
  if (cached !== null) return Number(cached);
  const left = Math.max(0, discountPlaces - (await ctx.db.$count(waitlistPerks)));
  await ctx.cache.put(cacheName, String(left), perksLeftCacheSeconds);
  return left;
}
