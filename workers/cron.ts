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

const sweeps: ((ctx: AppContext) => Promise<unknown>)[] = [
  sweepRewrites,
  sweepWaitlist,
  compareSubscribers,
  sweepUnstoredResumes,
  sweepDeletedResumes,
  sweepDeletedJobs,
  sweepExpired,
  moveOldRows,
  sweepContents,
  rotateSigningKeys,
];

/**
 * Runs all sweeps, which clean up after crashes and delete what has expired. Each is bounded and idempotent. If one
 * fails, the others still run, and the whole run counts as failed.
 */
export async function runCron(ctx: AppContext): Promise<void> {
  let failed = 0;
  for (const sweep of sweeps) {
    try {
      await sweep(ctx);
    } catch (error) {
      failed++;
      logError("Cron", error);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${sweeps.length} sweeps failed`);
}
