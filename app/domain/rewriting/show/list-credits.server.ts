import { and, eq } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "~/db/page-key";
import { type CreditReason, creditLedger, rewrites } from "~/db/schema/rewriting";
import { creditsPerPage } from "~/domain/rewriting/limits";
import type { AppContext, SignedInUser } from "~/ports/context";

export interface CreditEntry {
  id: string;
  /** Positive where credits came. */
  amount: number;
  /** What the user had after it. */
  balance: number;
  reason: CreditReason;
  /** The rewrite it was about, where it is still there. */
  rewriteId: string | null;
  jobTitle: string | null;
  createdAt: number;
}

/** Every credit of the user that came or went, newest first; `before` is the key of the page. */
export async function listCredits(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { before?: string } = {},
): Promise<{ items: CreditEntry[]; next: string | null }> {
  const rows = await ctx.db
    .select({
      id: creditLedger.id,
      amount: creditLedger.amount,
      balance: creditLedger.balance,
      reason: creditLedger.reason,
      rewriteId: rewrites.id,
      jobTitle: rewrites.jobTitle,
      createdAt: creditLedger.createdAt,
    })
    .from(creditLedger)
    .leftJoin(rewrites, and(eq(rewrites.id, creditLedger.rewriteId), eq(rewrites.userId, ctx.user.id)))
    .where(and(eq(creditLedger.userId, ctx.user.id), olderThan(creditLedger, input.before)))
    .orderBy(...newestFirst(creditLedger))
    .limit(creditsPerPage + 1);
  return toPage(rows, creditsPerPage);
}
