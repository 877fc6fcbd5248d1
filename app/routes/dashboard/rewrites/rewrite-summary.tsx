import { ArrowRight, Download } from "lucide-react";
import type { ResultView } from "~/domain/rewriting/show/result-view";
import { ScoreRing } from "~/ui/charts/score-ring";
import { FileButton } from "~/ui/forms/button";
import { count } from "~/wording";

/** The head of a finished rewrite: what it gained, and the files. */
export function RewriteSummaryCard({ id, result }: { id: string; result: ResultView }) {
  // Formats that could not be made are not offered.
  const offered = result.formats;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-3 shadow-card">
      <Scores result={result} />
      {result.outOfReach.length > 0 ? <LongShot lacking={result.outOfReach} /> : null}
      <div className="space-y-2">
        <Files id={id} kind="resume" title="Resume" offered={offered} />
        <Files id={id} kind="cover-letter" title="Cover letter" offered={offered} />
      </div>
    </div>
  );
}

function Scores({ result }: { result: ResultView }) {
  const { changes, keptChanges, notScored, scoreBefore, scoreAfter, ceiling } = result;
  if (scoreBefore === null || scoreAfter === null) {
    return <p className="text-muted">Not scored. {notScored}</p>;
  }
  const gained = scoreAfter - scoreBefore;
  const isKept = keptChanges > 0;
  return (
    <div className="flex flex-1 basis-80 flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">Score</h2>
      <div className="flex shrink-0 items-center gap-2">
        <ScoreRing score={scoreBefore} label="Score before" size="tiny" />
        <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
        <ScoreRing score={scoreAfter} label="Score after" size="tiny" />
      </div>
      <p className="flex-1 basis-56 text-sm">
        {gained > 0 ? (
          <>
            <strong>{count(gained, "point")} gained</strong>{" "}
            {result.receipt.ownCount > 0 ? "with the changes and your own words." : "without a single invented fact."}
          </>
        ) : result.outOfReach.length === 0 ? (
          saidBefore(changes.total, isKept, result.openWordings)
        ) : null}
        {ceiling !== null && ceiling > scoreAfter ? (
          <span className="text-muted"> With every truthful edit, the score could reach {ceiling}%.</span>
        ) : null}
      </p>
    </div>
  );
}

/** Said before somebody sends it: words cannot stand in for what a resume lacks. */
function LongShot({ lacking }: { lacking: string[] }) {
  return (
    <p className="basis-full text-sm">
      <strong>This post is a long shot.</strong> It asks for {joined(lacking)}, and your resume shows none of{" "}
      {lacking.length === 1 ? "it" : "them"}. If that is your work too, say so among the questions; if not, a post
      closer to what you have done is worth more of your time.
    </p>
  );
}

function joined(names: string[]): string {
  return new Intl.ListFormat("en").format(names.map((name) => `“${name}”`));
}

function Files({ id, kind, title, offered }: { id: string; kind: string; title: string; offered: string[] }) {
  return (
    <section aria-label={`Download ${title.toLowerCase()}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="w-24 text-sm">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {offered.map((format) => (
          <li key={format}>
            <FileButton
              look={kind === "resume" && format === "pdf" ? "primary" : "quiet"}
              className="min-h-9 py-1 text-sm"
              href={`/app/dashboard/rewrites/${id}/${kind}.${format}`}
            >
              <Download aria-hidden className="size-4" /> {format.toUpperCase()}
              <span className="sr-only"> of the {title.toLowerCase()}</span>
            </FileButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saidBefore(changes: number, isKept: boolean, openWordings: number): string {
  if (changes > 0 && !isKept) return "You rejected every change: this is your resume as it was.";
  if (changes > 0) return "Your resume already says what you have done; the changes make it easier to read.";
  if (openWordings > 0) return "Nothing changed yet: review what waits for your yes.";
  return "Your resume already says what you have done; nothing needed to change.";
}

/** How the files read when they are read back. */
export function RoundTrips({ result: { roundTrips: trips, formats } }: { result: ResultView }) {
  const omitted = [...new Set(trips.flatMap((trip) => trip.omitted ?? []))];
  return (
    <p className="mt-4 max-w-prose text-sm text-muted">
      {trips.length === formats.length
        ? readBackAll(trips)
        : "Your decisions are in every file. We read each file back when you download it, and if a field is missing we tell you which one first."}
      {omitted.length > 0
        ? ` Left out of the PDF, because its fonts lack these characters: ${omitted.join(" ")}`
        : null}
      {formats.includes("pdf") ? null : " There is no PDF: its fonts cannot draw the script of this resume."}
    </p>
  );
}

function readBackAll(trips: ResultView["roundTrips"]): string {
  const counts = trips.map(({ format, recovered, fields }) => `${format.toUpperCase()} ${recovered} of ${fields}`);
  return trips.every(({ recovered, fields }) => recovered === fields)
    ? `We read every file back: all ${count(trips[0]?.fields ?? 0, "field")} of your resume are found in each format.`
    : `We read every file back. Fields of your resume found: ${counts.join(", ")}.`;
}
