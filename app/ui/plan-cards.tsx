import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { PlanView } from "~/domain/billing/billing.schema";

interface PlanCardsProps {
  plans: PlanView[];
  /** The user's own plan, which is marked. */
  own?: PlanView["tier"];
  /** What can be done with a plan: a button or a link. */
  action: (plan: PlanView) => ReactNode;
}

/** The plans side by side: what each costs and brings. */
export function PlanCards({ plans, own, action }: PlanCardsProps) {
  return (
    <div className="@container">
      <ul className="grid gap-4 @xl:grid-cols-2 @5xl:grid-cols-4">
        {plans.map((plan) => (
          <li
            key={plan.tier}
            className={`flex flex-col rounded-2xl border p-5 ${plan.tier === own ? "border-accent bg-accent-soft" : "border-line bg-surface shadow-card"}`}
          >
            <PlanHead plan={plan} isOwn={plan.tier === own} />
            <ul className="mt-4 space-y-2">
              {plan.brings.map((text) => (
                <li key={text} className="flex gap-2">
                  <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            <div className="mt-auto pt-5 empty:hidden">{action(plan)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanHead({ plan, isOwn }: { plan: PlanView; isOwn: boolean }) {
  const { name, summary, price, per, firstMonth } = plan;
  return (
    <>
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-xl">
        {name}
        {isOwn ? (
          <span className="flex items-center gap-1 font-sans text-sm font-semibold text-accent-strong">
            <Check aria-hidden className="size-4" /> Your plan
          </span>
        ) : null}
      </h3>
      <p className={`mt-1 text-sm @5xl:min-h-15 ${isOwn ? "" : "text-muted"}`}>{summary}</p>
      {price === null ? (
        <p className="mt-4 font-semibold">The checkout shows the price.</p>
      ) : (
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <strong className="font-serif text-3xl tabular-nums">{price}</strong>
          <span className={isOwn ? "" : "text-muted"}>{per}</span>
        </p>
      )}
      {firstMonth ? (
        <p className="mt-1 text-sm font-semibold text-accent-strong">
          First month {firstMonth}: your waitlist discount
        </p>
      ) : null}
    </>
  );
}
