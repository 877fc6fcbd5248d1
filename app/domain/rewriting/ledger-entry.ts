import { type SQL, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import type { AppContext } from "../../ports/context";

interface Entry {
  userId: string;
  rewriteId: string;
  amount: number;
  reason: "rewrite" | "returned";
}

/**
 * The row of the ledger for a credit that came or went, to stand in the batch right behind the update of the profile:
 * it is empty where that one changed nothing.
 */
export function ledgerEntry(ctx: Pick<AppContext, "newId" | "now">, entry: Entry): SQL {
  const { userId, rewriteId, amount, reason } = entry;
  // Columns in the order of the schema.
  return sql`SELECT ${ctx.newId()}, ${profiles.id}, ${amount}, ${profiles.credits}, ${reason}, ${rewriteId}, ${ctx.now()}
    FROM ${profiles} WHERE ${profiles.id} = ${userId} AND changes() = 1`;
}
