import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import { waitlistSignups } from "../../db/schema/waitlist";
import type { AppContext } from "../../ports/context";
import { accountDeletedNotice } from "../auth/mails/account-deleted-notice";

/**
 * Deletes everything of a user, as often as it is called. Files go first, since their rows and the user's id are the
 * way to them: a crash leaves a user who can ask again, never a file without its owner. The user's row takes all
 * others with it. Then files once more: an upload may have begun before. The notice goes out once.
 */
export async function eraseAccount(
  ctx: Pick<AppContext, "db" | "files" | "messages" | "newId" | "usage">,
  userId: string,
): Promise<void> {
  await removeFiles(ctx, userId);
  const email = sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;
  const [, , gone] = await ctx.db.batch([
    // Registrations of the address, which belong to no user yet.
    ctx.db.delete(oneTimeTokens).where(and(isNull(oneTimeTokens.userId), eq(oneTimeTokens.email, email))),
    ctx.db.delete(waitlistSignups).where(eq(waitlistSignups.email, email)),
    ctx.db.delete(users).where(eq(users.id, userId)).returning({ email: users.email }),
  ]);
  await removeFiles(ctx, userId);
  await ctx.usage.forget(userId);
  for (const { email: to } of gone) {
    await ctx.messages.send({ type: "mail", version: 1, mail: { id: ctx.newId(), to, ...accountDeletedNotice() } });
  }
}

async function removeFiles({ files }: Pick<AppContext, "files">, userId: string): Promise<void> {
  await files.remove(await files.keys(`${userId}/`));
}
