import type { Fact } from "~/tailor/resume";
import type { Answer } from "./fact.schema";

/**
 * Converts answers to the engine's facts: evidence with the day (UTC) each was given. They are sorted oldest first,
 * because the engine lets the later one win when two answers of one day are about the same subject.
 */
export function toFacts(answers: Answer[]): Fact[] {
  return [...answers]
    .sort((left, right) => left.answeredAt - right.answeredAt)
    .map(({ id, subject, confirmed, detail, answeredAt }) => {
      const date = new Date(answeredAt).toISOString().slice(0, 10);
      return { id, subject, confirmed, detail: detail ?? undefined, date };
    });
}
