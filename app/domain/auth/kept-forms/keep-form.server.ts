import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { keptForms, users } from "../../../db/schema/accounts";
import type { AppContext } from "../../../ports/context";
import { hashToken } from "../secrets.server";
import { keptFormLifetimeMilliseconds, keptFormMaxCharacters, keptFormsMax } from "./limits";

export interface KeepForm {
  userId: string;
  visitorId: string;
  /** The form: the page it stood on and its name there, "/app/dashboard/add-job#job". */
  path: string;
  fields: [string, string][];
}

/**
 * Keeps for its owner what a form brought whose session had ended; the same form sent again takes the place of what it
 * brought before. False where it is too long, or its owner is gone.
 */
export async function keepForm(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  { userId, visitorId, path, fields }: KeepForm,
): Promise<boolean> {
  const characters = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (characters > keptFormMaxCharacters) return false;
  const [visitorHash, now] = [await hashToken(visitorId), ctx.now()];
  const expiresAt = now + keptFormLifetimeMilliseconds;
  const newest = ctx.db
    .select({ id: keptForms.id })
    .from(keptForms)
    .where(eq(keptForms.userId, userId))
    .orderBy(desc(keptForms.createdAt), desc(keptForms.id))
    .limit(keptFormsMax);
  const [, , kept] = await ctx.db.batch([
    ctx.db
      .insert(keptForms)
      // Columns in the order of the schema; of a user who is there.
      .select(
        sql`SELECT ${ctx.newId()}, ${users.id}, ${visitorHash}, ${path}, ${JSON.stringify(fields)}, ${now}, ${expiresAt}
          FROM ${users} WHERE ${eq(users.id, userId)}`,
      )
      .onConflictDoUpdate({
        target: [keptForms.userId, keptForms.visitorHash, keptForms.path],
        set: { fields, createdAt: now, expiresAt },
      }),
    ctx.db.delete(keptForms).where(and(eq(keptForms.userId, userId), notInArray(keptForms.id, newest))),
    ctx.db
      .select({ id: keptForms.id })
      .from(keptForms)
      .where(and(eq(keptForms.userId, userId), eq(keptForms.visitorHash, visitorHash), eq(keptForms.path, path))),
  ]);
  return kept.length > 0;
}
