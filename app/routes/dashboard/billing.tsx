import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { PageHeader } from "~/components/page-header";
import { PlanBanner } from "~/components/plan-banner";
import { getUsage } from "~/domain/rewriting/get-usage.server";
import { requireUser } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `Credits & Subscription · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return getUsage(requireUser(context, request));
}

const plans = [
  { tier: "free", text: "5 rewrites a month" },
  { tier: "single", text: "5 rewrites a month, then one credit for each further one" },
  { tier: "pro", text: "30 rewrites a month" },
  { tier: "enterprise", text: "Unlimited rewrites" },
];

export default function Billing() {
  const usage = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Credits & Subscription"
        lead="Months are calendar months, UTC. Matching is free in every plan."
      />
      <PlanBanner usage={usage} />
      <Card>
        <dl className="divide-y divide-line">
          {plans.map(({ tier, text }) => (
            <div key={tier} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt className="font-semibold capitalize">
                {tier}{" "}
                {tier === usage.tier ? <span className="font-normal normal-case text-accent">(your plan)</span> : null}
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
          <div className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-semibold">Your credits</dt>
            <dd className="tabular-nums">{usage.credits}</dd>
          </div>
        </dl>
      </Card>
    </>
  );
}
