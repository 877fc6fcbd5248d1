import { and, inArray, isNull, lt } from "drizzle-orm";
import { oneTimeTokens, sessions, users } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import { unconfirmedMaxAgeMilliseconds } from "./limits";

const rowsPerSweep = 500;

/** Forgets ended sessions, links nobody used (they carry password hashes) and accounts nobody confirmed. */
export async function sweepExpired(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const ended = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now)).limit(rowsPerSweep);
  const unused = db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(lt(oneTimeTokens.expiresAt, now))
    .limit(rowsPerSweep);
  const unconfirmed = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.emailConfirmedAt), lt(users.createdAt, now - unconfirmedMaxAgeMilliseconds)))
    .limit(rowsPerSweep);
  await db.batch([
    db.delete(sessions).where(inArray(sessions.id, ended)),
    db.delete(oneTimeTokens).where(inArray(oneTimeTokens.id, unused)),
    db.delete(users).where(inArray(users.id, unconfirmed)),
  ]);
}
