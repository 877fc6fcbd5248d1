import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~/db/rows";
import { facts } from "~/db/schema/matching";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Fact } from "~/tailor/resume";
import type { Answer } from "./fact.schema";
import { factsPerUser } from "./limits";

/** What a query for an Answer selects. */
export const answerColumns = {
  id: facts.id,
  subject: facts.subject,
  confirmed: facts.confirmed,
  detail: facts.detail,
  insteadOf: facts.insteadOf,
  answeredAt: facts.answeredAt,
};

/** Everything the user told us about themself, newest first. */
export async function listAnswers(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<Answer[]> {
  return answersOf(ctx.db, ctx.user.id);
}

/** The query for everything a user told us about themself, newest first: to be run alone, or in a batch. */
export function answersOf(db: Database, userId: string) {
  return db
    .select(answerColumns)
    .from(facts)
    .where(eq(facts.userId, userId))
    .orderBy(desc(facts.answeredAt), desc(facts.id))
    .limit(factsPerUser);
}

/** One answer of the user; null where there is none of theirs. */
export async function getAnswer(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<Answer | null> {
  const [row] = await ctx.db
    .select(answerColumns)
    .from(facts)
    .where(and(eq(facts.id, id), eq(facts.userId, ctx.user.id)));
  return row ?? null;
}

/**
 * Converts answers to the engine's facts: evidence with the day (UTC) each was given. They are sorted oldest first,
 * because the engine lets the later one win when two answers of one day are about the same subject.
 */
export function toFacts(answers: Answer[]): Fact[] {
  return [...answers]
    .sort((left, right) => left.answeredAt - right.answeredAt)
    .map(({ id, subject, confirmed, detail, insteadOf, answeredAt }) => {
      const date = new Date(answeredAt).toISOString().slice(0, 10);
      return { id, subject, confirmed, detail: detail ?? undefined, insteadOf: insteadOf ?? undefined, date };
    });
}
