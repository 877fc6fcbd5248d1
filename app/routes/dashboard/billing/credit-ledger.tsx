import { Coins } from "lucide-react";
import type { CreditEntry } from "~/domain/rewriting/show/list-credits.server";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { TextLink } from "~/ui/forms/button";
import { LocalDate } from "~/ui/local-date";

const reasons: Record<CreditEntry["reason"], string> = {
  rewrite: "Spent on a rewrite",
  returned: "Given back",
  granted: "Given to you",
  purchase: "Bought",
  refund: "Taken back with a refund",
  restored: "Given back after a dispute",
};

/** Every credit you received or spent, newest first. */
export function CreditLedger({ entries }: { entries: CreditEntry[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Coins aria-hidden />} title="No credits yet.">
        Credits you receive, spend or get back will appear here.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Your credits, newest first"
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: "What", isLong: true, cell: (entry) => <Reason {...entry} /> },
        { title: "Date", cell: ({ createdAt }) => <LocalDate milliseconds={createdAt} />, className: "text-muted" },
        { title: "Credits", cell: ({ amount }) => signed(amount), showsTitleInCard: true, isNumber: true },
        { title: "Balance", cell: ({ balance }) => balance, showsTitleInCard: true, isNumber: true },
      ]}
    />
  );
}

function Reason({ reason, rewriteId, jobTitle, amount }: CreditEntry) {
  if (!rewriteId) return reason === "granted" && amount < 0 ? "Taken by an administrator" : reasons[reason];
  return (
    <>
      {reasons[reason]}: <TextLink to={`/app/dashboard/rewrites/${rewriteId}`}>{jobTitle}</TextLink>
    </>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `\u2212${Math.abs(amount)}`;
}
