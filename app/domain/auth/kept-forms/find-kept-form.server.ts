import { and, eq, gt } from "drizzle-orm";
import { keptForms } from "../../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../../ports/context";
import { hashToken } from "../secrets.server";

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
