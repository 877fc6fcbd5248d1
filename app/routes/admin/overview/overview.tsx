import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { type AdminOverview, getAdminOverview } from "~/domain/admin/get-admin-overview.server";
import { requireAdmin } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { type Figure, FigureList } from "~/ui/charts/figure-list";
import { TextLink } from "~/ui/forms/button";
import { PageHeader } from "~/ui/frame/page-header";
import { Notice } from "~/ui/notice";
import { waitingTime } from "../durations";
import { TrendCard } from "./trend-card";

export const meta: MetaFunction = () => [{ title: `Admin · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  return { overview: await getAdminOverview(ctx), isSelling: ctx.payments !== null };
}

const tasks = [
  { page: "users", text: "Manage users, roles and credits" },
  { page: "resumes-jobs", text: "Monitor resumes, jobs, matches and scores" },
  { page: "usage", text: "Track platform usage and active users" },
  { page: "billing", text: "Oversee subscriptions and credit balances" },
  { page: "feedback", text: "Review user feedback" },
];

const trendCards = {
  registrations: { title: "Sign-ups by e-mail", note: "Forms sent; each still has to be confirmed." },
  accounts: { title: "New accounts", note: "Confirmed by e-mail, or opened with Google." },
  active: { title: "Active users", note: "Different people on a day.", isAverage: true },
  rewritesDone: { title: "Rewrites" },
  rewritesFailed: { title: "Failed rewrites", isTrouble: true },
  matches: { title: "Matches" },
  waitlistJoined: { title: "Joined the waitlist" },
};

export default function Overview() {
  const { overview, isSelling } = useLoaderData<typeof loader>();
  const { trends, revenue, webhookFailures, now } = overview;
  return (
    <>
      <PageHeader
        title={`Welcome to the ${brand} admin area`}
        lead="Everything that happens here, and what needs you."
      />
      <Troubles now={now} />
      <section aria-labelledby="trends">
        <h2 id="trends" className="mb-1 text-2xl">
          The last seven days
        </h2>
        <p className="mb-4 text-sm text-muted">
          Days are in UTC. The bars are the last 14 days, the last one is today.
        </p>
        <ul className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {trends.map(({ name, values }) => (
            <TrendCard key={name} values={values} {...trendCards[name]} />
          ))}
          {revenue.map(({ currency, values }) => (
            <TrendCard
              key={currency}
              title={`Revenue in ${currency.toUpperCase()}`}
              note="After refunds."
              values={values}
              format={(amount) => formatMoney(amount, currency)}
            />
          ))}
          {isSelling && revenue.length === 0 ? (
            <TrendCard title="Revenue" note="Nobody has paid yet." values={webhookFailures.map(() => 0)} />
          ) : null}
          <TrendCard
            title="Webhook failures"
            note="Notices of the waitlist that were given up."
            values={webhookFailures}
            isTrouble
          />
        </ul>
      </section>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card title="Right now">
          <FigureList label="Right now" figures={figuresNow(now)} />
        </Card>
        <Card title="What you can do here">
          <ul className="list-disc space-y-2 pl-5">
            {tasks.map(({ page, text }) => (
              <li key={page}>
                <TextLink to={`/app/admin/${page}`}>{text}</TextLink>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-sm text-muted">Admin access required • Data updates in realtime</p>
        </Card>
      </div>
    </>
  );
}

type Now = AdminOverview["now"];

/** After this, whoever asked for a rewrite has long looked elsewhere. */
const longWaitMilliseconds = 10 * 60_000;

/** What needs an admin, above everything else. */
function Troubles({ now }: { now: Now }) {
  const waited = now.queueAgeMilliseconds ?? 0;
  const troubles = [
    now.deadLetters > 0 ? `${words(now.deadLetters, "message was", "messages were")} given up by the queue.` : "",
    waited > longWaitMilliseconds ? `A rewrite has waited in the queue for ${waitingTime(waited)}.` : "",
  ].filter(Boolean);
  if (troubles.length === 0) return null;
  return (
    <Notice tone="error" title={troubles.join(" ")} className="mb-8">
      <TextLink to="/app/admin/health">See what waits and what failed</TextLink>
    </Notice>
  );
}

function figuresNow(now: Now): Figure[] {
  return [
    { label: "Accounts", value: count(now.users) },
    { label: "Active users this month", value: count(now.activeThisMonth) },
    {
      label: "Rewrites in the queue",
      value: count(now.waitingRewrites),
      note:
        now.queueAgeMilliseconds === null
          ? null
          : `The oldest has waited for ${waitingTime(now.queueAgeMilliseconds)}.`,
    },
    { label: "Messages that the queue gave up", value: count(now.deadLetters) },
    {
      label: "People on the waitlist",
      value: count(now.waitlist),
      note: `${words(now.waitlistConfirmed, "has", "have")} confirmed their address.`,
    },
    { label: "Waitlist discounts left", value: count(now.perksLeft) },
    { label: "Waitlist notices that the webhook refused", value: count(now.failedWebhooks) },
  ];
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

function words(number: number, one: string, many: string): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

function formatMoney(amount: number, currency: string): string {
  return (amount / 100).toLocaleString("en-US", { style: "currency", currency: currency.toUpperCase() });
}
