import { inArray, lt } from "drizzle-orm";
import { keptForms, sessions } from "~/db/schema/accounts";
import { flowStates, mfaChallenges, oneTimeTokens } from "~/db/schema/sign-in";
import type { AppContext } from "~/ports/context";

const rowsPerSweep = 500;

/** Deletes what has expired: sessions, unused links (they carry password hashes), flows, challenges and kept forms. */
export async function sweepExpired(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  type Ending = typeof sessions | typeof oneTimeTokens | typeof flowStates | typeof mfaChallenges | typeof keptForms;
  const ended = (table: Ending) =>
    db
      .delete(table)
      .where(
        inArray(table.id, db.select({ id: table.id }).from(table).where(lt(table.expiresAt, now)).limit(rowsPerSweep)),
      );
  await db.batch([ended(sessions), ended(oneTimeTokens), ended(flowStates), ended(mfaChallenges), ended(keptForms)]);
}
