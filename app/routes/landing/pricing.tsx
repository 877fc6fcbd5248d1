import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { readPrices } from "~/domain/billing/read-prices.server";
import { viewPlans } from "~/domain/billing/view-plans";
import { discountPercent, discountPlaces } from "~/domain/waitlist/waitlist.schema";
import { pageMeta } from "~/http/public-pages";
import { Card } from "~/ui/card";
import { LinkButton, TextLink } from "~/ui/forms/button";
import { SiteFrame } from "~/ui/frame/site-frame";
import { Notice } from "~/ui/notice";
import { PlanCards } from "~/ui/plans";

export const meta = pageMeta("/pricing", {
  title: `Plans and prices · ${brand}`,
  description: `What ${brand} costs: five tailored resumes a month are free. Credits for a few more, or a monthly plan.`,
});

export async function loader({ context }: LoaderFunctionArgs) {
  const { app } = context;
  const plans = viewPlans(await readPrices(app), { getsDiscount: false });
  return { plans, canPay: app.payments !== null };
}

export default function Pricing() {
  const { plans, canPay } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <header className="pt-8 pb-10">
        <h1 className="text-4xl sm:text-5xl">Plans and prices</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          Start free. Pay only for more rewrites: matching, tracking and downloads belong to every plan.
        </p>
      </header>
      {canPay ? null : (
        <Notice tone="info" title="Payments are not set up on this server." className="mb-6">
          <p>These are the prices, but nothing can be bought here yet. The free plan works as it is.</p>
        </Notice>
      )}
      <h2 className="sr-only">The plans</h2>
      <PlanCards
        plans={plans}
        action={({ tier, name }) =>
          tier === "free" ? (
            <LinkButton to="/app/sign-up" className="w-full">
              Start free
            </LinkButton>
          ) : canPay ? (
            <LinkButton to="/app/dashboard/billing#plans" look="quiet" className="w-full">
              Choose {name}
            </LinkButton>
          ) : null
        }
      />
      <div className="space-y-6 py-10 pb-16">
        <Card title="Good to know">
          <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-1 text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            What we store about a payment is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
          </p>
        </Card>
      </div>
    </SiteFrame>
  );
}

const questions = [
  {
    question: "What counts as a rewrite?",
    answer:
      "One resume tailored to one post, with its cover letter. One that says nothing new does not count, and one that fails usually does not either.",
  },
  {
    question: "When does the month begin?",
    answer: "With the calendar month, at midnight UTC. Unused rewrites do not carry over; credits do.",
  },
  {
    question: "How do I cancel?",
    answer: "Under Credits & Subscription, in two clicks. You keep the plan until the paid month ends.",
  },
  {
    question: "What happens when a payment fails?",
    answer: "We tell you by mail and try again. You keep your plan for seven days, and your resumes for good.",
  },
  {
    question: "Is there a discount?",
    answer: `The first ${discountPlaces} on the waitlist get ${discountPercent}% off their first month. It is taken off by itself.`,
  },
  {
    question: "Who sees my card?",
    answer: "Only Stripe, which takes the payment. We never see its number, and do not store it.",
  },
];
