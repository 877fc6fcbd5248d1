import { brand } from "../brand";
import type { UsageSummary } from "../domain/rewriting/rewrite.schema";

/** "2 / 5 rewrites this month"; red at the limit. */
export function PlanBanner({ usage }: { usage: UsageSummary }) {
  const { used, limit, tier, credits } = usage;
  const atLimit = limit !== null && used >= limit && !(tier === "single" && credits > 0);
  return (
    <p
      className={`mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl border px-5 py-4 sm:px-7 ${atLimit ? "border-danger bg-danger-soft" : "border-line bg-surface"}`}
    >
      <span>
        {brand} rewrites this month:{" "}
        <strong className="tabular-nums">
          {used} / {limit ?? "∞"}
        </strong>
        {tier === "single" ? <span className="text-muted"> · {credits} credits</span> : null}
      </span>
      {atLimit ? (
        <strong className="text-danger">Limit reached - upgrade needed</strong>
      ) : (
        <span className="text-sm text-muted">Plan: {tier}</span>
      )}
    </p>
  );
}
