import { useId } from "react";
import type { FeedbackFigures } from "~/domain/admin/list-feedback.server";
import { outcomeLabels } from "~/domain/rewriting/rate/feedback.schema";
import { Card } from "~/ui/card";
import { ChartTable } from "~/ui/charts/chart-table";

const known = ["interview", "offer", "rejection"] as const;
/** A pattern besides the colour: colours alone tell some people nothing. */
const looks = { interview: "text-accent", offer: "text-score-yellow", rejection: "text-line-strong" };

/** In units of which one is about a pixel: a plot is as wide as a phone, in two columns too. */
const [width, height, left, top] = [400, 170, 40, 16];
const column = (width - left) / 10;
const scoresOf = (from: number) => (from === 90 ? "90 to 100" : `${from} to ${from + 9}`);

/** Ratings and outcomes against the score that the rewrite had, drawn on the server, with the same as a table. */
export function FeedbackChart({ figures }: { figures: FeedbackFigures }) {
  const { count, averageRating, outcomes } = figures;
  const told = known.reduce((sum, outcome) => sum + outcomes[outcome], 0);
  const invited = outcomes.interview + outcomes.offer;
  return (
    <Card title="Ratings and outcomes by score" lead="The score that the rewrite had when it was rated.">
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4">
        <Figure name="Ratings" value={count.toLocaleString("en-US")} />
        <Figure name="Average rating" value={averageRating === null ? "None" : averageRating.toFixed(1)} note="of 5" />
        <Figure name="Outcomes reported" value={told.toLocaleString("en-US")} />
        <Figure
          name="Interview or offer"
          value={told === 0 ? "None" : `${Math.round((100 * invited) / told)}%`}
          note={told === 0 ? "" : `${invited.toLocaleString("en-US")} of ${told.toLocaleString("en-US")}`}
        />
      </dl>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <RatingPlot figures={figures} />
        <OutcomePlot figures={figures} />
      </div>
      <ChartTable title="Ratings and outcomes by score" columns={tableColumns} rows={figures.steps.map(tableRow)} />
    </Card>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex items-baseline gap-2">
        <strong className="font-serif text-3xl tabular-nums">{value}</strong>
        {note ? <span className="text-sm text-muted tabular-nums">{note}</span> : null}
      </dd>
    </div>
  );
}

function Plot({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <figure className="max-w-md">
      <figcaption aria-hidden className="mb-2 font-semibold">
        {title}
      </figcaption>
      <svg
        role="img"
        aria-labelledby={titleId}
        aria-describedby={textId}
        viewBox={`0 0 ${width} ${height + top + 26}`}
        className="w-full"
      >
        <title id={titleId}>{title}</title>
        <desc id={textId}>{text}</desc>
        <g aria-hidden>{children}</g>
        <g aria-hidden className="fill-muted text-[13px]">
          {Array.from({ length: 6 }, (_, step) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
              key={step}
              x={left + step * 2 * column}
              y={height + top + 20}
              textAnchor={step === 0 ? "start" : step === 5 ? "end" : "middle"}
            >
              {step * 20}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  );
}

function RatingPlot({ figures: { steps } }: { figures: FeedbackFigures }) {
  const most = Math.max(1, ...steps.map((step) => step.ratings));
  // The largest circle would not fit above 5, and would cover the scores below 1.
  const heightOf = (rating: number) => top + height - 14 - ((rating - 1) / 4) * (height - 18);
  const rated = steps.filter((step) => step.averageRating !== null);
  const text =
    rated.length === 0
      ? "No rated rewrite had a score."
      : rated
          .map(
            (step) => `Scores of ${scoresOf(step.from)}: ${step.averageRating?.toFixed(1)} of 5, ${step.ratings} rated`,
          )
          .join(". ");
  return (
    <Plot title="Average rating by score" text={text}>
      {[1, 2, 3, 4, 5].map((rating) => (
        <g key={rating}>
          <line x1={left} x2={width} y1={heightOf(rating)} y2={heightOf(rating)} className="stroke-line" />
          <text x="0" y={heightOf(rating) + 5} className="fill-muted text-[13px] tabular-nums">
            {rating}
          </text>
        </g>
      ))}
      {rated.map((step) => (
        <circle
          key={step.from}
          cx={left + (step.from / 10 + 0.5) * column}
          cy={heightOf(step.averageRating ?? 1)}
          r={6 + 12 * Math.sqrt(step.ratings / most)}
          fillOpacity="0.8"
          className="fill-accent stroke-surface"
        >
          <title>{`${scoresOf(step.from)}: ${step.averageRating?.toFixed(1)} of 5, ${step.ratings} rated`}</title>
        </circle>
      ))}
    </Plot>
  );
}

function OutcomePlot({ figures: { steps } }: { figures: FeedbackFigures }) {
  const toldOf = (step: FeedbackFigures["steps"][number]) =>
    known.reduce((sum, outcome) => sum + step.outcomes[outcome], 0);
  const told = steps.filter((step) => toldOf(step) > 0);
  const text =
    told.length === 0
      ? "Nobody has told an outcome of a scored rewrite yet."
      : told
          .map(
            (step) =>
              `Scores of ${scoresOf(step.from)}: ${known.map((outcome) => `${outcomeLabels[outcome]} ${step.outcomes[outcome]}`).join(", ")}`,
          )
          .join(". ");
  return (
    <div>
      <Plot title="Outcomes by score, as shares" text={text}>
        {[0, 50, 100].map((share) => {
          const y = top + height - (share / 100) * height;
          return (
            <g key={share}>
              <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" />
              <text x="0" y={y + 5} className="fill-muted text-[13px] tabular-nums">
                {share}%
              </text>
            </g>
          );
        })}
        {told.map((step) => {
          const all = toldOf(step);
          let below = 0;
          return known.map((outcome) => {
            const bar = (step.outcomes[outcome] / all) * height;
            below += bar;
            return bar === 0 ? null : (
              <rect
                key={`${step.from}-${outcome}`}
                x={left + (step.from / 10) * column + 5}
                y={top + height - below}
                width={column - 10}
                height={bar}
                fill="currentColor"
                strokeWidth="2"
                className={`${looks[outcome]} stroke-surface`}
              >
                <title>{`${scoresOf(step.from)}: ${outcomeLabels[outcome]} ${step.outcomes[outcome]} of ${all}`}</title>
              </rect>
            );
          });
        })}
      </Plot>
      <ul aria-hidden className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {known.map((outcome) => (
          <li key={outcome} className="flex items-center gap-2">
            <span className={`size-3 rounded-sm bg-current ${looks[outcome]}`} />
            {outcomeLabels[outcome]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const tableColumns = [
  { title: "Score" },
  ...["Ratings", "Average", ...known.map((outcome) => outcomeLabels[outcome])].map((title) => ({
    title,
    isNumber: true,
  })),
];

function tableRow({ from, ratings, averageRating, outcomes }: FeedbackFigures["steps"][number]) {
  const average = averageRating?.toFixed(1) ?? "";
  return { key: String(from), cells: [scoresOf(from), ratings, average, ...known.map((outcome) => outcomes[outcome])] };
}
