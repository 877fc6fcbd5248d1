import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { brand } from "~/brand";
import {
  type FunnelStep,
  getProductUsage,
  readUsageRange,
  type Usage,
  type UsageRange,
  usageRanges,
} from "~/domain/admin/get-product-usage.server";
import { scoreBand } from "~/domain/matching/match.schema";
import { requireAdmin } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { type Figure, FigureList } from "~/ui/charts/figure-list";
import { Button, FileButton } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { PageHeader } from "~/ui/frame/page-header";
import { formatDay } from "~/ui/local-date";
import { tookTime } from "../durations";
import { BarChart } from "./bar-chart";

export const meta: MetaFunction = () => [{ title: `Usage Analytics · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const range = readUsageRange(new URL(request.url).searchParams);
  return { range, ranges: usageRanges, usage: await getProductUsage(ctx, range) };
}

const rangeWords: Record<UsageRange, string> = {
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 3 months",
  365: "Last year",
};

const steps: Record<FunnelStep, string> = {
  joined: "Joined the waitlist",
  confirmed: "Confirmed their address",
  invited: "Were invited",
  account: "Opened an account",
  resume: "Added a first resume",
  match: "Made a first match",
  rewrite: "Got a first rewrite",
  download: "Downloaded a first file",
};

const scoreLooks = {
  green: "fill-score-green",
  yellow: "fill-score-yellow",
  orange: "fill-score-orange",
  red: "fill-score-red",
};

export default function UsageAnalytics() {
  const { range, ranges, usage } = useLoaderData<typeof loader>();
  const labels = usage.days.map((day) => formatDay(Date.parse(day)));
  const isByWeek = usage.daysABar > 1;
  const every = isByWeek ? "a week" : "a day";
  const days = { labels, labelTitle: isByWeek ? "Week from" : "Day" };
  return (
    <>
      <PageHeader
        title="Usage Analytics"
        lead={`${isByWeek ? "Each bar is a week." : "Each bar is a day."} Days are in UTC, and today is not over.`}
        actions={
          <FileButton href={`/app/admin/usage/csv?days=${range}`} className="min-h-12 px-4">
            <Download aria-hidden className="size-5" /> Download CSV
          </FileButton>
        }
      />
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <div className="grow sm:grow-0">
          <Select id="days" name="days" label="Period" defaultValue={range} key={range}>
            {ranges.map((count) => (
              <option key={count} value={count}>
                {rangeWords[count]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" look="quiet">
          Show
        </Button>
      </Form>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card title={`Rewrites and matches ${every}`} lead={totalsOf(usage)}>
          <BarChart
            title={`Rewrites and matches ${every}`}
            {...days}
            series={[
              { name: "Rewrites asked for", values: usage.rewrites, look: "fill-accent" },
              { name: "Matches", values: usage.matches, look: "fill-line-strong" },
            ]}
          />
        </Card>
        <Card
          title="Active users a day"
          lead={isByWeek ? "Different users a day, as the mean of each week." : "Different users on each day."}
        >
          <BarChart
            title="Active users a day"
            {...days}
            series={[{ name: "Active users", values: usage.active, look: "fill-accent" }]}
          />
        </Card>
        <Card title="How rewrites ended" lead={successOf(usage)}>
          <BarChart
            title="How rewrites ended"
            {...days}
            isStacked
            series={[
              { name: "Done", values: usage.done, look: "fill-accent" },
              { name: "Failed", values: usage.failed, look: "fill-danger" },
            ]}
          />
        </Card>
        <Card title="How long rewrites took" lead={timeOf(usage)}>
          <BarChart
            title="How long rewrites took"
            {...days}
            format={tookTime}
            series={[{ name: "Mean time", values: usage.milliseconds, look: "fill-accent" }]}
          />
        </Card>
        <Card title="Scores of matches" lead="How many matches had a score in each range.">
          <BarChart
            title="Scores of matches"
            labels={usage.scores.map(({ from }) => `${from}–${from === 90 ? 100 : from + 9}%`)}
            labelTitle="Score"
            series={[
              {
                name: "Matches",
                values: usage.scores.map(({ matches }) => matches),
                look: usage.scores.map(({ from }) => scoreLooks[scoreBand(from)]),
              },
            ]}
          />
        </Card>
        <Card title="Engines and tokens" lead="What wrote the rewrites, and what models were given and wrote.">
          <FigureList label="Engines and tokens" figures={engineFigures(usage)} />
        </Card>
        <Card
          className="xl:col-span-2"
          title="From the waitlist to the first download"
          lead="How many people took each step in this period, whenever they took the one before it."
        >
          <FigureList label="From the waitlist to the first download" figures={funnelFigures(usage)} />
        </Card>
      </div>
    </>
  );
}

function totalsOf({ totals }: Usage): string {
  return `${plain(totals.rewrites)} rewrites and ${plain(totals.matches)} matches in all.`;
}

function successOf({ totals: { done, failed } }: Usage): string {
  const ended = done + failed;
  if (ended === 0) return "No rewrite ended in this period.";
  return `${((100 * done) / ended).toFixed(1)}% of ${plain(ended)} gave a result.`;
}

function timeOf({ totals: { milliseconds } }: Usage): string {
  if (milliseconds === null) return "No rewrite was done in this period.";
  return `${tookTime(milliseconds)} from request to result on average, the wait in the queue included.`;
}

function engineFigures({ engines, tokens, totals }: Usage): Figure[] {
  return [
    ...(engines.length === 0 ? [{ label: "Rewrites", value: "0" }] : []),
    ...engines.map(({ name, rewrites }) => ({
      label: name === "rules" ? "Rewrites by the rules" : `Rewrites by ${name}`,
      value: plain(rewrites),
      share: rewrites / Math.max(1, totals.done),
    })),
    { label: "Tokens given to models", value: plain(tokens.input) },
    { label: "Tokens written by models", value: plain(tokens.output) },
    {
      label: "Cost of models",
      value: (tokens.costMicroDollars / 1_000_000).toLocaleString("en-US", { style: "currency", currency: "USD" }),
      note: tokens.input > 0 && tokens.costMicroDollars === 0 ? "No price is configured." : null,
    },
  ];
}

function funnelFigures({ funnel }: Usage): Figure[] {
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  return funnel.map(({ step, count }) => ({ label: steps[step], value: plain(count), share: count / most }));
}

function plain(value: number): string {
  return value.toLocaleString("en-US");
}
