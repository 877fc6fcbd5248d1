import { count, desc, eq } from "drizzle-orm";
import { facts } from "~/db/schema/matching";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Answer } from "./fact.schema";
import { latestAnswersShown } from "./limits";
import { answerColumns } from "./list-answers.server";

export interface AnswerSummary {
  confirmed: number;
  denied: number;
  latest: Answer[];
}

/** How much the user told us about themself, and the latest of it. One round trip. */
export async function summarizeAnswers(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<AnswerSummary> {
  const own = eq(facts.userId, ctx.user.id);
  const [counts, latest] = await ctx.db.batch([
    ctx.db.select({ confirmed: facts.confirmed, number: count() }).from(facts).where(own).groupBy(facts.confirmed),
    ctx.db
      .select(answerColumns)
      .from(facts)
      .where(own)
      .orderBy(desc(facts.answeredAt), desc(facts.id))
      .limit(latestAnswersShown),
  ]);
  const numberOf = (confirmed: boolean) => counts.find((row) => row.confirmed === confirmed)?.number ?? 0;
  return { confirmed: numberOf(true), denied: numberOf(false), latest };
}
