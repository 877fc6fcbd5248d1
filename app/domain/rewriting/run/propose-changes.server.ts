import { and, eq, sql } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import { rewriteMaxAttempts } from "~/domain/rewriting/limits";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { matchResume } from "~/tailor/match/match-resume";
import { type ModelAnswer, readModelAnswer } from "~/tailor/model/model-answer";
import { writeTask } from "~/tailor/model/write-task";
import type { TailorInput } from "~/tailor/tailor-resume";
import { askModel, type ModelOutcome } from "./ask-model.server";
import { fallbackReason } from "./failures";

/** `answer` is absent if the rules do all the work; `fallbackReason` then says why, if a model was meant to. */
export interface ModelProposal {
  answer?: ModelAnswer;
  fallbackReason: string | null;
}

/**
 * Asks a model for changes. The outcome is saved with the row at once, so that a redelivery does not ask, and pay,
 * again. The last attempt never asks the model: whatever failed before, the rules still give a result.
 */
export async function proposeChanges(
  ctx: Pick<AppContext, "ai" | "db" | "now">,
  row: RewriteRow,
  input: TailorInput,
): Promise<ModelProposal> {
  const wasAsked = row.model !== null;
  if (!ctx.ai && !wasAsked) return { fallbackReason: null };
  if (row.attempts >= rewriteMaxAttempts) return { fallbackReason: row.fallbackReason ?? fallbackReason("crash") };
  if (wasAsked) return proposalOf(row);
  if (!ctx.ai) return { fallbackReason: null };

  const { resume, posting, facts, asOf } = input;
  const match = matchResume(resume, posting, { facts, asOf });
  await noteAsking(ctx, row);
  const outcome = await askModel({ ai: ctx.ai, now: ctx.now }, writeTask({ resume, posting, match, facts }));
  if (!outcome.ok) logError(`Rewrite ${row.id} without the model`, `${outcome.failure} (${outcome.detail})`);
  const columns = columnsOf(outcome);
  await ctx.db
    .update(rewrites)
    .set(columns)
    .where(and(eq(rewrites.id, row.id), eq(rewrites.leaseId, row.leaseId ?? "")));
  return proposalOf(columns);
}

/**
 * Counts the request before the model is asked, so that the row shows it whatever happens. Throws if the lease is lost,
 * so that no model is asked.
 */
async function noteAsking(ctx: Pick<AppContext, "db">, row: RewriteRow): Promise<void> {
  const noted = await ctx.db
    .update(rewrites)
    .set({ asks: sql`${rewrites.asks} + 1` })
    .where(and(eq(rewrites.id, row.id), eq(rewrites.status, "running"), eq(rewrites.leaseId, row.leaseId ?? "")))
    .returning({ id: rewrites.id });
  if (noted.length === 0) throw new Error("The lease is lost: another consumer has the rewrite, or it is gone");
}

function columnsOf(outcome: ModelOutcome) {
  return {
    ...outcome.usage,
    modelAnswer: outcome.ok ? JSON.stringify(outcome.answer) : null,
    fallbackReason: outcome.ok ? null : fallbackReason(outcome.failure),
  };
}

/** Older rows have the model's answer in the column of the result. */
function proposalOf(
  row: Pick<RewriteRow, "modelAnswer" | "fallbackReason"> & { result?: string | null },
): ModelProposal {
  const kept = row.modelAnswer ?? row.result ?? null;
  if (kept === null) return { fallbackReason: row.fallbackReason };
  const read = readModelAnswer(kept);
  if (!read.ok) return { fallbackReason: fallbackReason("bad-schema") };
  return { answer: read.answer, fallbackReason: row.fallbackReason };
}
