import { ArrowRight, CircleCheck, Download } from "lucide-react";
import type { ResultView } from "../domain/rewriting/rewrite-view";
import { FileButton } from "./button";
import { Card } from "./card";
import { ScoreRing } from "./score-ring";

const formats = ["pdf", "docx", "txt"] as const;

/** The head of a finished rewrite: what it gained, and the files. */
export function RewriteSummaryCard({ id, result }: { id: string; result: ResultView }) {
  // What could not be made is not offered.
  const offered = formats.filter((format) => result.roundTrips.some((trip) => trip.format === format));
  return (
    <Card className="grid gap-8 lg:grid-cols-2 lg:divide-x lg:divide-line">
      <Scores result={result} />
      <div className="space-y-5 lg:pl-8">
        <Files id={id} kind="resume" title="Resume" offered={offered} />
        <Files id={id} kind="cover-letter" title="Cover letter" offered={offered} />
        <RoundTrips trips={result.roundTrips} />
      </div>
    </Card>
  );
}

function Scores({ result: { changes, notScored, scoreBefore, scoreAfter, ceiling } }: { result: ResultView }) {
  if (scoreBefore === null || scoreAfter === null) {
    return <p className="text-muted">Not scored. {notScored}</p>;
  }
  const gained = scoreAfter - scoreBefore;
  return (
    <div className="flex flex-col justify-center gap-5">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-score-green" />
        Resume rewritten and cover letter generated!
      </p>
      <div className="flex items-center gap-4">
        <figure className="text-center">
          <ScoreRing score={scoreBefore} label="Score before" size="small" />
          <figcaption className="mt-1 text-sm text-muted">before</figcaption>
        </figure>
        <ArrowRight aria-hidden className="mb-6 size-6 shrink-0 text-muted" />
        <figure className="text-center">
          <ScoreRing score={scoreAfter} label="Score after" />
          <figcaption className="mt-1 text-sm text-muted">after</figcaption>
        </figure>
      </div>
      <p>
        {gained > 0 ? (
          <>
            <strong>
              {gained} {gained === 1 ? "point" : "points"} gained
            </strong>{" "}
            without a single invented fact.
          </>
        ) : (
          `Your resume already said what it has; ${changes.length > 0 ? "the changes make it easier to read" : "nothing needed to change"}.`
        )}
        {ceiling !== null && ceiling > scoreAfter ? (
          <span className="text-muted"> Saying everything you have would bring it to {ceiling}%.</span>
        ) : null}
      </p>
    </div>
  );
}

function Files({ id, kind, title, offered }: { id: string; kind: string; title: string; offered: string[] }) {
  return (
    <section aria-label={`Download ${title.toLowerCase()}`}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {offered.map((format) => (
          <li key={format}>
            <FileButton
              look={kind === "resume" && format === "pdf" ? "primary" : "quiet"}
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

function RoundTrips({ trips }: { trips: ResultView["roundTrips"] }) {
  if (trips.length === 0) return null;
  const counts = trips.map(({ format, recovered, fields }) => `${format.toUpperCase()} ${recovered} of ${fields}`);
  const missing = formats.length > trips.length;
  const omitted = [...new Set(trips.flatMap((trip) => trip.omitted ?? []))];
  const all = trips.every(({ recovered, fields }) => recovered === fields);
  return (
    <p className="text-sm text-muted">
      {all
        ? `We read every file back: all ${trips[0]?.fields} fields of your resume are found in each format.`
        : `We read every file back. Fields of your resume found: ${counts.join(", ")}.`}
      {omitted.length > 0 ? ` Left out of the PDF, since its fonts have no such sign: ${omitted.join(" ")}` : null}
      {missing ? " There is no PDF: its fonts cannot draw the script of this resume." : null}
    </p>
  );
}
