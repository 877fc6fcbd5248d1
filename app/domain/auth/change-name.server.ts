import { eq } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../ports/context";

/** Sets the name of the signed-in user; null takes it away. */
export async function changeName(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { name: string | null },
): Promise<void> {
  await ctx.db.update(profiles).set({ name: input.name }).where(eq(profiles.id, ctx.user.id));
}
