import type { CronRun } from "~/domain/admin/get-system-health.server";
import { FigureList } from "~/ui/charts/figure-list";
import { LocalTime } from "~/ui/local-date";

const shownFailures = 5;

interface CronRunsProps {
  /** Of the last 24 hours, newest first. */
  runs: CronRun[];
  last: CronRun;
  took: (milliseconds: number) => string;
}

/** How the cron did in the last day, and what failed in it. */
export function CronRuns({ runs, last, took }: CronRunsProps) {
  const failed = runs.filter((run) => run.failed.length > 0);
  const mean = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, runs.length);
  return (
    <>
      <FigureList
        label="Clean-up"
        figures={[
          { label: "Last run took", value: took(last.milliseconds), note: <LocalTime milliseconds={last.startedAt} /> },
          {
            label: "Runs in 24 hours",
            value: String(runs.length),
            note:
              runs.length > 0
                ? `${took(mean)} on average, ${took(Math.max(...runs.map(({ milliseconds }) => milliseconds)))} at most.`
                : null,
          },
          { label: "Runs with a failure", value: String(failed.length) },
        ]}
      />
      {failed.length > 0 ? (
        <ul className="mt-4 space-y-1 text-sm">
          {failed.slice(0, shownFailures).map((run) => (
            <li key={run.id}>
              <LocalTime milliseconds={run.startedAt} />:{" "}
              <strong className="text-danger">{run.failed.join(", ")}</strong>
            </li>
          ))}
          {failed.length > shownFailures ? (
            <li className="text-muted">and {failed.length - shownFailures} more</li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}
