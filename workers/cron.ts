import { sweepDeadLetters } from "~/domain/admin/dead-letters.server";
import { recordCronRun } from "~/domain/admin/record-cron-run.server";
import { rotateSigningKeys } from "~/domain/auth/sessions/signing-keys.server";
import { sweepExpired } from "~/domain/auth/sweep-expired.server";
import { compareSubscribers } from "~/domain/billing/compare-subscribers.server";
import { sweepDeletedJobs } from "~/domain/jobs/bin/job-bin.server";
import { sweepDeletedResumes, sweepUnstoredResumes } from "~/domain/resumes/bin/resume-bin.server";
import { sweepRewrites } from "~/domain/rewriting/run/sweep-rewrites.server";
import { moveOldRows } from "~/domain/storage/move-old-rows.server";
import { sweepContents } from "~/domain/storage/sweep-contents.server";
import { sweepWaitlist } from "~/domain/waitlist/sweep-waitlist.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";

/** By the names that the admin's page shows. */
const sweeps: Record<string, (ctx: AppContext) => Promise<unknown>> = {
  rewrites: sweepRewrites,
  waitlist: sweepWaitlist,
  subscribers: compareSubscribers,
  "unstored resumes": sweepUnstoredResumes,
  "deleted resumes": sweepDeletedResumes,
  "deleted posts": sweepDeletedJobs,
  expired: sweepExpired,
  "old rows": moveOldRows,
  contents: sweepContents,
  "dead letters": sweepDeadLetters,
  "signing keys": rotateSigningKeys,
};

/**
 * Runs all sweeps, which clean up after crashes and delete what has expired. Each is bounded and idempotent. If one
 * fails, the others still run, and the whole run counts as failed.
 */
export async function runCron(ctx: AppContext): Promise<void> {
  const startedAt = ctx.now();
  const failed: string[] = [];
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(ctx);
    } catch (error) {
      failed.push(name);
      logError("Cron", error);
    }
  }
  await recordCronRun(ctx, { startedAt, failed });
  if (failed.length > 0) throw new Error(`${failed.length} of ${Object.keys(sweeps).length} sweeps failed`);
}
