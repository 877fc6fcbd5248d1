import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import type { PlanView } from "~/domain/billing/billing.schema";
import { packCredits } from "~/domain/billing/plans";
import { readPrices } from "~/domain/billing/read-prices.server";
import { viewBilling } from "~/domain/billing/view-billing.server";
import { viewPlans } from "~/domain/billing/view-plans";
import { monthlyRewriteLimit } from "~/domain/rewriting/limits";
import { getUsage } from "~/domain/rewriting/show/get-usage.server";
import { listCredits } from "~/domain/rewriting/show/list-credits.server";
import { requireUser } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { beforeParam, siteOrigin } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { formatDay } from "~/ui/local-date";
import { allErrors, FormErrors, Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { PlanBanner, PlanCards } from "~/ui/plans";
import { billingAction } from "./billing.action.server";
import { comeBack } from "./come-back.server";
import { CreditLedger } from "./credit-ledger";
import { PaymentList } from "./payment-list";
import { PortalForm, SubscriptionCard } from "./subscription-card";

const here = "/app/dashboard/billing";

export const headers = actionHeaders;
export const meta: MetaFunction = () => [{ title: `Credits & Subscription · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const url = new URL(request.url);
  const checkout = url.searchParams.get("checkout");
  if (checkout !== null || url.searchParams.has("portal")) {
    const toast = await comeBack(ctx, { checkout, origin: siteOrigin(request, context) });
    throw toast ? await redirectWithToast(context, here, toast) : redirect(here, 303);
  }
  const [usage, ledger, billing, prices] = await Promise.all([
    getUsage(ctx),
    listCredits(ctx, { before: beforeParam(url) }),
    viewBilling(ctx),
    readPrices(ctx),
  ]);
  const plans = viewPlans(prices, { getsDiscount: billing.subscription.getsDiscount });
  return { usage, ledger, plans, ...billing, ...wayToPay(ctx.config.payments) };
}

export const action = billingAction;

function wayToPay(payments: { testServerUrl: string | null } | null) {
  return { canPay: payments !== null, isTest: payments !== null && payments.testServerUrl !== null };
}

export default function Billing() {
  const { usage, ledger, plans, subscription, payments, canPay, isTest } = useLoaderData<typeof loader>();
  const errors = allErrors(useReply<typeof billingAction>()?.result);
  return (
    <>
      <PageHeader
        title="Credits & Subscription"
        lead="What your plan includes, and how much of it you have used. Matching and downloads are free in every plan."
      />
      <FormErrors errors={errors} className="mb-6" />
      <PlanBanner usage={usage} />
      {canPay ? <SubscriptionCard subscription={subscription} /> : null}
      <Card
        title="Plans"
        anchor="plans"
        lead={`Rewrites are counted by calendar month. Your count starts again on ${formatDay(usage.resetsAt)} (UTC), and unused rewrites do not carry over.`}
      >
        <PaymentNotice canPay={canPay} isTest={isTest} />
        <PlanCards
          plans={plans}
          own={usage.tier}
          action={(plan) =>
            canPay ? <PlanAction plan={plan} own={usage.tier} isSubscribed={subscription.isSubscribed} /> : null
          }
        />
      </Card>
      {canPay || payments.length > 0 ? (
        <section aria-labelledby="payments" className="mt-12">
          <h2 id="payments" className="mb-5 text-2xl">
            Your payments
          </h2>
          <PaymentList payments={payments} />
        </section>
      ) : null}
      <section aria-labelledby="credits" className="mt-12">
        <h2 id="credits" className="text-2xl">
          Your credits: {usage.credits}
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-muted">
          On the single plan, each rewrite after the first {monthlyRewriteLimit.single} of a month costs one credit; on
          pro, each after the first {monthlyRewriteLimit.pro}. If one fails you usually get the credit back; its page
          says so. Credits do not expire.
        </p>
        <CreditLedger entries={ledger.items} />
        <Pager label="entries" next={ledger.next} />
      </section>
    </>
  );
}

function PaymentNotice({ canPay, isTest }: { canPay: boolean; isTest: boolean }) {
  if (!canPay) {
    return (
      <Notice tone="info" title="Payments are not set up on this server." className="mb-5">
        <p>
          So nothing can be bought or charged, and no plan changes by itself. An administrator of {brand} can give you
          another plan or credits.
        </p>
      </Notice>
    );
  }
  if (!isTest) return null;
  return (
    <Notice tone="info" title="Test payments" className="mb-5">
      <p>This development server imitates Stripe: no money moves, and no card is asked for.</p>
    </Notice>
  );
}

interface PlanActionProps {
  plan: PlanView;
  own: PlanView["tier"];
  isSubscribed: boolean;
}

/** Whoever has a subscription changes it in the portal; a second one cannot be bought. */
function PlanAction({ plan, own, isSubscribed }: PlanActionProps) {
  const { tier, name, price, firstMonth } = plan;
  if (tier === "free" || (tier === own && tier !== "single")) return null;
  if (isSubscribed && tier !== "single") return <PortalForm label={`Change to ${name}`} wide />;
  const amount = firstMonth ?? price;
  const label = tier === "single" ? `Buy ${packCredits} credits` : `Subscribe to ${name}`;
  return <BuyForm tier={tier} label={amount === null ? label : `${label} for ${amount}`} />;
}

function BuyForm({ tier, label }: { tier: PlanView["tier"]; label: string }) {
  const sending = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <FormToken />
      <input type="hidden" name="intent" value="buy" />
      <input type="hidden" name="plan" value={tier} />
      <Button type="submit" className="w-full" disabled={sending}>
        {label}
      </Button>
    </Form>
  );
}
