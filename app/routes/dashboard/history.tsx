import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { History as HistoryIcon } from "lucide-react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/empty-state";
import { LocalDate } from "~/components/local-date";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { listRewrites } from "~/domain/rewriting/list-rewrites.server";
import type { RewriteSummary } from "~/domain/rewriting/rewrite.schema";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";

export const meta: MetaFunction = () => [{ title: `${brand} History` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return listRewrites(requireUser(context, request), { before: beforeParam(new URL(request.url)) });
}

export default function History() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={`${brand} History`} lead="Every rewrite you asked for, newest first." />
      {items.length === 0 ? (
        <EmptyState icon={<HistoryIcon aria-hidden />} title="No rewrites yet.">
          Pick a resume in <TextLink to="/app/dashboard/resumes">My Resumes</TextLink> and rewrite it for a job.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
          {items.map((rewrite) => (
            <li key={rewrite.id}>
              <Link
                to={`/app/dashboard/rewrites/${rewrite.id}`}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 hover:bg-accent-soft"
              >
                <span>
                  <strong>{rewrite.jobTitle}</strong>
                  {rewrite.companyName ? <span className="text-muted"> · {rewrite.companyName}</span> : null}
                  <span className="block text-sm text-muted">{rewrite.resumeName}</span>
                </span>
                <span className="text-sm text-muted">
                  {outcome(rewrite)} · <LocalDate milliseconds={rewrite.createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : (
        <p className="mt-6">
          <TextLink to={`?before=${next}`}>Older rewrites</TextLink>
        </p>
      )}
    </>
  );
}

function outcome(rewrite: RewriteSummary): string {
  switch (rewrite.status) {
    case "queued":
    case "running":
      return "in progress";
    case "failed":
      return "failed, not counted";
    case "done":
      return rewrite.scoreBefore === null ? "done, not scored" : `${rewrite.scoreBefore}% to ${rewrite.scoreAfter}%`;
    default:
      return rewrite.status satisfies never;
  }
}
