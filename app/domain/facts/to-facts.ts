import type { Fact } from "../../tailor/resume";
import type { Answer } from "./fact.schema";

/**
 * Answers as the engine reads them: evidence with the day (UTC) each was given, oldest first, since of two answers of
 * one day about one thing the later in the list stands.
 */
export function toFacts(answers: Answer[]): Fact[] {
  return [...answers]
    .sort((left, right) => left.answeredAt - right.answeredAt)
    .map(({ id, subject, confirmed, detail, answeredAt }) => {
      const date = new Date(answeredAt).toISOString().slice(0, 10);
      return { id, subject, confirmed, detail: detail ?? undefined, date };
    });
}
