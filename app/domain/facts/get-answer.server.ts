import { and, eq } from "drizzle-orm";
import { facts } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";
import { answerColumns } from "./answer-columns";
import type { Answer } from "./fact.schema";

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
