import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import type { PlanView } from "~/domain/billing/billing.schema";
import type { UsageSummary } from "~/domain/rewriting/rewrite.schema";
import { count } from "~/wording";
import { formatDay } from "./local-date";

/** The rewrites used this month ("2 / 5") with a bar, which is red at the limit. */
export function PlanBanner({ usage }: { usage: UsageSummary }) {
  const { used, limit, tier, credits, spendsCredits, resetsAt } = usage;
  const atLimit = limit !== null && used >= limit && !(spendsCredits && credits > 0);
  return (
    <div
      className={`mb-6 rounded-2xl border px-5 py-4 sm:px-7 ${atLimit ? "border-danger bg-danger-soft" : "border-line bg-surface shadow-card"}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          {brand} rewrites this month:{" "}
          <strong className="tabular-nums">
            {used} / {limit ?? "∞"}
          </strong>
          {tier === "single" || (spendsCredits && credits > 0) ? (
            <span className="text-muted"> · {count(credits, "credit")}</span>
          ) : null}
        </span>
        {atLimit ? (
          <strong className="text-danger">Limit reached - upgrade needed</strong>
        ) : (
          <span className="text-sm text-muted">Plan: {tier}</span>
        )}
      </p>
      {limit === null ? null : (
        <>
          <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-3 h-1.5 w-full rounded-full">
            <rect width="100" height="2" className="fill-line" />
            <rect
              width={Math.min(100, (100 * used) / limit)}
              height="2"
              className={atLimit ? "fill-danger" : "fill-accent"}
            />
          </svg>
          <p className={`mt-2 text-sm ${atLimit ? "text-ink" : "text-muted"}`}>
            Starts again at 0 on {formatDay(resetsAt)}, midnight UTC.
          </p>
        </>
      )}
    </div>
  );
}

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
