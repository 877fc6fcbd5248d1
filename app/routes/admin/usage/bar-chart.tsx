import { useId } from "react";
import { ChartTable } from "~/ui/charts/chart-table";

export interface BarSeries {
  name: string;
  values: number[];
  /** A fill ("fill-accent"), of the whole series or of each bar. */
  look: string | string[];
}

interface BarChartProps {
  title: string;
  /** The name of each place along the chart: a day, or a range of scores. */
  labels: string[];
  /** What the labels are, for the heading of the table: "Day". */
  labelTitle: string;
  /** Drawn beside each other, or on top of each other. */
  series: BarSeries[];
  isStacked?: boolean;
  format?: (value: number) => string;
}

const [slotWidth, height] = [10, 100];

/** Bars that the server draws, with a scale, a legend, and the same figures as a table. */
export function BarChart({ title, labels, labelTitle, series, isStacked = false, format = plain }: BarChartProps) {
  const [titleId, textId] = [useId(), useId()];
  const sums = labels.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const highest = Math.max(0, ...sums.map((values) => (isStacked ? total(values) : Math.max(...values))));
  if (highest === 0) return <p className="text-muted">Nothing in this period.</p>;
  const top = roundUp(highest);
  return (
    <figure>
      {series.length > 1 ? <Legend series={series} /> : null}
      <div className="flex gap-2">
        <p
          aria-hidden
          className="flex h-40 shrink-0 flex-col justify-between text-right text-xs leading-none whitespace-nowrap text-muted tabular-nums"
        >
          {[top, top / 2, 0].map((mark) => (
            <span key={mark} className="-my-1.5">
              {mark === 0 ? "0" : format(mark)}
            </span>
          ))}
        </p>
        <svg
          role="img"
          aria-labelledby={titleId}
          aria-describedby={textId}
          viewBox={`0 0 ${labels.length * slotWidth} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full min-w-0"
        >
          <title id={titleId}>{title}</title>
          <desc id={textId}>{summary(series, labels, format)}</desc>
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x2={labels.length * slotWidth}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {labels.map((label, at) => (
            <Bars key={label} label={label} at={at} top={top} series={series} isStacked={isStacked} format={format} />
          ))}
        </svg>
      </div>
      <Ends labels={labels} />
      <ChartTable
        title={title}
        columns={[{ title: labelTitle }, ...series.map(({ name }) => ({ title: name, isNumber: true }))]}
        rows={labels.map((label, at) => ({
          key: label,
          cells: [label, ...series.map(({ values }) => format(values[at] ?? 0))],
        }))}
      />
    </figure>
  );
}

type BarsProps = Required<Pick<BarChartProps, "series" | "isStacked" | "format">> & {
  label: string;
  at: number;
  top: number;
};

function Bars({ label, at, top, series, isStacked, format }: BarsProps) {
  const room = slotWidth * 0.8;
  const width = isStacked ? room : room / series.length;
  let floor = height;
  return (
    <g>
      {series.map(({ name, values, look }, index) => {
        const value = values[at] ?? 0;
        const bar = (Math.max(0, value) / top) * height;
        const y = (isStacked ? floor : height) - bar;
        if (isStacked) floor = y;
        return (
          <rect
            key={name}
            x={at * slotWidth + slotWidth * 0.1 + (isStacked ? 0 : index * width)}
            y={y}
            width={width}
            height={bar}
            className={typeof look === "string" ? look : look[at]}
          >
            <title>{`${label}: ${format(value)}${series.length > 1 ? ` ${name.toLowerCase()}` : ""}`}</title>
          </rect>
        );
      })}
    </g>
  );
}

function Legend({ series }: { series: BarSeries[] }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 1 1" aria-hidden className="size-3 rounded-sm">
            <rect width="1" height="1" className={typeof look === "string" ? look : look[0]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The first label, the one in the middle and the last: more would not fit a phone. */
function Ends({ labels }: { labels: string[] }) {
  const shown = [labels[0], labels[Math.floor((labels.length - 1) / 2)], labels.at(-1)];
  return (
    <p aria-hidden className="mt-2 flex justify-between gap-3 pl-8 text-xs text-muted">
      {[...new Set(shown)].map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}

function summary(series: BarSeries[], labels: string[], format: (value: number) => string): string {
  const texts = series.map(({ name, values }) => {
    const highest = Math.max(...values);
    if (highest <= 0) return `${name}: nothing.`;
    return `${name}: ${format(highest)} at most (${labels[values.indexOf(highest)]}), ${format(values.at(-1) ?? 0)} in the end.`;
  });
  return texts.join(" ");
}

/** The next of 2, 4, 10, 20, 40, 100 and so on, so that half of it is a whole number too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [2, 4, 6, 8, 10, 20].map((step) => step * power).find((step) => step >= value) ?? value;
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function plain(value: number): string {
  return value.toLocaleString("en-US");
}
