import { asc, desc, eq } from "drizzle-orm";
import { outbox } from "~/db/schema/sign-in";
import type { AppContext } from "~/ports/context";
import type { Mail } from "~/ports/senders";

const mailsShown = 100;
type OutboxMail = typeof outbox.$inferSelect;

/** Mails of the development outbox: those to one recipient, newest last, or the latest of all, newest first. */
export async function listOutbox(ctx: Pick<AppContext, "db">, recipient: string | null): Promise<OutboxMail[]> {
  const mails = ctx.db.select().from(outbox).limit(mailsShown);
  return recipient === null
    ? mails.orderBy(desc(outbox.createdAt))
    : mails.where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.createdAt));
}

/** Queues a mail. A decoy takes the same time and is not sent. */
export async function sendMail(
  ctx: Pick<AppContext, "messages" | "newId">,
  { isDecoy, ...mail }: Omit<Mail, "id"> & { isDecoy?: boolean },
): Promise<void> {
  await ctx.messages.send({
    type: "mail",
    version: 1,
    mail: { id: ctx.newId(), ...mail },
    ...(isDecoy && { isDecoy }),
  });
}
