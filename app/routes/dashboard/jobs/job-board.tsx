import { useSubmit } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import type { BoardColumn } from "~/domain/jobs/get-board.server";
import { type JobStatus, statusLabels } from "~/domain/jobs/job.schema";
import { TextLink } from "~/ui/forms/button";
import { FormTokenContext } from "~/ui/forms/hidden-fields";
import { LocalDate } from "~/ui/local-date";
import { JobCard } from "./job-card";
import { statusColours } from "./status-badge";

/** Job posts in a column a status. Cards move by a form each; a pointer may drag them where scripts run. */
export function JobBoard({ columns }: { columns: BoardColumn[] }) {
  const submit = useSubmit();
  const formToken = useContext(FormTokenContext);
  const [isScripted, setScripted] = useState(false);
  const [over, setOver] = useState<JobStatus | null>(null);
  useEffect(() => setScripted(true), []);
  const drop = (jobId: string, status: JobStatus) => {
    setOver(null);
    if (!jobId) return;
    submit({ formToken, jobId, status }, { method: "post", action: "/app/dashboard/jobs", preventScrollReset: true });
  };
  return (
    <section aria-label="Board" className="relative">
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
        {columns.map((column) => (
          <section
            key={column.status}
            aria-label={`${statusLabels[column.status]}, ${column.count}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(column.status);
            }}
            onDragLeave={() => setOver((last) => (last === column.status ? null : last))}
            onDrop={(event) => {
              event.preventDefault();
              drop(event.dataTransfer.getData(dragType), column.status);
            }}
            className={`min-w-0 rounded-2xl border p-3 ${over === column.status ? "border-accent bg-accent-soft" : "border-line bg-surface"}`}
          >
            <ColumnHead column={column} />
            <ul className="space-y-2">
              {column.cards.map((job) => (
                <li
                  key={job.id}
                  draggable={isScripted}
                  onDragStart={(event) => event.dataTransfer.setData(dragType, job.id)}
                  onDragEnd={() => setOver(null)}
                  className={isScripted ? "cursor-grab active:cursor-grabbing" : ""}
                >
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
            {column.count > column.cards.length ? (
              <p className="mt-3 px-1 text-sm">
                <TextLink to={`?status=${column.status}`}>
                  Show all {column.count}
                  <span className="sr-only"> under {statusLabels[column.status]}</span>
                </TextLink>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </section>
  );
}

/** A type of our own: what is dragged in from elsewhere is no card. */
const dragType = "application/x-lapel-job";

function ColumnHead({ column: { status, count, oldest } }: { column: BoardColumn }) {
  return (
    <div className="mb-3 px-1">
      <h2 className="flex items-center gap-2 font-sans text-base">
        <span aria-hidden className={`size-2.5 rounded-full ${statusColours[status]}`} />
        {statusLabels[status]}
        <span className="ml-auto rounded-full bg-accent-soft px-2 text-sm tabular-nums">{count}</span>
      </h2>
      <p className="text-sm text-muted">
        {oldest === null ? (
          "Nothing here"
        ) : (
          <>
            Oldest: <LocalDate milliseconds={oldest} />
          </>
        )}
      </p>
    </div>
  );
}
