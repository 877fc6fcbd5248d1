import { and, eq } from "drizzle-orm";
import { creditLedger } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";
import { moveCredits } from "./move-credits";

/**
 * Gives a user credits, or takes some of those they have: an administrator's doing. Idempotent by `id`. Answers how
 * many came or went, 0 if there was nobody to give to or nothing to take.
 */
export async function grantCredits(
  ctx: Pick<AppContext, "db" | "now">,
  input: { id: string; userId: string; amount: number },
): Promise<number> {
  const { id, userId, amount } = input;
  await ctx.db.batch([...moveCredits(ctx, { id, userId, amount, reason: "granted" })]);
  const [row] = await ctx.db
    .select({ amount: creditLedger.amount })
    .from(creditLedger)
    .where(and(eq(creditLedger.id, id), eq(creditLedger.userId, userId)));
  return row?.amount ?? 0;
}
