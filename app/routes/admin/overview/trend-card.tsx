interface TrendCardProps {
  title: string;
  /** 14 days, oldest first; the last is today. */
  values: number[];
  /** What counts, where the title does not say it. */
  note?: string;
  /** Of a figure whose days must not be added up: users who are active on two days would count twice. */
  isAverage?: boolean;
  /** Of a figure that should be 0: anything else is in the colour of errors. */
  isTrouble?: boolean;
  format?: (value: number) => string;
}

const weekDays = 7;

/** A figure of the last seven days, beside the seven before, with a bar for each day. */
export function TrendCard({
  title,
  values,
  note,
  isAverage = false,
  isTrouble = false,
  format = (value) => value.toLocaleString("en-US"),
}: TrendCardProps) {
  const [before, last] = [values.slice(0, -weekDays), values.slice(-weekDays)].map((days) => {
    const sum = days.reduce((total, value) => total + value, 0);
    return isAverage ? mean(sum) : sum;
  }) as [number, number];
  const isAlarming = isTrouble && last > 0;
  return (
    <li className="flex flex-col rounded-2xl border border-line bg-surface p-5 shadow-card">
      <h3 className="text-base">{title}</h3>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <strong className={`font-serif text-3xl tabular-nums ${isAlarming ? "text-danger" : ""}`}>
          {format(last)}
        </strong>
        <span className="text-sm text-muted">
          {[isAverage ? "a day" : "", changeOf(last, before)].filter(Boolean).join(", ")}
        </span>
      </p>
      <div className="mt-auto pt-4">
        <Bars values={values} isAlarming={isAlarming} />
        <p className="mt-2 text-sm text-muted">
          {format(values.at(-1) ?? 0)} today, {format(before)} {isAverage ? "a day " : ""}in the week before
        </p>
      </div>
    </li>
  );
}

/** Of a day of the week; a small one with a decimal, since "0 a day" would say that there was nobody. */
function mean(sum: number): number {
  const exact = sum / weekDays;
  return exact < 10 ? Math.round(10 * exact) / 10 : Math.round(exact);
}

/** "up 12%", "down 5%", "as before"; nothing where there was nothing to compare with. */
function changeOf(last: number, before: number): string {
  if (before <= 0) return "";
  const percent = Math.round((100 * (last - before)) / before);
  if (percent === 0) return "as before";
  return `${percent > 0 ? "up" : "down"} ${Math.abs(percent).toLocaleString("en-US")}%`;
}

const [barWidth, height] = [10, 32];

function Bars({ values, isAlarming }: { values: number[]; isAlarming: boolean }) {
  const highest = Math.max(1, ...values);
  return (
    <svg
      viewBox={`0 0 ${values.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-8 w-full"
    >
      {values.map((value, at) => {
        const bar = Math.max(1, (Math.max(0, value) / highest) * height);
        const look = isAlarming ? "fill-danger" : "fill-accent";
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day.
            key={at}
            x={at * barWidth + 1}
            y={height - bar}
            width={barWidth - 2}
            height={bar}
            className={at < values.length - weekDays ? "fill-line-strong" : look}
          />
        );
      })}
    </svg>
  );
}
