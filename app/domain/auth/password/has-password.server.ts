import { and, eq, isNotNull } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import type { AppContext, SignedInUser } from "~/ports/context";

/** False for users who signed up with Google and never set a password. */
export async function hasPassword(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ctx.user.id), isNotNull(users.passwordHash)));
  return rows.length > 0;
}
