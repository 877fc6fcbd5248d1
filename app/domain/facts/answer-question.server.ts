import { and, eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { facts } from "~/db/schema/matching";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Answer, AnswerQuestion, ChangeAnswer } from "./fact.schema";
import { factsPerUser } from "./limits";
import { answersOf } from "./list-answers.server";

/**
 * Saves an answer as a dated fact. Each subject has one answer: the newest wins, even when several are sent at once. A
 * new subject is refused when the user already has the maximum number of answers.
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
  const kept = await ctx.db
    .insert(facts)
    .select(
      rowOf(
        facts,
        {
          id: ctx.newId(),
          userId: ctx.user.id,
          subject: input.subject,
          subjectKey: key,
          confirmed,
          detail,
          insteadOf: null,
          answeredAt: now,
        },
        sql`WHERE (SELECT count(*) FROM ${facts} WHERE ${facts.userId} = ${ctx.user.id}) < ${factsPerUser}
          OR EXISTS (SELECT 1 FROM ${facts} WHERE ${mine})`,
      ),
    )
    .onConflictDoUpdate({
      target: [facts.userId, facts.subjectKey],
      set: { subject: input.subject, confirmed, detail, insteadOf: null, answeredAt: now },
      setWhere: sql`${facts.answeredAt} <= ${now}`,
    })
    .returning({ id: facts.id });
  if (kept.length > 0) return { ok: true };
  const newer = await ctx.db.select({ id: facts.id }).from(facts).where(mine);
  return newer.length > 0 ? { ok: true } : { ok: false, reason: "too-many" };
}

/** A new wording of a line that its owner says is true. */
export interface ConfirmedWording {
  subject: string;
  insteadOf: string;
}

/**
 * Saves each wording as a dated yes for the entry of its line, and reads all answers of the user, in one round trip.
 * "too-many" where the account is full: those that had room are saved, and said again they are the same ones.
 */
export async function confirmWordings(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  wordings: readonly ConfirmedWording[],
): Promise<{ ok: true; answers: Answer[] } | { ok: false; reason: "too-many" }> {
  const now = ctx.now();
  const saved = wordings.map(({ subject, insteadOf }) => {
    const key = subjectKey(subject);
    const mine = and(eq(facts.userId, ctx.user.id), eq(facts.subjectKey, key));
    const row = {
      ...{ id: ctx.newId(), userId: ctx.user.id, subject, subjectKey: key, confirmed: true, detail: null, insteadOf },
      answeredAt: now,
    };
    const room = sql`WHERE (SELECT count(*) FROM ${facts} WHERE ${facts.userId} = ${ctx.user.id}) < ${factsPerUser}
      OR EXISTS (SELECT 1 FROM ${facts} WHERE ${mine})`;
    return ctx.db
      .insert(facts)
      .select(rowOf(facts, row, room))
      .onConflictDoUpdate({
        target: [facts.userId, facts.subjectKey],
        set: { subject, confirmed: true, detail: null, insteadOf, answeredAt: now },
        setWhere: sql`${facts.answeredAt} <= ${now}`,
      });
  });
  const results = await ctx.db.batch([answersOf(ctx.db, ctx.user.id), ...saved, answersOf(ctx.db, ctx.user.id)]);
  const answers = results.at(-1) as Answer[];
  const isSaved = wordings.every(({ subject }) => answers.some((answer) => answer.subject === subject));
  return isSaved ? { ok: true, answers } : { ok: false, reason: "too-many" };
}

/** The key of a subject, so that its spelling does not matter: lower case, runs of blanks joined. */
function subjectKey(subject: string): string {
  return subject.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Replaces one of the user's answers and sets its date to now. */
export async function changeAnswer(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: ChangeAnswer & { id: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const confirmed = input.answer === "yes";
  const changed = await ctx.db
    .update(facts)
    .set({ confirmed, detail: (confirmed && input.detail) || null, answeredAt: ctx.now() })
    .where(and(eq(facts.id, input.id), eq(facts.userId, ctx.user.id)))
    .returning({ id: facts.id });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "not-found" };
}

/** Deletes one of the user's answers, so that later matches and rewrites do not use it. Idempotent. */
export async function withdrawAnswer(ctx: Pick<AppContext, "db"> & { user: SignedInUser }, id: string): Promise<void> {
  await ctx.db.delete(facts).where(and(eq(facts.id, id), eq(facts.userId, ctx.user.id)));
}
