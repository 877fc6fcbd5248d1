import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { facts } from "../../db/schema/matching";
import { answerColumns } from "./answer-columns";
import { factsPerUser } from "./limits";

/** The query for everything a user told us about themself, newest first: to be run alone, or in a batch. */
export function answersOf(db: Database, userId: string) {
  return db
    .select(answerColumns)
    .from(facts)
    .where(eq(facts.userId, userId))
    .orderBy(desc(facts.answeredAt), desc(facts.id))
    .limit(factsPerUser);
}
