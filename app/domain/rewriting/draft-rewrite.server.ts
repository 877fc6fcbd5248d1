import { and, eq } from "drizzle-orm";
import { rewrites } from "../../db/schema/rewriting";
import { logError } from "../../log-error";
import type { AppContext } from "../../ports/context";
import { matchResume } from "../../tailor/match/match-resume";
import type { ModelAnswer } from "../../tailor/model/model-answer";
import { writeTask } from "../../tailor/model/write-task";
import type { TailorInput } from "../../tailor/tailor-resume";
import { askModel, type ModelOutcome } from "./ask-model.server";
import { fallbackReason } from "./fallback-reason";
import { rewriteMaxAttempts } from "./limits";
import type { RewriteRow } from "./rewrite-row";

/** `answer` is absent where the rules do all of the work; with a reason where a model was to do it. */
export interface RewriteDraft {
  answer?: ModelAnswer;
  fallbackReason: string | null;
}

/**
 * What a model proposes for a rewrite. What came of asking is kept with the row at once, so that a redelivery does not
 * ask, and pay, again. The last attempt never asks: whatever ended those before, the rules still give a result.
 */
export async function draftRewrite(
  ctx: Pick<AppContext, "ai" | "db" | "now">,
  row: RewriteRow,
  input: TailorInput,
): Promise<RewriteDraft> {
  const wasAsked = row.model !== null;
  if (!ctx.ai && !wasAsked) return { fallbackReason: null };
  if (row.attempts >= rewriteMaxAttempts) return { fallbackReason: row.fallbackReason ?? fallbackReason("crash") };
  if (wasAsked) return draftOf(row);
  if (!ctx.ai) return { fallbackReason: null };

  const { resume, posting, facts, asOf } = input;
  const match = matchResume(resume, posting, { facts, asOf });
  const outcome = await askModel({ ai: ctx.ai, now: ctx.now }, writeTask({ resume, posting, match, facts }));
  if (!outcome.ok) logError(`Rewrite ${row.id} without the model`, `${outcome.failure} (${outcome.detail})`);
  const columns = columnsOf(outcome);
  await ctx.db
    .update(rewrites)
    .set(columns)
    .where(and(eq(rewrites.id, row.id), eq(rewrites.leaseId, row.leaseId ?? "")));
  return draftOf(columns);
}

function columnsOf(outcome: ModelOutcome) {
  return {
    ...outcome.usage,
    result: outcome.ok ? JSON.stringify(outcome.answer) : null,
    fallbackReason: outcome.ok ? null : fallbackReason(outcome.failure),
  };
}

function draftOf(row: Pick<RewriteRow, "result" | "fallbackReason">): RewriteDraft {
  const answer = row.result === null ? undefined : (JSON.parse(row.result) as ModelAnswer);
  return { answer, fallbackReason: row.fallbackReason };
}
