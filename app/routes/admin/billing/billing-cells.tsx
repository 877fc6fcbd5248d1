import type { BillingRow, BillingStatus } from "~/domain/admin/account.schema";
import { Day } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";

export const statusNames: Record<BillingStatus, string> = {
  active: "Active",
  trialing: "Trialing",
  cancelled: "Cancelled",
  incomplete: "Incomplete",
  failed: "Failed",
  inactive: "Inactive",
};

const tones = {
  active: "good",
  trialing: "good",
  cancelled: "neutral",
  incomplete: "bad",
  failed: "bad",
  inactive: "neutral",
} as const;

export function Status({ status }: { status: BillingStatus }) {
  return <Tag tone={tones[status]}>{statusNames[status]}</Tag>;
}

/** The day of the next payment, or the one on which a cancelled subscription ends. */
export function Renewal({ renewalDate, endsThen }: Pick<BillingRow, "renewalDate" | "endsThen">) {
  if (renewalDate === null) return "no renewal";
  return (
    <span className="whitespace-nowrap">
      {endsThen ? "ends" : "renews"} <Day milliseconds={renewalDate} />
    </span>
  );
}

export function LastPayment({ status }: { status: BillingRow["lastPaymentStatus"] }) {
  if (status === null) return <span className="text-muted">none</span>;
  return <Tag tone={status === "success" ? "good" : "bad"}>{status}</Tag>;
}
