import { gte, sql } from "drizzle-orm";
import { z } from "zod";
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

/**
 * The query of all figures from a day on, a row for each figure: a year has thousands of values, which as rows would cost
 * more than all the rest of the page.
 */
export function figuresSince({ db }: Pick<AppContext, "db">, day: string) {
  return db
    .select({
      figure: dailyFigures.figure,
      valueByDay: sql`json_group_object(${dailyFigures.day}, ${dailyFigures.value})`
        .mapWith((text: string) => new Map(Object.entries(valuesSchema.parse(JSON.parse(text)))))
        .as("value_by_day"),
    })
    .from(dailyFigures)
    .where(gte(dailyFigures.day, day))
    .groupBy(dailyFigures.figure);
}

const valuesSchema = z.record(z.string(), z.number());

type Figures = Awaited<ReturnType<typeof figuresSince>>;

/** A figure of one day; 0 where nothing was counted. */
export function figureOn(figures: Figures, name: string, day: string): number {
  return figures.find(({ figure }) => figure === name)?.valueByDay.get(day) ?? 0;
}

/** Values of a figure on each of some days; 0 where nothing was counted. */
export type Series = number[];

/** The series of every figure that was counted on one of the days. */
export function toSeries(figures: Figures, days: string[]): Map<string, Series> {
  return new Map(
    figures
      .filter(({ valueByDay }) => days.some((day) => valueByDay.has(day)))
      .map(({ figure, valueByDay }) => [figure, days.map((day) => valueByDay.get(day) ?? 0)]),
  );
}
