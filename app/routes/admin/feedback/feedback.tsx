import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { MessageSquareText, SearchX } from "lucide-react";
import { brand } from "~/brand";
import { filterIn } from "~/domain/admin/content.schema";
import { feedbackSorts, listFeedback } from "~/domain/admin/list-feedback.server";
import { readListAddress } from "~/domain/admin/list-rows";
import { outcomeLabels, outcomes, ratings } from "~/domain/rewriting/rate/feedback.schema";
import { requireAdmin } from "~/http/guards.server";
import { foundOwnedHint, sortLinks } from "~/routes/admin/list-address";
import { Day, JobNames, Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { SearchForm } from "~/ui/forms/search-form";
import { PageHeader } from "~/ui/frame/page-header";
import { ListPager } from "~/ui/pager";
import { FeedbackChart } from "./feedback-chart";

export const meta: MetaFunction = () => [{ title: `User Feedback & Outcomes · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params, feedbackSorts);
  const rating = ratings.find((known) => String(known) === params.get("rating")) ?? null;
  const outcome = filterIn(outcomes, params.get("outcome"));
  const { search, sort, direction } = address;
  return { ...(await listFeedback(ctx, { address, rating, outcome })), search, sort, direction, rating, outcome };
}

const outcomeTones = { none: "neutral", interview: "good", offer: "good", rejection: "bad" } as const;

export default function AdminFeedback() {
  const { items, previous, next, figures, search, sort, direction, rating, outcome } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const by = sortLinks(params, { sort, direction }, ["created"]);
  const isFiltered = search !== "" || rating !== null || outcome !== null;
  return (
    <>
      <PageHeader
        title="User Feedback & Outcomes"
        lead="How people rate their rewrites, and what came of their applications."
      />
      {figures.count === 0 ? (
        <EmptyState icon={<MessageSquareText aria-hidden />} title="No feedback yet.">
          It comes from the page of a finished rewrite.
        </EmptyState>
      ) : (
        <div className="space-y-6">
          <FeedbackChart figures={figures} />
          <SearchForm
            label="Search by comment, job, company or person"
            search={search}
            hint={foundOwnedHint(search)}
            isFiltered={isFiltered}
          >
            <input type="hidden" name="direction" value={direction} />
            <div className="min-w-32">
              <Select id="rating" name="rating" label="Rating" defaultValue={rating ?? ""} key={`rating-${rating}`}>
                <option value="">All</option>
                {ratings.map((value) => (
                  <option key={value} value={value}>
                    {value} of 5
                  </option>
                ))}
              </Select>
            </div>
            <div className="min-w-40">
              <Select
                id="outcome"
                name="outcome"
                label="Outcome"
                defaultValue={outcome ?? ""}
                key={`outcome-${outcome}`}
              >
                <option value="">All</option>
                {outcomes.map((value) => (
                  <option key={value} value={value}>
                    {outcomeLabels[value]}
                  </option>
                ))}
              </Select>
            </div>
          </SearchForm>
          {items.length === 0 ? (
            <EmptyState icon={<SearchX aria-hidden />} title="No feedback found.">
              Try other words, or <TextLink to="?">show all</TextLink>.
            </EmptyState>
          ) : (
            <DataTable
              caption="Feedback"
              isWide
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  title: "Rating",
                  className: "whitespace-nowrap",
                  cell: (row) => (
                    <strong className="tabular-nums">
                      {row.rating} <span className="font-normal text-muted">of 5</span>
                    </strong>
                  ),
                },
                {
                  title: "Outcome",
                  cell: (row) => <Tag tone={outcomeTones[row.outcome]}>{outcomeLabels[row.outcome]}</Tag>,
                },
                {
                  title: "Rewrite",
                  isLong: true,
                  cell: ({ jobTitle, companyName, comment }) => (
                    <div className="max-w-md">
                      <JobNames jobTitle={jobTitle} companyName={companyName} />
                      {comment ? (
                        <p className="mt-1 whitespace-pre-line">
                          “<bdi>{comment}</bdi>”
                        </p>
                      ) : null}
                    </div>
                  ),
                },
                { title: "Person", isLong: true, cell: (row) => <Person {...row} /> },
                {
                  title: "Score",
                  showsTitleInCard: true,
                  isNumber: true,
                  cell: ({ score }) => (score === null ? <span className="text-muted">No score</span> : `${score}%`),
                },
                {
                  title: "Rated",
                  sort: by("created"),
                  showsTitleInCard: true,
                  cell: ({ createdAt }) => <Day milliseconds={createdAt} />,
                },
              ]}
            />
          )}
          <ListPager label="feedback" previous={previous} next={next} />
        </div>
      )}
    </>
  );
}
