import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { rewriteOutcome } from "~/domain/rewriting/run/rewrite-outcome";
import { getOverview } from "~/domain/rewriting/show/get-overview.server";
import { nextStep, type Overview } from "~/domain/rewriting/show/next-step";
import { requireUser } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { type FirstStep, FirstSteps } from "./first-steps";
import { NextStepCard } from "./next-step-card";

export const meta: MetaFunction = () => [{ title: `Your ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const overview = await getOverview(ctx);
  return { name: ctx.user.name, overview, step: nextStep(overview) };
}

export default function Dashboard() {
  const { name, overview, step } = useLoaderData<typeof loader>();
  const { jobs, rewrites } = overview;
  const done = stepsDone(overview);
  if (done.length === 0) {
    return (
      <>
        <PageHeader
          title={`Welcome to ${brand}`}
          lead="Four steps from your resume to an application that fits the job."
        />
        <FirstSteps done={done} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={name ? `Welcome back, ${name}` : "Welcome back"} />
      <NextStepCard step={step} />
      {rewrites.length === 0 ? <FirstSteps done={done} /> : null}
      {rewrites.length + jobs.length === 0 ? null : (
        <div className={`grid gap-6 ${rewrites.length > 0 && jobs.length > 0 ? "xl:grid-cols-2" : "mt-6"}`}>
          {rewrites.length === 0 ? null : (
            <RecentList
              title="Latest rewrites"
              items={rewrites.map((rewrite) => ({
                to: `/app/dashboard/rewrites/${rewrite.id}`,
                title: rewrite.jobTitle,
                detail: [rewrite.companyName, rewriteOutcome(rewrite)].filter(Boolean).join(" · "),
                createdAt: rewrite.createdAt,
              }))}
              all={{ to: "/app/dashboard/history", label: `${brand} History` }}
            />
          )}
          {jobs.length === 0 ? null : (
            <RecentList
              title="Latest jobs"
              items={jobs.map(({ id, title, company, createdAt }) => ({
                to: `/app/dashboard/jobs/${id}`,
                title,
                detail: company,
                createdAt,
              }))}
              all={{ to: "/app/dashboard/add-job", label: "All your job posts" }}
            />
          )}
        </div>
      )}
    </>
  );
}

function stepsDone({ resumeId, jobs, match, rewrites }: Overview): FirstStep[] {
  const steps: [FirstStep, boolean][] = [
    ["resume", resumeId !== null],
    ["job", jobs.length > 0],
    ["match", match !== null],
    ["rewrite", rewrites.length > 0],
  ];
  return steps.flatMap(([step, isDone]) => (isDone ? [step] : []));
}

interface RecentItem {
  to: string;
  title: string;
  detail: string;
  createdAt: number;
}

interface RecentListProps {
  title: string;
  items: RecentItem[];
  /** The page that lists all of them. */
  all: { to: string; label: string };
}

/** The latest few of a kind, with a link to all of them. */
function RecentList({ title, items, all }: RecentListProps) {
  return (
    <Card title={title}>
      <ul className="-mx-3 space-y-1">
        {items.map(({ to, title, detail, createdAt }) => (
          <li key={to}>
            <Link to={to} className="block rounded-lg px-3 py-2 hover:bg-accent-soft">
              <span className="block font-semibold">{title}</span>
              <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                <span>{detail}</span>
                <LocalDate milliseconds={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={all.to}>{all.label}</TextLink>
      </p>
    </Card>
  );
}
