import { Check } from "lucide-react";

export interface Plan {
  tier: string;
  /** "5 rewrites a month". */
  amount: string;
  text: string;
}

/** What each plan has, with a mark on one's own. */
export function PlanList({ plans, own }: { plans: Plan[]; own: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {plans.map(({ tier, amount, text }) => (
        <li
          key={tier}
          className={`rounded-xl border p-4 ${tier === own ? "border-accent bg-accent-soft" : "border-line"}`}
        >
          <h3 className="flex flex-wrap items-center justify-between gap-2 text-lg">
            <span className="capitalize">{tier}</span>
            {tier === own ? (
              <span className="flex items-center gap-1 font-sans text-sm text-accent-strong">
                <Check aria-hidden className="size-4" /> Your plan
              </span>
            ) : null}
          </h3>
          <p className="mt-1 font-semibold">{amount}</p>
          <p className={`text-sm ${tier === own ? "" : "text-muted"}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
