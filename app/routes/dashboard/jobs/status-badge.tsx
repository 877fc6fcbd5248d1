import { type JobStatus, statusLabels } from "~/domain/jobs/job.schema";

export const statusColours: Record<JobStatus, string> = {
  saved: "bg-line-strong",
  applied: "bg-accent",
  interview: "bg-score-yellow",
  offer: "bg-score-green",
  rejected: "bg-score-red",
  archived: "bg-muted",
};

/** How far an application has come: a word, and a dot that helps to find it. */
export function StatusBadge({ status }: { status: JobStatus }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-line bg-paper px-3 py-0.5 text-sm font-semibold whitespace-nowrap">
      <span aria-hidden className={`size-2.5 rounded-full ${statusColours[status]}`} />
      {statusLabels[status]}
    </span>
  );
}
