const minute = 60 * 1000;
const units = [
  { unit: "day", milliseconds: 24 * 60 * minute },
  { unit: "hour", milliseconds: 60 * minute },
  { unit: "minute", milliseconds: minute },
] as const;
/** What is kept of a time of use is no more exact than this. */
const justNow = 10 * minute;
const format = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** "just now", "3 hours ago", "yesterday"; `now` comes from the server, so that both render the same. */
export function TimeAgo({ milliseconds, now }: { milliseconds: number; now: number }) {
  return <time dateTime={new Date(milliseconds).toISOString()}>{timeAgo(now - milliseconds)}</time>;
}

function timeAgo(age: number): string {
  const fitting = units.find(({ milliseconds }) => age >= milliseconds);
  if (!fitting || age < justNow) return "just now";
  return format.format(-Math.floor(age / fitting.milliseconds), fitting.unit);
}
