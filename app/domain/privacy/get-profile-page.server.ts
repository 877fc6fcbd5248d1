import { profileQuery, viewProfile } from "~/domain/auth/account/get-profile.server";
import type { ProfileView } from "~/domain/auth/account/profile.schema";
import type { StorageView } from "~/domain/storage/storage.shared";
import { storageQuery, viewStorage } from "~/domain/storage/view-storage.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/** The user's profile and what they store, in one round trip. */
export async function getProfilePage(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<{ profile: ProfileView; storage: StorageView }> {
  const { db, user } = ctx;
  const [[profile], [stored]] = await db.batch([profileQuery(db, user.id), storageQuery(db, user.id)]);
  return { profile: viewProfile(profile), storage: viewStorage(stored) };
}
