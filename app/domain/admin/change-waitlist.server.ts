import { and, eq, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { auditLog } from "~/db/schema/admin";
import { waitlistSignups } from "~/db/schema/waitlist";
import { deleteSignup } from "~/domain/waitlist/confirm-signup.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { type AdminContext, audit } from "./audit";

/** Deletes somebody's place and data because they asked for it. False if nobody has the place. */
export async function removeSignup(ctx: AdminContext, position: number): Promise<boolean> {
  const [, gone] = await ctx.db.batch([
    audit(ctx, {
      action: "signup.delete",
      targetId: String(position),
      before: null,
      after: null,
      when: sql`FROM ${waitlistSignups} WHERE ${eq(waitlistSignups.position, position)}`,
    }),
    deleteSignup(ctx, position),
  ]);
  return gone.length > 0;
}

/**
 * Invites the next so many who confirmed their address, in the order of their places. One batch notes each of them and
 * marks the mail of each as due, so nobody is invited twice: not by a form that is sent twice (`id`), not by two admins
 * at once. The mails go through the queue; what is lost on its way there, the cron finds. Returns how many were invited.
 */
export async function inviteNext(
  ctx: AdminContext & Pick<AppContext, "messages">,
  { id, number }: { id: string; number: number },
): Promise<number> {
  const { db } = ctx;
  const now = ctx.now();
  const { position } = waitlistSignups;
  const entryId = sql`${id} || '-' || ${position}`;
  const uninvited = and(isNotNull(waitlistSignups.confirmedAt), isNull(waitlistSignups.invitedAt));
  const ofThisBatch = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(sql`${auditLog.id} >= ${`${id}-`}`, sql`${auditLog.id} < ${`${id}.`}`));
  const entry = {
    id: entryId,
    actorId: ctx.user.id,
    action: "signup.invite",
    targetKind: "signup" as const,
    targetId: sql`CAST(${position} AS TEXT)`,
    before: { invitedAt: null },
    after: { invitedAt: now },
    createdAt: now,
  };
  const [, invited] = await db.batch([
    db
      .insert(auditLog)
      .select(
        rowOf(
          auditLog,
          entry,
          sql`FROM ${waitlistSignups} WHERE ${and(uninvited, notExists(ofThisBatch))} ORDER BY ${position} LIMIT ${number}`,
        ),
      ),
    db
      .update(waitlistSignups)
      .set({
        invitedAt: now,
        mailState: "pending",
        mailId: entryId,
        mailAttempts: 0,
        mailDueAt: now,
        mailedAt: null,
      })
      .where(
        and(
          uninvited,
          sql`${position} IN (SELECT CAST(substr(${auditLog.id}, ${id.length + 2}) AS INTEGER) FROM ${auditLog}
            WHERE ${auditLog.id} >= ${`${id}-`} AND ${auditLog.id} < ${`${id}.`})`,
        ),
      )
      .returning({ position }),
  ]);
  const sent = await Promise.allSettled(
    invited.map((row) => ctx.messages.send({ type: "waitlist", version: 1, position: row.position })),
  );
  for (const result of sent) {
    if (result.status === "rejected") logError("Queueing an invitation", result.reason);
  }
  return invited.length;
}
