import type { Span } from "~/tailor/resume";
import marks from "./condition-marks.json";

/** "12-30 45-60": where a post speaks of the body, the hours or the place of the work, as a person read it. */
const places: Record<string, string> = marks;

/** True for words inside such a place. */
export function isMarkedCondition(id: string, { start, end }: Span): boolean {
  const spans = places[id]?.split(" ").map((place) => place.split("-").map(Number)) ?? [];
  return spans.some(([from = 0, to = 0]) => from <= start && end <= to);
}
