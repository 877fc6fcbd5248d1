import { and, eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { facts } from "~/db/schema/matching";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Answer, AnswerQuestion, ChangeAnswer } from "./fact.schema";
import { factsPerUser } from "./limits";
import { answersOf } from "./list-answers.server";

type SavingContext = Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> };
type NewFact = Pick<Answer, "subject" | "confirmed" | "detail" | "insteadOf">;
type Saved = { ok: true; answers: Answer[] } | { ok: false; reason: "too-many" };

/** Saves answers to questions about what a post asks for. */
export function answerQuestions(ctx: SavingContext, inputs: readonly AnswerQuestion[]): Promise<Saved> {
  const rows = inputs.map(({ subject, answer, detail }) => {
    const confirmed = answer === "yes";
    return { subject, confirmed, detail: (confirmed && detail) || null, insteadOf: null };
  });
  return saveFacts(ctx, rows);
}

/** A new wording of a line that its owner says is true. */
export interface ConfirmedWording {
  subject: string;
  insteadOf: string;
}

/** Saves each wording as a yes for the entry of its line. */
export function confirmWordings(ctx: SavingContext, wordings: readonly ConfirmedWording[]): Promise<Saved> {
  return saveFacts(
    ctx,
    wordings.map((wording) => ({ ...wording, confirmed: true, detail: null })),
  );
}

/**
 * Saves dated facts and reads all answers of the user, in one round trip. Each subject has one answer: the newest wins,
 * even when several are sent at once. "too-many" where the account is full: those that had room are saved, and sent again
 * they are the same ones.
 */
async function saveFacts(ctx: SavingContext, rows: readonly NewFact[]): Promise<Saved> {
  const answeredAt = ctx.now();
  const saved = rows.map((row) => {
    const key = subjectKey(row.subject);
    const mine = and(eq(facts.userId, ctx.user.id), eq(facts.subjectKey, key));
    const room = sql`WHERE (SELECT count(*) FROM ${facts} WHERE ${facts.userId} = ${ctx.user.id}) < ${factsPerUser}
      OR EXISTS (SELECT 1 FROM ${facts} WHERE ${mine})`;
    return ctx.db
      .insert(facts)
      .select(rowOf(facts, { ...row, id: ctx.newId(), userId: ctx.user.id, subjectKey: key, answeredAt }, room))
      .onConflictDoUpdate({
        target: [facts.userId, facts.subjectKey],
        set: { ...row, answeredAt },
        setWhere: sql`${facts.answeredAt} <= ${answeredAt}`,
      });
  });
  const all = answersOf(ctx.db, ctx.user.id);
  const [first, ...others] = saved;
  const answers = (first ? (await ctx.db.batch([first, ...others, all])).at(-1) : await all) as Answer[];
  const known = new Set(answers.map(({ subject }) => subjectKey(subject)));
  return rows.every(({ subject }) => known.has(subjectKey(subject)))
    ? { ok: true, answers }
    : { ok: false, reason: "too-many" };
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
