import type { AppContext, SignedInUser } from "../../ports/context";
import { answersOf } from "./answers-of";
import type { Answer } from "./fact.schema";

/** Everything the user told us about themself, newest first. */
export async function listAnswers(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<Answer[]> {
  return answersOf(ctx.db, ctx.user.id);
}
