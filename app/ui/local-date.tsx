const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A day such as "21 Nov 2026" (UTC, so that server and browser render the same text). */
export function LocalDate({ milliseconds }: { milliseconds: number }) {
  return <time dateTime={new Date(milliseconds).toISOString()}>{formatDay(milliseconds)}</time>;
}

export function formatDay(milliseconds: number): string {
  return dayFormat.format(milliseconds);
}

const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** A day with its time, "21 Nov 2026, 14:05 UTC". */
export function LocalTime({ milliseconds }: { milliseconds: number }) {
  return (
    <time dateTime={new Date(milliseconds).toISOString()}>
      {formatDay(milliseconds)}, {timeFormat.format(milliseconds)} UTC
    </time>
  );
}
