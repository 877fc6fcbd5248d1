import { and, eq, inArray, sql } from "drizzle-orm";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { hasVerifiedFactor, isUsable } from "~/domain/auth/sessions/read-session.server";
import type { AppContext } from "~/ports/context";

/** Which of these sessions are an admin's now: not ended, not suspended, and with their second factor if there is one. */
export async function liveSessions(ctx: Pick<AppContext, "db" | "now">, ids: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
        isUsable(ctx.now()),
        eq(profiles.role, "admin"),
        sql`(${sessions.aal} = 'aal2' OR NOT ${hasVerifiedFactor})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
