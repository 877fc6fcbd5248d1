import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { ContentList, FilterOf } from "~/domain/admin/content.schema";
import type { listMatches, listPosts, listResumes, listRewrites } from "~/domain/admin/list-content.server";
import { scoreBand } from "~/domain/matching/match.schema";
import type { sortLinks } from "~/routes/admin/list-address";
import { Day, JobNames, Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { bandColours } from "~/ui/charts/score-ring";
import { DataTable } from "~/ui/data-table";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";

export const filterLabels: Record<FilterOf<ContentList>, string> = {
  pdf: "PDF",
  docx: "DOCX",
  text: "Text",
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  rejected: "Rejected",
  archived: "Archived",
  queued: "Waiting",
  running: "Running",
  done: "Done",
  failed: "Failed",
  green: "80 and above",
  yellow: "60 to 79",
  orange: "40 to 59",
  red: "Below 40",
  none: "No score",
};

type Rows<List extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<ReturnType<List>>["items"];
interface TableProps<Row> {
  rows: Row[];
  by: ReturnType<typeof sortLinks<string>>;
}

// Columns of several of the tables.
const owner = { title: "Owner", isLong: true, cell: (row: ComponentProps<typeof Person>) => <Person {...row} /> };

const day = (title: string, by: TableProps<never>["by"]) => ({
  title,
  sort: by("created"),
  showsTitleInCard: true,
  cell: ({ createdAt }: { createdAt: number }) => <Day milliseconds={createdAt} />,
});

const jobAndResume = (title: string) => ({
  title,
  isLong: true,
  cell: ({ jobTitle, companyName, resumeName }: { jobTitle: string; companyName: string; resumeName: string }) => (
    <>
      <JobNames jobTitle={jobTitle} companyName={companyName} />
      <span className="block text-sm text-muted">Resume: {resumeName}</span>
    </>
  ),
});

export function ResumeTable({ rows, by }: TableProps<Rows<typeof listResumes>[number]>) {
  return (
    <DataTable
      caption="Resumes"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          title: "Resume",
          isLong: true,
          sort: by("name"),
          cell: ({ id, name, fileName, deletedAt }) => (
            <span>
              <TextLink to={`/app/admin/resumes-jobs/resumes/${id}`}>
                <bdi>{name ?? fileName ?? "Text without a name"}</bdi>
              </TextLink>{" "}
              {deletedAt ? <Tag tone="neutral">In the bin</Tag> : null}
            </span>
          ),
        },
        owner,
        {
          title: "Kind",
          showsTitleInCard: true,
          cell: ({ kind, fileBytes }) => (
            <>
              {filterLabels[kind]}
              {fileBytes ? (
                <span className="text-muted">, {Math.ceil(fileBytes / 1024).toLocaleString("en-US")} KB</span>
              ) : null}
            </>
          ),
        },
        { title: "Version", showsTitleInCard: true, isNumber: true, cell: ({ version }) => version },
        day("Saved", by),
      ]}
    />
  );
}

export function PostTable({ rows, by }: TableProps<Rows<typeof listPosts>[number]>) {
  return (
    <DataTable
      caption="Job posts"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          title: "Job",
          isLong: true,
          sort: by("title"),
          cell: ({ jobTitle, companyName, deletedAt }) => (
            <>
              <JobNames jobTitle={jobTitle} companyName={companyName} />{" "}
              {deletedAt ? <Tag tone="neutral">In the bin</Tag> : null}
            </>
          ),
        },
        owner,
        { title: "Status", showsTitleInCard: true, cell: ({ status }) => filterLabels[status] },
        day("Saved", by),
      ]}
    />
  );
}

export function RewriteTable({ rows, by }: TableProps<Rows<typeof listRewrites>[number]>) {
  return (
    <DataTable
      caption="Rewrites"
      isWide
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        jobAndResume("Rewrite"),
        owner,
        { title: "State", cell: (row) => <RewriteState {...row} /> },
        {
          title: "Score",
          sort: by("score"),
          showsTitleInCard: true,
          isNumber: true,
          className: "whitespace-nowrap",
          cell: ({ scoreBefore, scoreAfter }) => (
            <>
              {scoreBefore === null || scoreAfter === null ? null : (
                <span className="text-muted tabular-nums">{scoreBefore}% → </span>
              )}
              <Score score={scoreAfter} />
            </>
          ),
        },
        day("Asked for", by),
      ]}
    />
  );
}

const stateTones = { queued: "neutral", running: "neutral", done: "good", failed: "bad" } as const;

function RewriteState(row: Rows<typeof listRewrites>[number]) {
  const { id, status, failure, fallbackReason, counted, retriedAt, hasSources, jobTitle } = row;
  return (
    <div className="max-w-sm space-y-1">
      <p>
        <Tag tone={stateTones[status]}>{filterLabels[status]}</Tag>
      </p>
      {failure || fallbackReason ? <p className="text-sm">{failure ?? fallbackReason}</p> : null}
      {status === "failed" ? (
        <p className="text-sm text-muted">{counted ? "It counted as a use." : "The use was given back."}</p>
      ) : null}
      {retriedAt ? (
        <p className="text-sm text-muted">
          Tried again on <Day milliseconds={retriedAt} />
        </p>
      ) : null}
      {status === "failed" && hasSources ? (
        <Form method="post" action="/app/admin/resumes-jobs" preventScrollReset>
          <FormToken />
          <input type="hidden" name="rewriteId" value={id} />
          <Button type="submit" look="quiet">
            Try again<span className="sr-only">: {jobTitle || "Untitled Job"}</span>
          </Button>
        </Form>
      ) : null}
      {status === "failed" && !hasSources ? (
        <p className="text-sm text-muted">Its resume or post is deleted, so it cannot be tried again.</p>
      ) : null}
    </div>
  );
}

export function MatchTable({ rows, by }: TableProps<Rows<typeof listMatches>[number]>) {
  return (
    <DataTable
      caption="Matches"
      isWide
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        jobAndResume("Match"),
        owner,
        {
          title: "Score",
          sort: by("score"),
          showsTitleInCard: true,
          isNumber: true,
          cell: ({ score }) => <Score score={score} />,
        },
        {
          title: "Ceiling",
          showsTitleInCard: true,
          isNumber: true,
          cell: ({ ceiling }) => (ceiling === null ? "" : `${ceiling}%`),
        },
        { title: "Formula", showsTitleInCard: true, cell: ({ formula }) => formula },
        day("Matched", by),
      ]}
    />
  );
}

function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-muted">No score</span>;
  // The colour is a dot's: as text it would be too pale.
  return (
    <strong className="inline-flex items-center gap-1.5 tabular-nums">
      <span aria-hidden className={`size-2.5 rounded-full bg-current ${bandColours[scoreBand(score)]}`} />
      {score}%
    </strong>
  );
}
