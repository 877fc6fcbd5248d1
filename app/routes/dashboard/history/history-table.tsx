import { ArrowRight, Sparkles, Target } from "lucide-react";
import type { ReactNode } from "react";
import type { HistoryEntry } from "~/domain/history/history.schema";
import { scoreBand } from "~/domain/matching/match.schema";
import { outcomeWords } from "~/domain/rewriting/rewrite.schema";
import { newestMatch, pairPath, rewritePath } from "~/routes/dashboard/paths";
import { bandColours } from "~/ui/charts/score-ring";
import { DataTable } from "~/ui/data-table";
import { TextLink } from "~/ui/forms/button";
import { LocalDate } from "~/ui/local-date";

/** Rewrites and matches, newest first, each with its result and links. */
export function HistoryTable({ entries }: { entries: HistoryEntry[] }) {
  return (
    <DataTable
      caption="Your rewrites and matches, newest first"
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: "When", cell: (entry) => <When entry={entry} />, className: "whitespace-nowrap" },
        { title: "Job", isLong: true, cell: (entry) => <Job entry={entry} /> },
        {
          title: "Resume",
          isLong: true,
          cell: ({ resumeName }) => resumeName,
          showsTitleInCard: true,
          className: "text-sm",
        },
        { title: "Score", cell: (entry) => <Outcome entry={entry} />, className: "@2xl:min-w-36" },
        { title: "Next", cell: (entry) => <WaysOn entry={entry} />, className: "text-sm" },
      ]}
    />
  );
}

function When({ entry: { kind, createdAt } }: { entry: HistoryEntry }) {
  const Icon = kind === "rewrite" ? Sparkles : Target;
  return (
    <div className="flex items-center justify-between gap-3 @2xl:block">
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0 text-accent" />
        {kind === "rewrite" ? "Rewrite" : "Match"}
      </p>
      <p className="text-sm text-muted">
        <LocalDate milliseconds={createdAt} />
      </p>
    </div>
  );
}

function Job({ entry }: { entry: HistoryEntry }) {
  const { id, kind, jobTitle } = entry;
  const title = jobTitle || "Untitled Job";
  return (
    <>
      {kind === "rewrite" ? (
        <TextLink to={rewritePath(id)}>{title}</TextLink>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      {entry.companyName ? <span className="block text-sm text-muted">{entry.companyName}</span> : null}
    </>
  );
}

function Outcome({ entry }: { entry: HistoryEntry }) {
  const { state, score, scoreBefore, ceiling, failure, hasOwnWords, counted } = entry;
  switch (state) {
    case "done":
      return (
        <>
          <p className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
            {scoreBefore === null ? null : (
              <>
                <span className="text-muted">{scoreBefore}%</span>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="sr-only">to</span>
              </>
            )}
            <Score score={score ?? 0} />
          </p>
          {ceiling !== null && ceiling > (score ?? 0) ? (
            <p className="text-sm text-muted">honest ceiling {ceiling}%</p>
          ) : null}
          {hasOwnWords ? <p className="text-sm text-muted">with your own words</p> : null}
        </>
      );
    case "not-scored":
      return <p className="text-muted">{outcomeWords[state]}</p>;
    case "running":
      return (
        <p className="flex items-center gap-2">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent motion-safe:animate-pulse" />
          {outcomeWords[state]}
        </p>
      );
    case "failed":
      return (
        <>
          <p className="font-semibold text-danger">{outcomeWords[counted ? "failed-counted" : state]}</p>
          {failure ? <p className="max-w-60 text-sm text-muted">{failure}</p> : null}
        </>
      );
    default:
      return state satisfies never;
  }
}

function Score({ score }: { score: number }) {
  return (
    <strong className="inline-flex items-center gap-1.5">
      {score}%
      <span aria-hidden className={`size-2.5 rounded-full bg-current ${bandColours[scoreBand(score)]}`} />
    </strong>
  );
}

function WaysOn({ entry: { id, kind, state, jobTitle, pair } }: { entry: HistoryEntry }) {
  const isFinished = kind === "rewrite" && (state === "done" || state === "not-scored");
  const about = <span className="sr-only">, {jobTitle || "Untitled Job"}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 @2xl:block @2xl:space-y-1.5">
      {isFinished ? (
        <>
          <li>
            <FileLink to={`${rewritePath(id)}/resume.pdf`}>Resume PDF{about}</FileLink>
          </li>
          <li>
            <FileLink to={`${rewritePath(id)}/cover-letter.pdf`}>Letter PDF{about}</FileLink>
          </li>
        </>
      ) : null}
      {pair ? (
        <li>
          <TextLink to={`${pairPath(pair)}${kind === "rewrite" ? "#rewrite" : ""}`} className="whitespace-nowrap">
            {kind === "rewrite" ? "Rewrite again" : newestMatch}
            {about}
          </TextLink>
        </li>
      ) : (
        <li className="text-muted">Resume or job deleted</li>
      )}
    </ul>
  );
}

/** A download: a plain link, so that the browser and not the router follows it. */
function FileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="font-semibold whitespace-nowrap text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </a>
  );
}
