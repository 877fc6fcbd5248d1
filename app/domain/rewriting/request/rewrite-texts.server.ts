import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { getJob } from "~/domain/jobs/get-job.server";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { rewriteCallsPerUser, spendsCredits } from "~/domain/rewriting/limits";
import { findTexts, keepTexts } from "~/domain/rewriting/run/keep-texts.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { getUsage } from "~/domain/rewriting/show/get-usage.server";
import { lookForRoom, type NoRoom } from "~/domain/storage/admit-write.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { admitRewrite, type LimitReached } from "./admit-rewrite.server";
import type { RewriteTexts } from "./rewrite-texts.schema";
import { findSameRewrite } from "./same-input.server";

type Rewritten =
  | { ok: true; rewrittenCv: string; coverLetter: string }
  | { ok: false; reason: "not-found" }
  /** `counted`: a model was asked and the use is not given back. */
  | { ok: false; reason: "failed"; counted: boolean }
  | LimitReached
  | NoRoom
  | RateLimited;

/**
 * Rewrites a resume while its caller waits, stored like any other rewrite: the texts are saved, one use is reserved,
 * and the row is leased, processed and settled, and appears in the history. If the caller or this process goes away,
 * the cron requeues the row and the queue finishes it; its letter is then signed with the resume's name. A rewrite made
 * before from the same input is returned as it is and costs no use.
 */
export async function rewriteTexts(ctx: AppContext & { user: SignedInUser }, input: RewriteTexts): Promise<Rewritten> {
  const refused = await takeLimits(ctx, [[rewriteCallsPerUser, ctx.user.id]]);
  if (refused) return refused;
  const found = await findTexts(ctx, input);
  const name = input.userName || undefined;
  const same = await sameAs(ctx, found, name);
  if (same) return same;
  // What is refused leaves no texts behind; the reservation below is what counts.
  const { used, limit, tier, credits } = await getUsage(ctx);
  const isUsedUp = limit !== null && used >= limit && (!spendsCredits(tier) || credits === 0);
  if (isUsedUp) return { ok: false, reason: "limit-reached", tier, limit };

  const adds = [
    ...(found.resume?.deletedAt === null ? [] : (["resumes"] as const)),
    ...(found.job?.deletedAt === null ? [] : (["jobs"] as const)),
  ];
  const full = await lookForRoom(ctx, { adds });
  if (full) return full;

  const id = ctx.newId();
  const admitted = await admitRewrite(ctx, { id, name, ...(await keepTexts(ctx, input, found)) });
  if (!admitted.ok) return admitted;
  if ("sameAs" in admitted) return textsOf(ctx, admitted.sameAs);
  const work = { rewriteId: id, name };
  let outcome = await processRewrite(ctx, work);
  // The attempts are counted in the row: this ends.
  while (outcome === "retry") outcome = await processRewrite(ctx, work);
  return textsOf(ctx, id);
}

async function sameAs(
  ctx: AppContext & { user: SignedInUser },
  { resume, job }: Awaited<ReturnType<typeof findTexts>>,
  name: string | undefined,
): Promise<Rewritten | null> {
  if (resume?.deletedAt !== null || job?.deletedAt !== null) return null;
  const [readResume, readJob] = await Promise.all([getResume(ctx, resume.id), getJob(ctx, job.id)]);
  const id = readResume && readJob && (await findSameRewrite(ctx, { resume: readResume, job: readJob, name }));
  return id ? textsOf(ctx, id) : null;
}

async function textsOf(ctx: AppContext & { user: SignedInUser }, id: string): Promise<Rewritten> {
  const rewrite = await getRewrite(ctx, id);
  if (rewrite?.status !== "done" || rewrite.rewrittenCv === null) {
    return { ok: false, reason: "failed", counted: rewrite?.counted ?? false };
  }
  return { ok: true, rewrittenCv: rewrite.rewrittenCv, coverLetter: rewrite.coverLetter ?? "" };
}
