import { asc, eq } from "drizzle-orm";
import { identities, users } from "~/db/schema/accounts";
import { mfaFactors } from "~/db/schema/sign-in";
import type { AppContext } from "~/ports/context";
import { type ApiUser, viewUser } from "./api-user.server";

/** The user with identities and factors; null where there is none such. */
export async function getApiUser(ctx: Pick<AppContext, "db">, userId: string): Promise<ApiUser | null> {
  const [[user], ofUser, factors] = await ctx.db.batch([
    ctx.db.select().from(users).where(eq(users.id, userId)),
    ctx.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt)),
    ctx.db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(asc(mfaFactors.createdAt)),
  ]);
  return user ? viewUser(user, { identities: ofUser, factors }) : null;
}
