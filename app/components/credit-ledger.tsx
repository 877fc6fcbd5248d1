import { Coins } from "lucide-react";
import type { CreditEntry } from "../domain/rewriting/list-credits.server";
import { DataTable } from "./data-table";
import { EmptyState } from "./empty-state";
import { LocalDate } from "./local-date";
import { TextLink } from "./text-link";

const reasons: Record<CreditEntry["reason"], string> = {
  rewrite: "Spent on a rewrite",
  returned: "Given back",
  granted: "Given to you",
  purchase: "Bought",
};

/** Every credit that came or went, newest first. */
export function CreditLedger({ entries }: { entries: CreditEntry[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Coins aria-hidden />} title="No credits came or went yet.">
        What is given to you, spent and given back will stand here.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Credits that came and went, newest first"
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: "What", cell: (entry) => <Reason {...entry} /> },
        { title: "Date", cell: ({ createdAt }) => <LocalDate milliseconds={createdAt} />, className: "text-muted" },
        { title: "Credits", cell: ({ amount }) => signed(amount), isNamedInCard: true, className: "tabular-nums" },
        { title: "Balance", cell: ({ balance }) => balance, isNamedInCard: true, className: "tabular-nums" },
      ]}
    />
  );
}

function Reason({ reason, rewriteId, jobTitle }: CreditEntry) {
  if (!rewriteId) return reasons[reason];
  return (
    <>
      {reasons[reason]}: <TextLink to={`/app/dashboard/rewrites/${rewriteId}`}>{jobTitle}</TextLink>
    </>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `\u2212${Math.abs(amount)}`;
}
