import { and, eq, sql } from "drizzle-orm";
import { facts } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { AnswerQuestion } from "./fact.schema";
import { factsPerUser } from "./limits";
import { subjectKey } from "./subject-key";

/**
 * Keeps an answer as a fact with its date: one a subject, the newest stands, however many are sent at once.
 * A new subject is refused where the user has as many as we keep.
 */
export async function answerQuestion(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: SignedInUser },
  input: AnswerQuestion,
): Promise<{ ok: true } | { ok: false; reason: "too-many" }> {
  const now = ctx.now();
  const confirmed = input.answer === "yes";
  const detail = (confirmed && input.detail) || null;
  const key = subjectKey(input.subject);
  const mine = and(eq(facts.userId, ctx.user.id), eq(facts.subjectKey, key));
  // Columns in the order of the schema.
  const kept = await ctx.db
    .insert(facts)
    .select(
      sql`SELECT ${ctx.newId()}, ${ctx.user.id}, ${input.subject}, ${key}, ${Number(confirmed)}, ${detail}, ${now}
        WHERE (SELECT count(*) FROM ${facts} WHERE ${facts.userId} = ${ctx.user.id}) < ${factsPerUser}
        OR EXISTS (SELECT 1 FROM ${facts} WHERE ${mine})`,
    )
    .onConflictDoUpdate({
      target: [facts.userId, facts.subjectKey],
      set: { subject: input.subject, confirmed, detail, answeredAt: now },
      setWhere: sql`${facts.answeredAt} <= ${now}`,
    })
    .returning({ id: facts.id });
  if (kept.length > 0) return { ok: true };
  const newer = await ctx.db.select({ id: facts.id }).from(facts).where(mine);
  return newer.length > 0 ? { ok: true } : { ok: false, reason: "too-many" };
}
