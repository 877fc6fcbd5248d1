import { Receipt } from "lucide-react";
import type { PaymentView } from "~/domain/billing/billing.schema";
import { money } from "~/domain/billing/money.schema";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { textLink } from "~/ui/forms/button";
import { LocalDate } from "~/ui/local-date";
import { count } from "~/wording";

/** The latest payments, newest first, with their receipts. */
export function PaymentList({ payments }: { payments: PaymentView[] }) {
  if (payments.length === 0) {
    return (
      <EmptyState icon={<Receipt aria-hidden />} title="No payments yet.">
        What you pay will appear here, with its receipt.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Your payments, newest first"
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { title: "What", cell: whatOf },
        { title: "Date", cell: ({ createdAt }) => <LocalDate milliseconds={createdAt} />, className: "text-muted" },
        { title: "Amount", cell: ({ amount, currency }) => money(amount, currency), isNumber: true },
        { title: "Status", cell: stateOf },
        {
          title: "Receipt",
          cell: ({ receiptUrl }) =>
            receiptUrl ? (
              <a href={receiptUrl} className={textLink}>
                Receipt
              </a>
            ) : (
              <span className="text-muted">No receipt</span>
            ),
        },
      ]}
    />
  );
}

function whatOf({ kind, credits }: PaymentView): string {
  if (kind === "subscription") return "A month of your plan";
  return credits > 0 ? count(credits, "credit") : "Credits";
}

function stateOf({ status, amount, currency, refundedAmount }: PaymentView): string {
  switch (status) {
    case "paid":
      return refundedAmount > 0 && refundedAmount < amount
        ? `Paid, ${money(refundedAmount, currency)} refunded`
        : "Paid";
    case "failed":
      return "Failed";
    case "pending":
      return "On its way";
    case "refunded":
      return "Refunded";
    case "disputed":
      return "Charged back";
    default:
      return status satisfies never;
  }
}
