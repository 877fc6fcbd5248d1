import { farthestZoneMilliseconds } from "./limits";
import { dayOf } from "./step.schema";

/** Whether a day has begun nowhere on earth yet. */
export function isFutureDay(day: string, now: number): boolean {
  return day > dayOf(now + farthestZoneMilliseconds);
}
