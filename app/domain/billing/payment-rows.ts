import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { rowOf } from "~/db/rows";
import { payments } from "~/db/schema/billing";
import { creditLedger } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";
import type { PaymentCharge } from "~/ports/payments";
import { moveCredits } from "./move-credits";

export type PaymentRow = typeof payments.$inferSelect;
type Context = Pick<AppContext, "db" | "newId" | "now">;
type Statement = BatchItem<"sqlite">;

/** How many credits of a pack its refunds and chargebacks ask back. Part of a credit stays with the user. */
export function revokedCredits({ packCredits, isDisputed, refundedAmount, amount }: PaymentCharge): number {
  if (packCredits === null) return 0;
  return isDisputed ? packCredits : Math.floor((packCredits * Math.min(refundedAmount, amount)) / amount);
}

function paymentStatus({ status, isDisputed, refundedAmount, amount }: PaymentCharge): PaymentRow["status"] {
  if (status !== "paid") return status;
  if (isDisputed) return "disputed";
  return refundedAmount >= amount ? "refunded" : "paid";
}

/**
 * The statements that bring the rows of payments, and the credits that they bought or lost, to what the provider says.
 * They do nothing unless `when` holds; `rows` are the rows as they are.
 */
export function paymentStatements(
  ctx: Context,
  { userId, charges, rows, when }: { userId: string; charges: PaymentCharge[]; rows: PaymentRow[]; when: SQL },
): { statements: Statement[]; changes: string[]; credits: { came: boolean; went: boolean } } {
  const known = new Map(rows.map((row) => [row.id, row]));
  const statements: Statement[] = [];
  const changes: string[] = [];
  const credits = { came: false, went: false };
  for (const charge of charges) {
    const before = known.get(charge.id);
    const next = valuesOf(userId, charge);
    if (before && isSame(before, next)) continue;
    changes.push(`payment ${charge.id}: ${before?.status ?? "new"} -> ${next.status}`);
    const set = { status: next.status, refundedAmount: next.refundedAmount, credits: next.credits };
    statements.push(
      ctx.db
        .insert(payments)
        .select(rowOf(payments, { ...next, creditsRevoked: 0, creditsTaken: 0 }, sql`WHERE ${when}`))
        .onConflictDoUpdate({ target: payments.id, set: { ...set, receiptUrl: next.receiptUrl } }),
    );
    const came = next.credits - (before?.credits ?? 0);
    const revoked = next.creditsRevoked - (before?.creditsRevoked ?? 0);
    const movement = { userId, paymentId: charge.id, when };
    if (came > 0) {
      credits.came = true;
      statements.push(
        ...moveCredits(ctx, { ...movement, id: `${charge.id}-purchase`, amount: came, reason: "purchase" }),
      );
    }
    if (revoked > 0) {
      credits.went = true;
      statements.push(...takeBack(ctx, movement, revoked));
    }
    if (revoked < 0 && before) {
      credits.came = true;
      // What had been spent was not taken, so it does not come back either.
      const amount = Math.min(-revoked, before.creditsTaken);
      if (amount > 0) statements.push(...restore(ctx, movement, amount));
      statements.push(setRevoked(ctx, movement, next.creditsRevoked));
    } else if (revoked > 0) {
      statements.push(setRevoked(ctx, movement, next.creditsRevoked));
    }
  }
  return { statements, changes, credits };
}

interface Movement {
  userId: string;
  paymentId: string;
  when: SQL;
}

function takeBack(ctx: Context, movement: Movement, amount: number): Statement[] {
  const id = ctx.newId();
  return [...moveCredits(ctx, { ...movement, id, amount: -amount, reason: "refund" }), countTaken(ctx, movement, id)];
}

function restore(ctx: Context, movement: Movement, amount: number): Statement[] {
  const id = ctx.newId();
  return [...moveCredits(ctx, { ...movement, id, amount, reason: "restored" }), countTaken(ctx, movement, id)];
}

/** Notes with the payment how many credits a row of the ledger took or brought back. */
function countTaken(ctx: Context, { paymentId, when }: Movement, ledgerId: string): Statement {
  const moved = sql`coalesce((SELECT ${creditLedger.amount} FROM ${creditLedger} WHERE ${creditLedger.id} = ${ledgerId}), 0)`;
  return ctx.db
    .update(payments)
    .set({ creditsTaken: sql`${payments.creditsTaken} - ${moved}` })
    .where(sql`${payments.id} = ${paymentId} AND ${when}`);
}

function setRevoked(ctx: Context, { paymentId, when }: Movement, creditsRevoked: number): Statement {
  return ctx.db.update(payments).set({ creditsRevoked }).where(sql`${payments.id} = ${paymentId} AND ${when}`);
}

function valuesOf(userId: string, charge: PaymentCharge) {
  const { id, amount, refundedAmount, currency, receiptUrl, createdAt, packCredits, status } = charge;
  const isPaid = status === "paid";
  return {
    id,
    userId,
    kind: packCredits === null ? ("subscription" as const) : ("pack" as const),
    status: paymentStatus(charge),
    amount,
    refundedAmount,
    currency,
    receiptUrl,
    credits: isPaid ? (packCredits ?? 0) : 0,
    creditsRevoked: isPaid ? revokedCredits(charge) : 0,
    createdAt,
  };
}

function isSame(before: PaymentRow, next: ReturnType<typeof valuesOf>): boolean {
  const { status, refundedAmount, credits, creditsRevoked } = next;
  return (
    before.status === status &&
    before.refundedAmount === refundedAmount &&
    before.credits === credits &&
    before.creditsRevoked === creditsRevoked
  );
}
