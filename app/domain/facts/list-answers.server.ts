import { desc, eq } from "drizzle-orm";
import { facts } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";
import { answerColumns } from "./answer-columns";
import type { Answer } from "./fact.schema";
import { factsPerUser } from "./limits";

/** Everything the user told us about themself, newest first. */
export async function listAnswers(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<Answer[]> {
  return ctx.db
    .select(answerColumns)
    .from(facts)
    .where(eq(facts.userId, ctx.user.id))
    .orderBy(desc(facts.answeredAt), desc(facts.id))
    .limit(factsPerUser);
}
