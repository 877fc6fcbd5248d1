import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import type { SecondMethod } from "~/domain/auth/sessions/session.schema";
import type { AppContext, SignedInUser } from "~/ports/context";

/**
 * The statements that raise the user's session to aal2 if `proven` holds; they belong in one batch with the statements
 * after them that use the proof up. The refresh counter advances by two and the time of the last refresh is cleared, so
 * that no older refresh token counts as a race of tabs and none from aal1 brings tokens of aal2. Other sessions at aal1
 * end, because one of them may be why the factor was set up.
 */
export function raiseSession(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id" | "sessionId"> },
  input: { method: SecondMethod; factorId: string | null; proven: SQL },
) {
  const { db, user } = ctx;
  const entry = JSON.stringify({ method: input.method, timestamp: Math.floor(ctx.now() / 1000) });
  const others = sql`select value from json_each(${sessions.amr}) where value ->> 'method' <> ${input.method}`;
  return [
    db
      .update(sessions)
      .set({
        aal: "aal2",
        factorId: input.factorId,
        amr: sql`(select json_group_array(json(value)) from (select ${entry} as value union all ${others}))`,
        refreshCounter: sql`${sessions.refreshCounter} + 2`,
        refreshedAt: null,
        lastUsedAt: ctx.now(),
      })
      .where(and(eq(sessions.id, user.sessionId), eq(sessions.userId, user.id), input.proven))
      .returning(),
    db
      .delete(sessions)
      .where(
        and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId), eq(sessions.aal, "aal1"), input.proven),
      ),
  ] as const;
}
