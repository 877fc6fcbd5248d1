import { and, eq } from "drizzle-orm";
import { applicationSteps } from "~/db/schema/jobs";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { copyPapers } from "./copy-papers.server";
import { followSteps } from "./follow-steps.server";
import { isFutureDay, type StepRefusal } from "./record-step.server";
import { dayStart, type RecordStep } from "./step.schema";
import { isOwnPost } from "./step-queries";

/** Corrects a step, and its papers unless they are to be kept; the job's status follows its latest step. */
export async function changeStep(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  jobId: string,
  input: RecordStep,
): Promise<{ ok: true } | { ok: false; reason: Exclude<StepRefusal, "too-many" | "used"> }> {
  if (isFutureDay(input.day, ctx.now())) return { ok: false, reason: "future-day" };
  const papers = input.papers.from === "keep" ? {} : await changedPapers(ctx, jobId, input.papers);
  if (!papers) return { ok: false, reason: "papers-gone" };
  const mine = and(
    eq(applicationSteps.id, input.id),
    eq(applicationSteps.jobPostId, jobId),
    eq(applicationSteps.userId, ctx.user.id),
    isOwnPost(ctx.user.id, jobId),
  );
  const [, changed] = await ctx.db.batch([
    releaseContents(ctx, referencesOf(applicationSteps, mine)),
    ctx.db
      .update(applicationSteps)
      .set({ status: input.status, happenedAt: dayStart(input.day), ...papers })
      .where(mine)
      .returning({ id: applicationSteps.id }),
    followSteps(ctx, jobId),
  ]);
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "not-found" };
}

/** Other papers in place of those that an old row has in its columns, too. */
async function changedPapers(ctx: Parameters<typeof changeStep>[0], jobId: string, papers: RecordStep["papers"]) {
  const copies = await copyPapers(ctx, jobId, papers);
  return copies && { ...copies, sentResume: null, sentLetter: null, sentDocument: null };
}
