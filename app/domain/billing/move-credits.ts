import { and, eq, type SQL, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { profiles } from "~/db/schema/accounts";
import { type CreditReason, creditLedger } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";

interface Movement {
  /** Of the row in the ledger. A second movement with the same id does nothing. */
  id: string;
  userId: string;
  /** Positive if credits come. Of a negative amount only as many go as there are. */
  amount: number;
  reason: CreditReason;
  paymentId?: string;
  /** The statements do nothing unless this holds. */
  when?: SQL;
}

/**
 * The two statements, for one batch, that move credits: a row in the ledger, and the balance that this row names. No row
 * is written where nothing moves.
 */
export function moveCredits(ctx: Pick<AppContext, "db" | "now">, movement: Movement) {
  const { id, userId, amount, reason, paymentId = null, when = sql`true` } = movement;
  const moved = amount < 0 ? sql`max(${amount}, -${profiles.credits})` : sql`${amount}`;
  const row = { id, userId, amount: moved, balance: sql`${profiles.credits} + ${moved}`, reason, paymentId };
  const owner = and(eq(profiles.id, userId), sql`${moved} <> 0`, when);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${creditLedger} WHERE ${creditLedger.id} = ${id})`;
  const balance = sql`(SELECT ${creditLedger.balance} FROM ${creditLedger} WHERE ${creditLedger.id} = ${id})`;
  return [
    ctx.db
      .insert(creditLedger)
      .select(rowOf(creditLedger, { ...row, createdAt: ctx.now() }, sql`FROM ${profiles} WHERE ${and(owner, isNew)}`))
      .onConflictDoNothing(),
    // Right after a row that was inserted, and only then.
    ctx.db
      .update(profiles)
      .set({ credits: balance })
      .where(and(eq(profiles.id, userId), sql`changes() = 1`)),
  ] as const;
}
