import { and, eq } from "drizzle-orm";
import { applicationSteps } from "~/db/schema/jobs";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { copyAttachments } from "./copy-attachments.server";
import { followSteps } from "./follow-steps.server";
import { isFutureDay, type StepRefusal } from "./record-step.server";
import { dayStart, type RecordStep } from "./step.schema";
import { isOwnPost } from "./step-queries";

/** Corrects a step, and its attachments unless they are to be kept; the job's status follows its latest step. */
export async function changeStep(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  jobId: string,
  input: RecordStep,
): Promise<{ ok: true } | { ok: false; reason: Exclude<StepRefusal, "too-many" | "used"> }> {
  if (isFutureDay(input.day, ctx.now())) return { ok: false, reason: "future-day" };
  const attachments = input.attachments.from === "keep" ? {} : await changedAttachments(ctx, jobId, input.attachments);
  if (!attachments) return { ok: false, reason: "attachments-gone" };
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
      .set({ status: input.status, happenedAt: dayStart(input.day), ...attachments })
      .where(mine)
      .returning({ id: applicationSteps.id }),
    followSteps(ctx, jobId),
  ]);
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "not-found" };
}

/** Other attachments in place of those that an old row has in its columns, too. */
async function changedAttachments(
  ctx: Parameters<typeof changeStep>[0],
  jobId: string,
  attachments: RecordStep["attachments"],
) {
  const copies = await copyAttachments(ctx, jobId, attachments);
  return copies && { ...copies, sentResume: null, sentLetter: null, sentDocument: null };
}
