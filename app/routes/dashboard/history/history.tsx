import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { History as HistoryIcon, SearchX } from "lucide-react";
import { useEffect } from "react";
import { brand } from "~/brand";
import {
  type HistoryFilter,
  type HistoryScore,
  historyFilterSchema,
  historyKinds,
  historyPeriods,
  historyStates,
} from "~/domain/history/history.schema";
import { listHistory } from "~/domain/history/list-history.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/request.server";
import { newestMatch, pairPath, rewritePath } from "~/routes/dashboard/paths";
import { Card, EmptyState } from "~/ui/card";
import { ScoreChart } from "~/ui/charts/score-chart";
import { TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { SearchForm } from "~/ui/forms/search-form";
import { PageHeader } from "~/ui/frame/page-header";
import { Pager } from "~/ui/pager";
import { HistoryTable } from "./history-table";

const selects = [
  { name: "kind", label: "Kind", any: "Everything", values: historyKinds },
  { name: "state", label: "State", any: "Any state", values: historyStates },
  { name: "days", label: "Period", any: "Any time", values: historyPeriods },
] as const;

const words = {
  rewrite: "Rewrites",
  match: "Matches",
  done: "Scored",
  "not-scored": "Not scored",
  running: "In progress",
  failed: "Failed",
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 3 months",
  365: "Last year",
};

/** The search and filters of the history. */
function HistoryFilterForm({ filter }: { filter: HistoryFilter }) {
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <SearchForm label="Search by job, company or resume" search={filter.q} isFiltered={isFiltered}>
      {selects.map(({ name, label, any, values }) => (
        <div key={name} className="min-w-28 grow sm:min-w-40 sm:grow-0">
          <Select id={name} name={name} label={label} defaultValue={filter[name]} key={filter[name]}>
            <option value="">{any}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {words[value]}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </SearchForm>
  );
}

export const meta: MetaFunction = () => [{ title: `${brand} History` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const filter = historyFilterSchema.parse(Object.fromEntries(url.searchParams));
  return { filter, ...(await listHistory(requireUser(context, request), { filter, before: beforeParam(url) })) };
}

const pollMilliseconds = 3000;

export default function History() {
  const { filter, items, next, scores, isEmpty } = useLoaderData<typeof loader>();
  useFreshWhile(items.some(({ state }) => state === "running"));
  return (
    <>
      <PageHeader title={`${brand} History`} lead="Every rewrite and match you asked for, newest first." />
      {isEmpty ? (
        <EmptyState icon={<HistoryIcon aria-hidden />} title="Nothing here yet.">
          <TextLink to="/app/dashboard/matcher">Match a resume with a job</TextLink> and its score is the first entry.
        </EmptyState>
      ) : (
        <div className="space-y-6">
          {scores.length > 0 ? (
            <Card
              title="Scores over time"
              lead="Each dot is a match, or a rewrite with a line from the score before it."
            >
              <ScoreChart title="Scores over time" entries={scores.map(chartEntry)} height={180} />
            </Card>
          ) : null}
          <HistoryFilterForm filter={filter} />
          {items.length === 0 ? (
            <EmptyState icon={<SearchX aria-hidden />} title="Nothing found.">
              Try other words or a longer period, or <TextLink to="?">show all</TextLink>.
            </EmptyState>
          ) : (
            <HistoryTable entries={items} />
          )}
          <Pager label="entries" next={next} />
        </div>
      )}
    </>
  );
}

function chartEntry({ id, kind, jobTitle, score, scoreBefore, createdAt, hasOwnWords, pair }: HistoryScore) {
  const entry = { id, score, scoreBefore, createdAt };
  const title = jobTitle || "Untitled Job";
  if (kind === "rewrite") {
    const label = `Rewrite${hasOwnWords ? " with your own words" : ""}, ${title}`;
    return { ...entry, label, to: rewritePath(id) };
  }
  const label = `Match, ${title}`;
  return pair
    ? { ...entry, label: `${label} (${newestMatch.toLowerCase()})`, to: pairPath(pair) }
    : { ...entry, label };
}

/** With scripts, the page polls entries that are in progress. */
function useFreshWhile(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(revalidate, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
}
