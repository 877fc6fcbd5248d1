import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { CreditLedger } from "~/components/credit-ledger";
import { formatDay } from "~/components/local-date";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { Pager } from "~/components/pager";
import { PlanBanner } from "~/components/plan-banner";
import { type Plan, PlanList } from "~/components/plan-list";
import { getUsage } from "~/domain/rewriting/get-usage.server";
import { monthlyRewriteLimit } from "~/domain/rewriting/limits";
import { listCredits } from "~/domain/rewriting/list-credits.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";

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
    text: "Then one credit for each further one, as many as you have.",
  },
  { tier: "pro", amount: monthly(monthlyRewriteLimit.pro), text: "One for every working day, and some to spare." },
  { tier: "enterprise", amount: monthly(monthlyRewriteLimit.enterprise), text: "No count and no limit." },
];

export default function Billing() {
  const { usage, ledger } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Credits & Subscription"
        lead="What your plan has, and what you have used of it. Matching and downloads are free in every plan."
      />
      <PlanBanner usage={usage} />
      <Card
        title="Plans"
        lead={`Rewrites count by the calendar month: this one ends when ${formatDay(usage.resetsAt)} begins, by UTC. What is left over does not move on; a rewrite that fails is not counted.`}
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
