import { and, eq, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import type { AppContext, SignedInUser } from "~/ports/context";
import { getProfile } from "./get-profile.server";
import type { ProfileView, SaveProfile } from "./profile.schema";

/**
 * Saves the user's profile if it is still the one that the form showed; otherwise answers with the current one. Sending
 * a form twice saves it once.
 */
export async function saveProfile(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: SaveProfile,
): Promise<{ ok: true } | { ok: false; reason: "stale"; current: ProfileView }> {
  const { revision, name, paper, template, ...contact } = input;
  const wanted = { name, contact, preferences: { paper, template } };
  const [saved] = await ctx.db
    .update(profiles)
    .set({ ...wanted, revision: sql`${profiles.revision} + 1` })
    .where(and(eq(profiles.id, ctx.user.id), eq(profiles.revision, revision)))
    .returning({ id: profiles.id });
  if (saved) return { ok: true };
  const current = await getProfile(ctx);
  return isSame(current, wanted) ? { ok: true } : { ok: false, reason: "stale", current };
}

type Saved = Omit<ProfileView, "revision">;

function isSame(one: Saved, other: Saved): boolean {
  const [left, right] = [one, other].map(({ name, contact, preferences }) => {
    const { email, phone, location, links } = contact;
    return JSON.stringify([name, email, phone, location, links, preferences.paper, preferences.template]);
  });
  return left === right;
}
