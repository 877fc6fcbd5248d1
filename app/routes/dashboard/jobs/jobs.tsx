import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { Briefcase } from "lucide-react";
import { brand } from "~/brand";
import { moveJob } from "~/domain/applications/move-job.server";
import { moveJobSchema } from "~/domain/applications/step.schema";
import { getBoard } from "~/domain/jobs/get-board.server";
import { isJobStatus, statusLabels } from "~/domain/jobs/job.schema";
import { jobSearchMaxCharacters } from "~/domain/jobs/limits";
import { listJobs } from "~/domain/jobs/list-jobs.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import { EmptyState } from "~/ui/card";
import { LinkButton, TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { SearchForm } from "~/ui/forms/search-form";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { TabList } from "~/ui/frame/tab-list";
import { allErrors, FormErrors, Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { JobBoard } from "./job-board";
import { JobTable } from "./job-table";

const page = "/app/dashboard/jobs";
const board = `${page}?view=board`;

export const meta: MetaFunction = () => [{ title: `Your job posts · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const url = new URL(request.url);
  if (url.searchParams.get("view") === "board") return { view: "board" as const, columns: await getBoard(ctx) };
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, jobSearchMaxCharacters);
  const asked = url.searchParams.get("status");
  const status = isJobStatus(asked) ? asked : undefined;
  return {
    view: "table" as const,
    search,
    status,
    ...(await listJobs(ctx, { search, status, before: beforeParam(url) })),
  };
}

/** Moves a card of the board. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, moveJobSchema, { cost: "growth" });
  if (!form.ok) return form.reply;
  const answer = await moveJob(ctx, form.value);
  if (!answer.ok)
    return redirectWithToast(context, board, { title: "Not moved", text: refusals[answer.reason], tone: "error" });
  const title = `Moved to ${statusLabels[form.value.status]}`;
  return redirectWithToast(context, board, { title, text: answer.title, tone: "success" });
}

const refusals = {
  "not-found": "This job post is no longer there.",
  "too-many": "This job already has the most steps it can have. Remove one on its page first.",
};

export default function Jobs() {
  const data = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location?.pathname === page;
  return (
    <>
      <PageHeader
        title="Your job posts"
        lead="Every job you want, and how far you have come."
        actions={<LinkButton to="/app/dashboard/add-job">Add Job Description</LinkButton>}
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
      <nav aria-label="Views" className="mb-6">
        <TabList
          current={data.view}
          tabs={[
            { id: "table", label: "Table", to: page },
            { id: "board", label: "Board", to: board },
          ]}
        />
      </nav>
      <p role="status" className="sr-only">
        {isLoading ? "Loading job posts..." : ""}
      </p>
      <div aria-busy={isLoading} className="space-y-6 aria-busy:opacity-60 motion-safe:transition-opacity">
        {data.view === "board" ? <Board columns={data.columns} /> : <Table {...data} />}
      </div>
      <p className="mt-8 text-sm">
        <TextLink to={`${page}/bin`}>Deleted job posts</TextLink>
      </p>
    </>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function Board({ columns }: Pick<Extract<Data, { view: "board" }>, "columns">) {
  return columns.every(({ count }) => count === 0) ? <NoJobs /> : <JobBoard columns={columns} />;
}

function Table({ items, next, search, status }: Extract<Data, { view: "table" }>) {
  const isFiltered = search !== "" || status !== undefined;
  return (
    <>
      <SearchForm label="Search title or company" search={search} isFiltered={isFiltered}>
        <div className="basis-44">
          <Select id="status" name="status" label="Status" defaultValue={status ?? ""} key={status}>
            <option value="">All</option>
            {Object.entries(statusLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </SearchForm>
      {items.length > 0 ? <JobTable jobs={items} /> : <NoJobs isFiltered={isFiltered} />}
      <Pager label="job posts" next={next} />
    </>
  );
}

function NoJobs({ isFiltered = false }: { isFiltered?: boolean }) {
  return (
    <EmptyState icon={<Briefcase aria-hidden />} title="No job posts found.">
      {isFiltered ? (
        <>
          None of your job posts match that. <TextLink to={page}>Show all</TextLink>
        </>
      ) : (
        <>
          <TextLink to="/app/dashboard/add-job">Paste the first post</TextLink>, and we read what it asks for.
        </>
      )}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return (
    <Notice tone="error" title="Your job posts did not load.">
      <p>
        They are safe.{" "}
        <TextLink to={page} reloadDocument>
          Try again
        </TextLink>
      </p>
    </Notice>
  );
}
