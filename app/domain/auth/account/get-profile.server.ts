import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "~/db/rows";
import { profiles, users } from "~/db/schema/accounts";
import type { AppContext, SignedInUser } from "~/ports/context";
import { defaultPreferences, noContact } from "~/ports/profile";
import type { ProfileView } from "./profile.schema";

/** The user's profile as it stands now, with the counter that a form holds against other tabs. */
export async function getProfile(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<ProfileView> {
  const [row] = await profileQuery(ctx.db, ctx.user.id);
  return viewProfile(row);
}

/** The query for it: to be run alone, or in a batch. */
export function profileQuery(db: Database, userId: string) {
  return db
    .select({
      revision: profiles.revision,
      name: profiles.name,
      contact: profiles.contact,
      preferences: profiles.preferences,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
}

export function viewProfile(row: Awaited<ReturnType<typeof profileQuery>>[number] | undefined): ProfileView {
  if (!row) throw new Error("Every user has a profile");
  return {
    revision: row.revision,
    name: row.name,
    contact: row.contact ?? noContact,
    preferences: { ...defaultPreferences, ...row.preferences },
  };
}

/** False for users who signed up with Google and never set a password. */
export async function hasPassword(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ctx.user.id), isNotNull(users.passwordHash)));
  return rows.length > 0;
}
