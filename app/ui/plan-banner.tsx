import { brand } from "~/brand";
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
