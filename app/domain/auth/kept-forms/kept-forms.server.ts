import { and, desc, eq, gt, notInArray, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { keptForms, users } from "~/db/schema/accounts";
import { hashToken } from "~/domain/auth/secrets.server";
import type { AppContext, SignedInUser } from "~/ports/context";

interface KeepForm {
  userId: string;
  visitorId: string;
  /** The form: the page it stood on and its name there, "/app/dashboard/add-job#job". */
  path: string;
  fields: [string, string][];
}

/**
 * Saves for its owner the values of a form that was sent after the session had ended; sending the same form again
 * replaces them. False if they are too long, or the owner's account is gone.
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
      .select(
        rowOf(
          keptForms,
          { id: ctx.newId(), userId, visitorHash, path, fields, createdAt: now, expiresAt },
          // Of a user who is there.
          sql`FROM ${users} WHERE ${eq(users.id, userId)}`,
        ),
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

/** What the user typed into this form in this browser before they had to sign in again; null where nothing waits. */
export async function findKeptForm(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  { visitorId, path }: { visitorId: string; path: string },
): Promise<{ id: string; fields: [string, string][] } | null> {
  const [row] = await ctx.db
    .select({ id: keptForms.id, fields: keptForms.fields })
    .from(keptForms)
    .where(
      and(
        eq(keptForms.userId, ctx.user.id),
        eq(keptForms.visitorHash, await hashToken(visitorId)),
        eq(keptForms.path, path),
        gt(keptForms.expiresAt, ctx.now()),
      ),
    );
  return row ?? null;
}

/** Forgets a kept form: its owner sends it again. */
export async function dropKeptForm(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<void> {
  await ctx.db.delete(keptForms).where(and(eq(keptForms.id, id), eq(keptForms.userId, ctx.user.id)));
}

/** How long a form waits for its owner. */
export const keptFormLifetimeMilliseconds = 60 * 60 * 1000;
/** All values of one form together: two texts of 20,000 characters, and room. */
const keptFormMaxCharacters = 60_000;
/** The newest of one user. */
const keptFormsMax = 10;
