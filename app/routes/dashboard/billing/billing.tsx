import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Check, Coins } from "lucide-react";
import { brand } from "~/brand";
import { monthlyRewriteLimit } from "~/domain/rewriting/limits";
import { getUsage } from "~/domain/rewriting/show/get-usage.server";
import { type CreditEntry, listCredits } from "~/domain/rewriting/show/list-credits.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/request.server";
import { TextLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { formatDay, LocalDate } from "~/ui/local-date";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { PlanBanner } from "~/ui/plan-banner";

const reasons: Record<CreditEntry["reason"], string> = {
  rewrite: "Spent on a rewrite",
  returned: "Given back",
  granted: "Given to you",
  purchase: "Bought",
};

/** Every credit you received or spent, newest first. */
function CreditLedger({ entries }: { entries: CreditEntry[] }) {
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
        { title: "What", cell: (entry) => <Reason {...entry} /> },
        { title: "Date", cell: ({ createdAt }) => <LocalDate milliseconds={createdAt} />, className: "text-muted" },
        { title: "Credits", cell: ({ amount }) => signed(amount), showsTitleInCard: true, className: "tabular-nums" },
        { title: "Balance", cell: ({ balance }) => balance, showsTitleInCard: true, className: "tabular-nums" },
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

export const meta: MetaFunction = () => [{ title: `Credits & Subscription · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const before = beforeParam(new URL(request.url));
  const [usage, ledger] = await Promise.all([getUsage(ctx), listCredits(ctx, { before })]);
  return { usage, ledger };
}

const monthly = (limit: number | null) => (limit === null ? "Unlimited rewrites" : `${limit} rewrites a month`);
const plans: Plan[] = [
  { tier: "free", amount: monthly(monthlyRewriteLimit.free), text: "To try it on a few applications." },
  {
    tier: "single",
    amount: monthly(monthlyRewriteLimit.single),
    text: "After that, each rewrite takes one credit.",
  },
  { tier: "pro", amount: monthly(monthlyRewriteLimit.pro), text: "One for every working day, and some to spare." },
  { tier: "enterprise", amount: monthly(monthlyRewriteLimit.enterprise), text: "As many as you need." },
];

export default function Billing() {
  const { usage, ledger } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Credits & Subscription"
        lead="What your plan includes, and how much of it you have used. Matching and downloads are free in every plan."
      />
      <PlanBanner usage={usage} />
      <Card
        title="Plans"
        lead={`Rewrites count by the calendar month: this one ends when ${formatDay(usage.resetsAt)} begins, by UTC. Unused rewrites do not carry over; a rewrite that fails is not counted.`}
      >
        <PlanList plans={plans} own={usage.tier} />
        <div className="mt-5">
          <Notice tone="info" title="You cannot pay here yet.">
            <p>
              So nothing is charged, and no plan changes by itself. An administrator of {brand} can give you another
              plan or credits.
            </p>
          </Notice>
        </div>
      </Card>
      <section aria-labelledby="credits" className="mt-12">
        <h2 id="credits" className="text-2xl">
          Your credits: {usage.credits}
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-muted">
          On the single plan, each rewrite beyond the {monthlyRewriteLimit.single} of the month takes one; a rewrite
          that fails gives it back.
        </p>
        <CreditLedger entries={ledger.items} />
        <Pager label="entries" next={ledger.next} />
      </section>
    </>
  );
}

interface Plan {
  tier: string;
  /** "5 rewrites a month". */
  amount: string;
  text: string;
}

/** What each plan has, with a mark on one's own. */
function PlanList({ plans, own }: { plans: Plan[]; own: string }) {
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
