const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A day as everybody reads it, "21 Nov 2026", the same on server and client. */
export function LocalDate({ milliseconds }: { milliseconds: number }) {
  return <time dateTime={new Date(milliseconds).toISOString()}>{formatDay(milliseconds)}</time>;
}

export function formatDay(milliseconds: number): string {
  return dayFormat.format(milliseconds);
}
