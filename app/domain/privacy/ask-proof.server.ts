import { and, asc, desc, eq } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { mfaFactors } from "~/db/schema/sign-in";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { AskedProof } from "./privacy.schema";

/**
 * The proof required before an account is deleted: the password; without one, a code of the second factor (an app
 * before a phone); without that, a mailed code. A user with a second factor has already shown it in this session.
 */
export async function askProof(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<AskedProof> {
  const [[user], [factor]] = await ctx.db.batch([
    ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, ctx.user.id)),
    ctx.db
      .select({ factorId: mfaFactors.id, by: mfaFactors.type, factorName: mfaFactors.friendlyName })
      .from(mfaFactors)
      .where(and(eq(mfaFactors.userId, ctx.user.id), eq(mfaFactors.status, "verified")))
      .orderBy(desc(mfaFactors.type), asc(mfaFactors.createdAt))
      .limit(1),
  ]);
  if (user?.hash) return { by: "password" };
  return factor ?? { by: "mail" };
}
