const units = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
] as const;

/** "30 days", "24 hours", "1 hour", "90 seconds": in the largest unit that counts more than one of it, or one exactly. */
export function duration(milliseconds: number): string {
  for (const [unit, length] of units) {
    const count = milliseconds / length;
    const isPlain = Number.isInteger(count) && (count > 1 || unit !== "day");
    if (isPlain && count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return `${Math.round(milliseconds / 1000)} seconds`;
}
