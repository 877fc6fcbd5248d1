import { gte } from "drizzle-orm";
import { dailyFigures } from "~/db/schema/admin";
import type { AppContext } from "~/ports/context";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a time, "2026-11-22", UTC. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The last `count` days up to the one of `now`, oldest first. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayOf(now - (count - 1 - at) * dayMilliseconds));
}

/** The query of all figures from a day on. A day has a few dozen rows at most. */
export function figuresSince({ db }: Pick<AppContext, "db">, day: string) {
  return db.select().from(dailyFigures).where(gte(dailyFigures.day, day));
}

/** Values of a figure on each of some days; 0 where nothing was counted. */
export type Series = number[];

/** The series of every figure that was counted on one of the days. */
export function toSeries(rows: { day: string; figure: string; value: number }[], days: string[]): Map<string, Series> {
  const series = new Map<string, Series>();
  for (const { day, figure, value } of rows) {
    const at = days.indexOf(day);
    if (at < 0) continue;
    const values = series.get(figure) ?? days.map(() => 0);
    values[at] = value;
    series.set(figure, values);
  }
  return series;
}
