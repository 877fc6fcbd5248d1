import { and, eq } from "drizzle-orm";
import { keptForms } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";

/** Forgets a kept form: its owner sends it again. */
export async function dropKeptForm(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<void> {
  await ctx.db.delete(keptForms).where(and(eq(keptForms.id, id), eq(keptForms.userId, ctx.user.id)));
}
