import { Link } from "@remix-run/react";
import { useId } from "react";
import { scoreBand, scoreBands } from "~/domain/matching/match.schema";
import { formatDay, LocalDate } from "~/ui/local-date";
import { ChartTable } from "./chart-table";
import { heightOf, type PlotEntry, plotScores } from "./score-plot";
import { bandColours } from "./score-ring";

export interface ChartEntry extends PlotEntry {
  id: string;
  /** What the score is of: "Match, Ward Nurse". */
  label: string;
  /** The page that its dot links to. */
  to?: string;
}

interface ScoreChartProps {
  title: string;
  /** Newest first, at least one. */
  entries: ChartEntry[];
  /** True if all scores are of the same resume and job: a line then connects them. */
  isSeries?: boolean;
  height: number;
}

/**
 * Scores over time, drawn on the server: a dot for each score in the colour of its band, and a line from the score
 * before a rewrite. Below it a table holds the same data for keyboards and screen readers; the dots' links are for the
 * mouse.
 */
export function ScoreChart({ title, entries, isSeries = false, height }: ScoreChartProps) {
  const [titleId, textId] = [useId(), useId()];
  const { dots, ticks } = plotScores(entries, height);
  return (
    <figure>
      <div className="relative">
        <svg
          role="img"
          aria-labelledby={titleId}
          aria-describedby={textId}
          width="100%"
          height={height + 24}
          className="overflow-visible"
        >
          <title id={titleId}>{title}</title>
          <desc id={textId}>{summary(entries)}</desc>
          <Bands height={height} />
          <g aria-hidden className="fill-muted text-xs">
            {ticks.map(({ x, milliseconds, anchor }) => (
              <text
                key={x}
                x={`${x}%`}
                y={height + 18}
                textAnchor={anchor}
                className={anchor === "middle" && ticks.length > 1 ? "max-sm:hidden" : undefined}
              >
                {formatDay(milliseconds)}
              </text>
            ))}
          </g>
        </svg>
        {/* A separate SVG: the one above is a labelled image, which cannot contain links. */}
        <svg aria-hidden width="100%" height={height + 24} className="absolute inset-0 overflow-visible">
          {isSeries
            ? dots
                .slice(1)
                .map(({ x, y }, index) => (
                  <line
                    key={entries[index]?.id}
                    x1={`${x}%`}
                    y1={y}
                    x2={`${dots[index]?.x}%`}
                    y2={dots[index]?.y}
                    strokeWidth="2"
                    className="stroke-line-strong"
                  />
                ))
            : null}
          {entries.map((entry, index) => {
            const { x = 0, y = 0, fromY = null } = dots[index] ?? {};
            const dot = (
              <>
                <title>{`${entry.score}%, ${entry.label}, ${formatDay(entry.createdAt)}`}</title>
                {fromY === null ? null : (
                  <line
                    x1={`${x}%`}
                    y1={fromY}
                    x2={`${x}%`}
                    y2={y}
                    stroke="currentColor"
                    strokeWidth="2"
                    opacity="0.55"
                  />
                )}
                <circle cx={`${x}%`} cy={y} r="5" fill="currentColor" strokeWidth="1.5" className="stroke-surface" />
              </>
            );
            const look = bandColours[scoreBand(entry.score)];
            return entry.to ? (
              <Link key={entry.id} to={entry.to} tabIndex={-1} className={look}>
                {dot}
              </Link>
            ) : (
              <g key={entry.id} className={look}>
                {dot}
              </g>
            );
          })}
        </svg>
      </div>
      <ChartTable
        title={title}
        columns={tableColumns}
        rows={entries.map(tableRow)}
        hasLinks={entries.some(({ to }) => to)}
      />
    </figure>
  );
}

/** The four bands as faint backgrounds, each labelled with its lowest score. */
function Bands({ height }: { height: number }) {
  return (
    <g aria-hidden>
      {scoreBands.map(({ band, from }, index) => {
        const top = heightOf(scoreBands[index - 1]?.from ?? 100, height);
        const bottom = heightOf(from, height);
        return (
          <g key={band}>
            <rect
              width="100%"
              y={top}
              height={bottom - top}
              fill="currentColor"
              className={bandColours[band]}
              opacity="0.07"
            />
            <line x2="100%" y1={bottom} y2={bottom} className="stroke-line" />
            <text x="6" y={from === 0 ? bottom - 4 : bottom + 4} className="fill-muted text-xs tabular-nums">
              {from}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const tableColumns = [{ title: "Date" }, { title: "What" }, { title: "Score", isNumber: true }];

function tableRow({ id, createdAt, label, to, score, scoreBefore }: ChartEntry) {
  const what = to ? (
    <Link key="what" to={to} className="underline underline-offset-4">
      {label}
    </Link>
  ) : (
    label
  );
  const scores = `${scoreBefore == null ? "" : `${scoreBefore}% to `}${score}%`;
  return { key: id, cells: [<LocalDate key="date" milliseconds={createdAt} />, what, scores] };
}

function summary(entries: ChartEntry[]): string {
  const scores = entries.map(({ score }) => score);
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return "";
  if (entries.length === 1) return `One score: ${newest.score}%, ${formatDay(newest.createdAt)}.`;
  const range = `lowest ${Math.min(...scores)}%, highest ${Math.max(...scores)}%, latest ${newest.score}%`;
  return `${entries.length} scores from ${formatDay(oldest.createdAt)} to ${formatDay(newest.createdAt)}: ${range}.`;
}
