import { type SQL, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { profiles } from "~/db/schema/accounts";
import { creditLedger } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";

interface CreditMovement {
  userId: string;
  rewriteId: string;
  amount: number;
  reason: "rewrite" | "returned";
}

/**
 * The ledger row for a credit received or spent. It must follow the update of the profile directly in its batch:
 * `changes()` makes it empty if that update changed nothing.
 */
export function ledgerEntry(ctx: Pick<AppContext, "newId" | "now">, entry: CreditMovement): SQL {
  const { userId, rewriteId, amount, reason } = entry;
  const [owner, balance] = [sql`${profiles.id}`, sql`${profiles.credits}`];
  return rowOf(
    creditLedger,
    { id: ctx.newId(), userId: owner, amount, balance, reason, rewriteId, createdAt: ctx.now() },
    sql`FROM ${profiles} WHERE ${profiles.id} = ${userId} AND changes() = 1`,
  );
}
