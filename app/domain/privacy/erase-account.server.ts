import { and, eq, isNull, or, sql } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { deadLetters } from "~/db/schema/admin";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { waitlistSignups } from "~/db/schema/waitlist";
import { accountDeletedNotice } from "~/domain/auth/mails/notices";
import { forgetCustomer } from "~/domain/billing/forget-customer.server";
import type { AppContext } from "~/ports/context";

/**
 * Deletes all data of a user. Idempotent. A subscription ends first: afterwards nobody could end it. Files are deleted first, because the user's rows are the only way to find
 * them: after a crash the user can ask again, and no file is left without an owner. Deleting the user's row deletes all
 * others. Then files are deleted once more, because an upload may have begun before. The notice is sent once.
 */
export async function eraseAccount(
  ctx: Pick<AppContext, "db" | "files" | "messages" | "newId" | "payments" | "usage">,
  userId: string,
): Promise<void> {
  await forgetCustomer(ctx, userId);
  await removeFiles(ctx, userId);
  const email = sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;
  const [, , , gone] = await ctx.db.batch([
    // Registrations of the address, which belong to no user yet.
    ctx.db.delete(oneTimeTokens).where(and(isNull(oneTimeTokens.userId), eq(oneTimeTokens.email, email))),
    ctx.db.delete(waitlistSignups).where(eq(waitlistSignups.email, email)),
    ctx.db.delete(deadLetters).where(or(eq(deadLetters.about, userId), eq(deadLetters.about, email))),
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
